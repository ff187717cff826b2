/** A submitted application with everything that staff decide by. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import { longestId } from '#functions/platform/table/keys/key.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstEntered, reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'

/** The registration of its account is the one that a registrar has linked where the applicant holds none. */
export type StaffCase = User & {
  applicant: NonNullable<User['applicant']>
  contact_information: NonNullable<User['contact_information']>
  application_form: StoredForm
  review: StoredCase
  /** The records as they are now; its applicant may have changed some since the last version of the application. */
  present: User & { application_form: StoredForm }
}

/** The case of an applicant, as submitted; read consistently, because decisions depend on it. @throws NotFound */
export const loadCase = async (
  id: string,
  { users, cases }: Needs<'cases' | 'users'>,
): Promise<StaffCase> => {
  if (id.length > longestId) throw new NotFound()
  const [user, review] = await Promise.all([users.load(id, { consistent: true }), cases.read(id, true)])
  const application_form = user?.application_form ?? user?.former_form
  if (!review || !application_form || !user?.applicant || !user.contact_information) throw new NotFound()
  const present = { ...user, application_form }
  const submitted = await users.asSubmitted(present)
  const registration = submitted.account.registration ?? review.link?.entry
  const account = { ...submitted.account, ...(registration && { registration }) }
  return { ...submitted, account, review, present } as StaffCase
}

/** For acts of review, decision or money. @throws Conflict for whoever has entered or confirmed it at the counter */
export const requireNotEntered = ({ account }: StaffCase, staff: StaffMember): void => {
  const entered = reasonAgainstEntered(staff, account)
  if (entered) throw new Conflict(entered)
}

/**
 * The case for whoever changes anything about it. Nobody of the staff acts on their own application.
 * @throws NotFound; Conflict that says what the caller and the applicant share
 */
export const loadCaseToChange = async (
  id: string,
  staff: StaffMember,
  services: Needs<'cases' | 'users'>,
): Promise<StaffCase> => {
  const staffCase = await loadCase(id, services)
  const own = reasonAgainstOwnCase(staff.account, staffCase.account)
  if (own) throw new Conflict(own)
  return staffCase
}
