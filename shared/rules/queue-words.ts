/** The filters of a list of cases in words: for the page, the log of exports, and whoever finds nothing. */
import { formatDate } from '../format.ts'
import type { QueueChoices } from '../records/queue.ts'
import { applicationTypeLabels } from '../vocabulary.ts'

export type ChoiceName = keyof QueueChoices

const words: { [Name in ChoiceName]: (value: NonNullable<QueueChoices[Name]>) => string } = {
  type: (type) => `Type: ${applicationTypeLabels[type]}`,
  fee: (fee) => (fee === 'paid' ? 'Fee verified' : 'Fee not verified'),
  papers: (papers) => (papers === 'complete' ? 'Papers complete' : 'Papers missing'),
  warnings: (warnings) => (warnings === 'yes' ? 'With warnings' : 'Without warnings'),
  city: (city) => `City: ${city}`,
  assigned: (who) =>
    ({ me: 'Assigned to you', nobody: 'Assigned to nobody' })[who] ?? 'Assigned to one person',
  from: (day) => `Submitted from ${formatDate(day)}`,
  to: (day) => `Submitted to ${formatDate(day)}`,
}
const names = Object.keys(words) as ChoiceName[]

/** Each filter that is set, in the same order always. */
export const choiceWords = (choices: QueueChoices): { name: ChoiceName; words: string }[] =>
  names.flatMap((name) => {
    const value = choices[name]
    return value ? [{ name, words: (words[name] as (value: string) => string)(value) }] : []
  })
