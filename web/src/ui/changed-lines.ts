/** The fields of a change that people read, as they were and as they are. */

import { particularLabels } from '#shared/cases/rules/registration-corrections.ts'
import { formatCnic, formatDate } from '#shared/kit/format.ts'

const days: Record<string, string> = {
  valid_until: 'Valid until',
  date_of_birth: particularLabels.date_of_birth,
}
const texts: Record<string, string> = { ...particularLabels, category: 'Category', ...days }

const shown = (field: string, value: unknown): string => {
  if (typeof value !== 'string' || value === '') return 'not provided'
  if (field in days) return formatDate(value)
  return field === 'cnic' ? formatCnic(value) : value
}

interface Changed {
  event: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** "City: Lahore, now Multan"; nothing for an entry that was made or taken out as a whole. */
export const changedLines = ({ event, before, after }: Changed): string[] =>
  event === 'CREATED' || Object.keys(before).length === 0
    ? []
    : Object.keys(after)
        .filter((field) => field in texts)
        .map((field) => `${texts[field]}: ${shown(field, before[field])}, now ${shown(field, after[field])}`)
