/** Cases as they are answered to staff. */

import {
  type FormerRecords,
  formerApplications,
  formerPersonOf,
} from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { type StoredCase, tracksOf } from '#functions/applications/data/case/stored-case.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { presentApplicant } from '#functions/applications/use-cases/present-user.ts'
import { cases } from '#functions/cases/data/case.ts'
import { sentFiles } from '#functions/documents/data/sent-file.ts'
import {
  presentDocumentForStaff,
  presentFormerDocuments,
} from '#functions/documents/use-cases/present-documents.ts'
import { challans } from '#functions/payments/data/challan.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { registrations } from '#functions/register/data/registration.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstReturning } from '#shared/accounts/rules/at-counter.ts'
import { isApproved, isOpen, rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { caseChecks } from '#shared/cases/checks/case-checks.ts'
import type { FormerPerson } from '#shared/cases/checks/person-checks.ts'
import type { CaseRecord, CaseRow } from '#shared/cases/records/case.ts'
import { offeredActions } from '#shared/cases/rules/offered-actions.ts'
import { reasonAgainstEntered, reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { arePapersComplete } from '#shared/cases/rules/received-papers.ts'
import { reasonAgainstTakingOver } from '#shared/cases/rules/taking-over.ts'
import {
  accountContactChanges,
  type SinceApproval,
  sinceApprovalCheck,
} from '#shared/cases/rules/unchanged-renewal.ts'
import { certificateObstacle } from '#shared/certificates/rules/certificates.ts'
import { renewalObstacle, shownOn } from '#shared/register/rules/registration.ts'
import { obstaclesFor } from './actions/decision-changes.ts'
import { wrongFiles } from './against-approval.ts'
import { findDuplicates } from './find/find-duplicates.ts'
import { changedSince, presentDigest } from './list-versions.ts'
import { loadCase, type StaffCase } from './load-case.ts'
import { sinceApproval } from './since-approval.ts'

/** What a list shows of a case. */
export const presentRow = (review: StoredCase): CaseRow => ({
  ...review,
  fee_status: tracksOf(review).fee,
  papers: arePapersComplete(review.application_title, review) ? 'complete' : 'missing',
})

/** First, because it is to be known before anybody pays or reviews. */
const renewalCheck = ({ account, application_form: form, former_form, review }: StaffCase, today: string) => {
  const isOpenRenewal = form.application_title === 'Renewal' && !former_form && isOpen(review.status)
  const words = isOpenRenewal && account.registration && renewalObstacle(account.registration, today)
  return words ? [{ ok: false, words }] : []
}

/** The services of a route that loads a case and answers with it. */
export const caseNeeds = {
  cases,
  challans,
  files,
  formerApplications,
  registrations,
  sentFiles,
  snapshots,
  users,
}

/** What paid for a former application and was not used may be refunded. */
const presentFormerFee = ({ application_form, review: { part, payment } }: FormerRecords) => {
  const { reference_no, refund, status } = application_form
  const payments = isApproved(status) ? [] : [part, payment].flatMap((one) => one ?? [])
  return { reference_no, payments, refund: refund?.taken_back_at ? null : refund }
}

/** The actions that this member of staff can take; none after a new application has been begun. */
const offeredTo = async (
  staffCase: StaffCase,
  { id, account }: StaffMember,
  today: string,
  services: Needs<'registrations'>,
) => {
  const own = reasonAgainstOwnCase(account, staffCase.account)
  const entered = reasonAgainstEntered({ id }, staffCase.account)
  const reasons = { own, entered }
  if (own) return { actions: [], withheld: [], obstacles: [own], ...reasons }
  if (staffCase.former_form) return { actions: [], withheld: [], obstacles: [], ...reasons }
  const { review, application_form: form } = staffCase
  const obstacles = await obstaclesFor(staffCase, id, today, services)
  const facts = {
    ...tracksOf(review),
    pending: review.pending,
    obstacles,
    returnOpened: form.return_opened_at !== null,
    certificateObstacle: certificateObstacle(staffCase.account.registration ?? null),
    returnObstacle: reasonAgainstReturning(staffCase.account),
  }
  const offered = offeredActions(facts, { id, roles: account.roles })
  if (!entered) return { ...offered, obstacles, ...reasons }
  const actions = offered.actions.filter((action) => rolesAllow(['reception'], action))
  return { actions, withheld: [], obstacles: [entered, ...obstacles], ...reasons }
}

/** Includes changes of the account if the previous application was approved. */
const withAccount = (
  since: SinceApproval,
  account: StaffCase['account'],
  former: FormerPerson | null,
): SinceApproval =>
  former?.reference_no === since.reference_no
    ? { ...since, contact: [...since.contact, ...accountContactChanges(account, former)] }
    : since

export const presentCase = async (
  staffCase: StaffCase,
  staff: StaffMember,
  { today }: { today: string },
  services: Needs<
    | 'cases'
    | 'challans'
    | 'clock'
    | 'files'
    | 'log'
    | 'formerApplications'
    | 'registrations'
    | 'sentFiles'
    | 'snapshots'
  >,
): Promise<CaseRecord> => {
  const { id, account, application_form, review, documents } = staffCase
  const { name, father_name, cnic, phone, email } = account
  const [wrongPhoto, duplicates, formers, since] = await Promise.all([
    wrongFiles({ applicant: staffCase.applicant, documents: [] }, services),
    findDuplicates(staffCase, services),
    review.former.length > 0 ? services.formerApplications.of(id) : [],
    sinceApproval(staffCase, services),
  ])
  const former = formers[0] ? formerPersonOf(formers[0]) : null
  return {
    id,
    version: review.version,
    account: {
      ...{ name, father_name, cnic, phone, email },
      email_confirmed: isEmailConfirmed(account),
      unreachable: account.unreachable ?? null,
    },
    applicant: {
      ...(await presentApplicant(staffCase.applicant, services)),
      ...(wrongPhoto.length > 0 && { photo: null }),
    },
    contact_information: staffCase.contact_information,
    qualification_information: staffCase.qualification_information,
    user_application: staffCase.user_application,
    application_form,
    documents: documents.map(presentDocumentForStaff),
    former_documents: presentFormerDocuments(formers, documents),
    former_fees: formers
      .map(presentFormerFee)
      .filter((fee) => fee.reference_no !== application_form.reference_no),
    review,
    registration: account.registration ? shownOn(account.registration, today) : null,
    since_approval: since && { reference_no: since.reference_no, items: since.items },
    checks: [
      ...renewalCheck(staffCase, today),
      ...(since ? [sinceApprovalCheck(withAccount(since, account, former))] : []),
      ...wrongPhoto.map((words) => ({ ok: false, words })),
      ...caseChecks(staffCase, today, duplicates, former),
    ],
    changed_since: {
      differences: changedSince(staffCase),
      digest: presentDigest(staffCase),
      against: reasonAgainstTakingOver(review.stage),
    },
    ...(await offeredTo(staffCase, staff, today, services)),
  }
}

/** The case as it is after an act of the caller. */
export const caseAfter = async (
  request: { params: { id: string }; staff: StaffMember; today: string },
  services: Parameters<typeof presentCase>[3] & Needs<'users'>,
): Promise<CaseRecord> =>
  presentCase(await loadCase(request.params.id, services), request.staff, request, services)
