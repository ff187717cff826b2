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
  'was-in-force': { tone: 'doubt', icon: 'check' },
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

interface VerdictAnswerProps {
  verdict: Verdict
  /** When the list was made that says so; the register itself was not asked. */
  asOf?: string | undefined
  children?: ReactNode
}

/** One of the known results, in the language of the page. */
export const VerdictAnswer = ({ verdict, asOf, children }: VerdictAnswerProps) => {
  const words = useWords(verifyWords)
  const { title, text } = words.answers[verdict]
  return (
    <Answer {...verdictLooks[verdict]} title={asOf ? words.asOf(title, asOf) : title} text={text}>
      {children}
    </Answer>
  )
}
