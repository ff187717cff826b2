import type { ReactNode } from 'react'
import { useWords } from '#web/ui/language/language.ts'
import { Answer, type AnswerProps } from './answer.tsx'
import { type Verdict, verifyWords } from './verify-words.ts'

type Look = Pick<AnswerProps, 'tone' | 'icon'>

const bad: Look = { tone: 'bad', icon: 'alert' }
const wrong: Look = { tone: 'bad', icon: 'close' }
const unknown: Look = { tone: 'doubt', icon: 'info' }
const newer: Look = { tone: 'doubt', icon: 'renew' }

/** Colour and icon of a result; its title says the same in words. */
const verdictLooks: Record<Verdict, Look> = {
  'in-force': { tone: 'good', icon: 'check' },
  expired: { tone: 'doubt', icon: 'clock' },
  suspended: bad,
  removed: bad,
  outdated: newer,
  replaced: newer,
  void: bad,
  'not-in-register': bad,
  differs: wrong,
  unasked: unknown,
  forged: wrong,
  'no-keys': unknown,
  'no-crypto': unknown,
}

/** One of the known results, in the language of the page. */
export const VerdictAnswer = ({ verdict, children }: { verdict: Verdict; children?: ReactNode }) => (
  <Answer {...verdictLooks[verdict]} {...useWords(verifyWords).answers[verdict]}>
    {children}
  </Answer>
)
