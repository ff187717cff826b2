import { formatDate } from '#shared/kit/format.ts'
import type { StandingStep } from '#shared/register/records/standing.ts'
import { standingHistoryWords } from '#shared/register/rules/registration-events.ts'

interface FactsOnPaper {
  name: string
  date_of_birth?: string
  number: string
  category: string
  qualification?: string
  first_registered_on: string
  valid_until: string
  history?: StandingStep[]
}

/** The rows of a statement of registration or a letter of good standing, as they are printed and as they are checked. */
export const factsOnPaper = ({ date_of_birth, qualification, history, ...paper }: FactsOnPaper) => [
  { label: 'Name', value: paper.name },
  ...(date_of_birth ? [{ label: 'Date of birth', value: formatDate(date_of_birth) }] : []),
  { label: 'Registration number', value: paper.number },
  { label: 'Category', value: paper.category },
  ...(qualification ? [{ label: 'Qualification', value: qualification }] : []),
  { label: 'First registered on', value: formatDate(paper.first_registered_on) },
  { label: 'Valid until', value: formatDate(paper.valid_until) },
  ...(history ? [{ label: 'Standing so far', value: standingHistoryWords(history) }] : []),
]
