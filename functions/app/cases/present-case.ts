/** Cases as they are answered to staff. */

import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import { presentDocumentForStaff } from '#functions/app/documents/present-documents.ts'
import type { StoredCase } from '#functions/data/case.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import {
  cases,
  challans,
  files,
  formerApplications,
  sentFiles,
  users,
} from '#functions/services/service-factories.ts'
import type { Needs } from '#functions/services/services.ts'
import type { CaseRecord, CaseRow } from '#shared/records/case.ts'
import { possibleActions } from '#shared/rules/application-lifecycle.ts'
import { caseChecks } from '#shared/rules/case-checks.ts'
import { currentAssignee } from './assignment.ts'
import { findDuplicates } from './find-duplicates.ts'
import type { StaffCase } from './load-case.ts'

export const presentRow = (review: StoredCase, now: Date): CaseRow => ({
  ...review,
  assignee: currentAssignee(review, now),
})

/** What a route needs to load a case and answer with it. */
export const caseNeeds = { cases, challans, files, formerApplications, sentFiles, users }

export const presentCase = async (
  staffCase: StaffCase,
  staff: StaffMember,
  { now, today }: { now: Date; today: string },
  services: Needs<'cases' | 'challans' | 'files' | 'formerApplications' | 'sentFiles'>,
): Promise<CaseRecord> => {
  const { id, account, application_form, review, documents } = staffCase
  const { name, father_name, cnic, phone, email } = account
  const [duplicates, former] = await Promise.all([
    findDuplicates(staffCase, services),
    review.former.length > 0 ? services.formerApplications.lastPerson(id) : null,
  ])
  return {
    id,
    version: review.version,
    account: { name, father_name, cnic, phone, email },
    applicant: await presentApplicant(staffCase.applicant, services),
    contact_information: staffCase.contact_information,
    qualification_information: staffCase.qualification_information,
    user_application: staffCase.user_application,
    application_form,
    documents: documents.map(presentDocumentForStaff),
    review: { ...review, assignee: currentAssignee(review, now) },
    checks: caseChecks(staffCase, today, duplicates, former),
    actions: staffCase.former_form ? [] : possibleActions(review.status, staff.account.roles),
  }
}
