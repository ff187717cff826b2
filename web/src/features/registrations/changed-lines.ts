/** The fields of a change that people read, as they were and as they are. */
import { formatCnic, formatDate } from '#shared/format.ts'
import type { RegistrationChange } from '#shared/records/registration.ts'
import { particularLabels } from '#shared/rules/registration-corrections.ts'

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

/** "City: Lahore → Multan"; nothing for an entry that was made or taken out as a whole. */
export const changedLines = ({ event, before, after }: RegistrationChange): string[] =>
  event === 'CREATED' || Object.keys(before).length === 0
    ? []
    : Object.keys(after)
        .filter((field) => field in texts)
        .map((field) => `${texts[field]}: ${shown(field, before[field])} → ${shown(field, after[field])}`)
