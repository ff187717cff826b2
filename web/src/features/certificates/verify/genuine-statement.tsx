import { type KeptStanding, standingByList } from '#shared/certificates/rules/standing-by-list.ts'
import type { GoodStandingContent } from '#shared/certificates/statements/good-standing-statement.ts'
import type {
  EarlierStatementContent,
  RegistrationStatementContent,
} from '#shared/certificates/statements/registration-statement.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { EntryOnDay } from '#shared/register/records/public-register.ts'
import { holdSentence, wordingSentences } from '#shared/register/rules/register-words.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { factsOnPaper } from '#web/ui/letter/facts-on-paper.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Answer, type AnswerProps } from './answer.tsx'
import { AskedAt } from './asked-at.tsx'
import { ByList } from './by-list.tsx'
import { askRegisterOrList } from './check-certificate.ts'

/** @returns null where the register has no such number; undefined where it did not answer */
const askRegister = async (number: string, signal: AbortSignal): Promise<EntryOnDay | null | undefined> => {
  try {
    return (await api.register.entry({ params: { number } }, { signal })).data
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return asFailure(thrown).status === 404 ? null : undefined
  }
}

type Told = Pick<EntryOnDay, 'standing'> & Partial<Pick<EntryOnDay, 'wording'>>

/** What the kept list says instead of the register; undefined if nothing. */
const toldBy = (
  kept: KeptStanding | null,
  { issued_on }: EarlierStatementContent,
  today: string,
): Told | null | undefined => {
  const standing = kept ? standingByList(kept, issued_on, today) : undefined
  return standing ? { standing } : standing
}

const answerOn = (
  { issued_on, counts_until }: EarlierStatementContent,
  entry: Told | null | undefined,
  { today, listOf, paper }: { today: string; listOf: string | undefined; paper: Paper },
): Omit<AnswerProps, 'children'> => {
  const asOf = listOf && `as of ${formatMoment(listOf)}`
  const then = `The registration was in force on ${formatDate(issued_on)}.`
  if (entry === undefined)
    return {
      ...{ tone: 'doubt', icon: 'info', title: `Genuine ${paper}; the present standing could not be asked` },
      text: `${then} The register could not be asked whether it still is: there is no network, or the register is busy.`,
    }
  if (entry?.standing !== 'active')
    return {
      ...{ tone: 'bad', icon: 'alert' },
      title: `Genuine ${paper}, but ${entry ? standingLabels[entry.standing].toLowerCase() : 'not in the register'} ${asOf ?? 'today'}`,
      text: [then, entry?.wording && `The register says: ${wordingSentences.en[entry.wording]}`]
        .filter(Boolean)
        .join(' '),
    }
  if (counts_until < today)
    return {
      ...{ tone: 'doubt', icon: 'clock', title: `Genuine ${paper}, but too old` },
      text: `${then} It counted until ${formatDate(counts_until)}. Ask for a newer one.`,
    }
  if (asOf)
    return {
      ...{ tone: 'doubt', icon: 'check', title: `Genuine ${paper}, in force ${asOf}` },
      text: then,
    }
  return {
    ...{ tone: 'good', icon: 'check', title: `Genuine ${paper}` },
    text: `${then} It is in force today too.`,
  }
}

type Paper = 'statement of registration' | 'letter of good standing'

interface GenuineStatementProps {
  paper: Paper
  content: EarlierStatementContent | RegistrationStatementContent | GoodStandingContent
  page: string
}

/** A statement of registration or a letter of good standing: the standing on its day, and the standing today. */
export const GenuineStatement = ({ paper, content, page }: GenuineStatementProps) => {
  const today = dayInKarachi(new Date())
  const asked = useApi(
    (signal) => askRegisterOrList(askRegister(content.number, signal), content.number, signal),
    [content],
  )
  if (asked.state === 'loading')
    return <p role="status">The signature is genuine. Asking the register for the present standing…</p>
  const { standing: entry, kept } = asked.data ?? { standing: undefined, kept: null }
  const byList = toldBy(kept, content, today)
  const listOf = byList === undefined ? undefined : kept?.at
  return (
    <Answer {...answerOn(content, entry === undefined ? byList : entry, { today, listOf, paper })}>
      {kept && <ByList kept={kept} isUsed={listOf !== undefined} today={today} />}
      {entry === undefined && (
        <p>
          <Button look="outline" onClick={asked.reload}>
            Ask again
          </Button>
        </p>
      )}
      {entry?.hold && <p className="banner-note">{holdSentence.en}</p>}
      <p>Compare each of these facts with the paper, and the name with the identity card of who shows it.</p>
      <SummaryList
        items={[
          ...('addressed_to' in content ? [{ label: 'Addressed to', value: content.addressed_to }] : []),
          ...factsOnPaper(content),
          { label: 'As of', value: formatDate(content.issued_on) },
          { label: 'Counts until', value: formatDate(content.counts_until) },
          ...('issued_by' in content
            ? [
                { label: 'Issued by', value: content.issued_by },
                { label: 'Confirmed by', value: content.confirmed_by },
              ]
            : []),
        ]}
      />
      <AskedAt at={entry?.checked_at} page={page} />
    </Answer>
  )
}
