/** Cases as the desk is shown them. */

import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import { presentHeld } from '#functions/app/documents/present-documents.ts'
import type { StoredForm } from '#functions/data/application-form.ts'
import type { StoredCase } from '#functions/data/case.ts'
import { longestId } from '#functions/data/keys.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { User } from '#functions/data/user.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotFound } from '#shared/errors.ts'
import type { CaseRecord, CaseRow } from '#shared/records/case.ts'
import { possibleActions } from '#shared/rules/application-lifecycle.ts'
import { caseChecks } from '#shared/rules/case-checks.ts'
import { findDuplicates } from './find-duplicates.ts'

/** Everything a submitted application consists of. */
export type Case = User & {
  applicant: NonNullable<User['applicant']>
  contact_information: NonNullable<User['contact_information']>
  application_form: StoredForm
  review: StoredCase
}

/** Half an hour after the last act a case is anybody's again. */
export const isHeld = ({ assignee }: Pick<StoredCase, 'assignee'>, now: Date): boolean =>
  assignee !== null && assignee.until > now.toISOString()

/** The case of an applicant, read strongly: decisions rest on it. @throws NotFound */
export const loadCase = async (id: string, { users, cases }: Needs<'cases' | 'users'>): Promise<Case> => {
  if (id.length > longestId) throw new NotFound()
  const [user, review] = await Promise.all([users.load(id, { consistent: true }), cases.read(id, true)])
  const application_form = user?.application_form ?? user?.former_form
  if (!review || !application_form || !user?.applicant || !user.contact_information) throw new NotFound()
  return { ...user, application_form, review } as Case
}

export const presentRow = (it: StoredCase, now: Date): CaseRow => ({
  ...it,
  assignee: isHeld(it, now) ? it.assignee : null,
})

export const presentCase = async (
  it: Case,
  staff: StaffMember,
  { now, today }: { now: Date; today: string },
  services: Needs<'cases' | 'challans' | 'files' | 'formerApplications' | 'sentFiles'>,
): Promise<CaseRecord> => {
  const { id, account, application_form, review, documents } = it
  const { name, father_name, cnic, phone, email } = account
  const [duplicates, former] = await Promise.all([
    findDuplicates(it, services),
    review.former.length > 0 ? services.formerApplications.lastPerson(id) : null,
  ])
  return {
    id,
    version: review.version,
    account: { name, father_name, cnic, phone, email },
    applicant: await presentApplicant(it.applicant, services),
    contact_information: it.contact_information,
    qualification_information: it.qualification_information,
    user_application: it.user_application,
    application_form,
    documents: documents.map(presentHeld),
    review: { ...review, assignee: isHeld(review, now) ? review.assignee : null },
    checks: caseChecks(it, today, duplicates, former),
    actions: it.former_form ? [] : possibleActions(review.status, staff.account.roles),
  }
}
