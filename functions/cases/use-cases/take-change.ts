/** The office takes over into a case what its applicant has changed since the last version. */

import { nextVersion } from '#functions/applications/use-cases/submission/next-version.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { isLiving } from '#shared/applications/rules/own-changes.ts'
import { type LivingRecord, reasonAgainstTakingOver } from '#shared/cases/rules/taking-over.ts'
import { isContact } from '#shared/cases/rules/unchanged-renewal.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import { fieldsOf } from '#shared/kit/field.ts'
import { changedSince, presentDigest } from './list-versions.ts'
import { requireNotEntered, type StaffCase } from './load-case.ts'

/** The application with the living part of a record as it is now. */
const withChange = (staffCase: StaffCase, record: LivingRecord): StaffCase => {
  const { present } = staffCase
  if (record !== 'applicant') return { ...staffCase, [record]: present[record] }
  const living = fieldsOf(applicantFields).filter(([, field]) => field.living)
  const fields = Object.fromEntries(
    living.map(([field]) => [field, Reflect.get(present.applicant ?? {}, field)]),
  )
  return { ...staffCase, applicant: { ...staffCase.applicant, ...fields } }
}

/**
 * @param digest of the applicant's records as the caller has seen them
 * @throws Stale when the case, or what the applicant states, has changed since; Conflict when nothing can be taken over
 */
export const takeChange = async (
  staffCase: StaffCase,
  { record, digest }: { record: LivingRecord; digest: string },
  staff: StaffMember,
  { attempt, now, versionRead }: Pick<RequestContext, 'attempt' | 'now' | 'versionRead'>,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const { review, application_form: form, former_form } = staffCase
  requireNotEntered(staffCase, staff)
  if (former_form) throw new Conflict('This is not possible: the applicant has started a new application')
  const against = reasonAgainstTakingOver(review.stage)
  if (against) throw new Conflict(against)
  requireVersion(review, versionRead)
  if (presentDigest(staffCase) !== digest) throw new Stale(review)
  const changed = changedSince(staffCase).flatMap(({ item }) =>
    item.startsWith(`${record}.`) && isLiving(item) ? [item] : [],
  )
  if (changed.length === 0) throw new Conflict('There is nothing to take over: the case says the same')
  const after = withChange(staffCase, record)
  const version = nextVersion(after, 'taken-over', now, () => new Stale(review))
  const isUnchanged = (item: string) => !changed.includes(item)
  const change = {
    ...version,
    review: {
      // What was taken over must be checked again.
      ticks: review.ticks.filter(isUnchanged),
      wrong: review.wrong.filter(isUnchanged),
      city: after.contact_information.city,
      // A renewal that is not unchanged any more is asked for every paper.
      ...(changed.every((item) => isContact({ item })) ? {} : { asked: null }),
    },
    event: {
      event: 'CHANGE_TAKEN' as const,
      by: eventAuthor(clerkOf(staff)),
      details: { record, version: String(version.form.snapshot?.number ?? form.snapshot.number) },
    },
  }
  await cases.change(review, form, change, attempt)
}
