/** When the register says on a paper that somebody is in good standing. */
import { formatDate } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '../records/registration.ts'
import { linkHeld, standingLabels, standingOn } from './registration.ts'

type Entry = Pick<
  RegistrationRecord,
  'number' | 'link_held' | 'valid_until' | 'lapses_on' | 'suspended' | 'removed' | 'date_of_birth'
>

/** Why it does not say so: it is not in force today, or something is decided that ends it on a later day. Null where it does. */
export const standingObstacle = (entry: Entry, today: string): string | null => {
  if (entry.link_held) return linkHeld
  const standing = standingOn(entry, today)
  if (standing !== 'active')
    return `This needs a registration in force. ${entry.number}: ${standingLabels[standing].toLowerCase()}`
  const ahead = [entry.suspended, entry.removed].find((decided) => decided && decided.since > today)
  return ahead
    ? `It is decided that ${entry.number} is not in force from ${formatDate(ahead.since)} on. Ask the office`
    : null
}

/** The same of a letter of good standing, which tells the date of birth too. */
export const letterObstacle = (entry: Entry, today: string): string | null =>
  standingObstacle(entry, today) ??
  (entry.date_of_birth === null ? 'The register has no date of birth. Ask to have it added first' : null)
