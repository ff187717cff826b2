/** What a term says, what it must hold, and the one that applies until the council sets its own. */

import type { FieldErrors } from '#shared/kit/errors.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import type { Term } from '../records/term.ts'
import { renewalWindow, validUntil } from './registration.ts'

export const termRoles = ['registrar', 'administrator'] as const satisfies StaffRole[]

/** Marked as a sample wherever it is shown. */
export const sampleTerm: Term = {
  effective_from: '1900-01-01',
  name: 'Sample term (not the council’s figures)',
  sample: true,
  years: 5,
  renewal_days: 90,
  grace_days: 90,
  removal_days: 1095,
}

/** Shortest year: what must end before the next end is compared with it. */
const daysInYears = (years: number): number => years * 365

/** How the figures must be to each other: a renewed entry never ends before its renewal. */
export const termErrors = ({
  years,
  renewal_days,
  grace_days,
  removal_days,
}: Pick<Term, 'years' | 'renewal_days' | 'grace_days' | 'removal_days'>): FieldErrors => ({
  ...(renewal_days >= daysInYears(years) && {
    renewal_days: ['A renewal may be made within the validity, so enter fewer days'],
  }),
  ...(removal_days >= daysInYears(years)
    ? { removal_days: ['Enter fewer days than the years of validity have'] }
    : removal_days < grace_days && { removal_days: ['An entry is removed after the days of grace'] }),
})

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** "5 years; renewal from 90 days before the end; 90 days of grace; removed 1095 days after the end" */
export const formatTerm = ({ years, renewal_days, grace_days, removal_days }: Term): string =>
  [
    years === 1 ? '1 year' : `${years} years`,
    `renewal from ${inDays(renewal_days)} before the end`,
    `${inDays(grace_days)} of grace`,
    `removed ${inDays(removal_days)} after the end`,
  ].join('; ')

/** The title of a proposal: "New term from 01-07-2027: 3 years; …". */
export const termTitle = (before: Term | null, after: Term | null): string => {
  const term = after ?? before
  const verb = after ? (before ? 'Change the term' : 'New term') : 'Remove the term'
  return `${verb} from ${formatDate(term?.effective_from ?? '')}${after ? `: ${formatTerm(after)}` : ''}`
}

/** The dates of a registration or renewal that begins on a day. */
export const datesByTerm = (firstDay: string, term: Term) => {
  const valid_until = validUntil(firstDay, term)
  return { valid_until, ...renewalWindow(valid_until, term) }
}
