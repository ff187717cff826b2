/** The filters of a list of cases in words: for the page, the log of exports, and a list without results. */

import { formatDate } from '#shared/kit/format.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import type { QueueChoices } from '../records/queue.ts'

export type ChoiceName = keyof QueueChoices
type Closed = 'type' | 'fee' | 'papers' | 'warnings'

/** The filters with closed lists of values, each with its label. */
export const choiceOptions: { [Name in Closed]: Record<NonNullable<QueueChoices[Name]>, string> } = {
  type: applicationTypeLabels,
  fee: { unpaid: 'Unpaid', paid: 'Verified' },
  papers: { missing: 'Missing', complete: 'Complete' },
  warnings: { yes: 'Some', no: 'None' },
}

const words: { [Name in ChoiceName]: (value: NonNullable<QueueChoices[Name]>) => string } = {
  type: (type) => `Type: ${choiceOptions.type[type]}`,
  fee: (fee) => `Fee: ${choiceOptions.fee[fee]}`,
  papers: (papers) => `Papers: ${choiceOptions.papers[papers]}`,
  warnings: (warnings) => (warnings === 'yes' ? 'With warnings' : 'Without warnings'),
  city: (city) => `City: ${city}`,
  assigned: (who) =>
    who === 'me' ? 'Assigned to you' : who === 'nobody' ? 'Assigned to nobody' : 'Assigned to one person',
  from: (day) => `Submitted from ${formatDate(day)}`,
  to: (day) => `Submitted to ${formatDate(day)}`,
}
export const choiceNames = Object.keys(words) as ChoiceName[]

/** Each filter that is set, in the same order always. */
export const choiceWords = (choices: QueueChoices): { name: ChoiceName; words: string }[] =>
  choiceNames.flatMap((name) => {
    const value = choices[name]
    return value ? [{ name, words: (words[name] as (value: string) => string)(value) }] : []
  })
