/** The changes of a decision: the approval with its registration number, and the handover of the certificate. */

import { tracksOf } from '#functions/applications/data/case/stored-case.ts'
import { putIndexEntry } from '#functions/applications/data/search/search-index.ts'
import type { Needs } from '#functions/services.ts'
import { itemLabel } from '#shared/applications/rules/correctable.ts'
import { missingDocuments } from '#shared/applications/rules/required-documents.ts'
import { approvalObstacles } from '#shared/cases/rules/approval-obstacles.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { plainNumber, shortDigest } from '#shared/kit/format.ts'
import { lacksNumber } from '#shared/register/rules/renewal.ts'
import { filesOf, wrongFee, wrongFiles, wrongVersion } from '../against-approval.ts'
import type { StaffCase } from '../load-case.ts'
import type { ActionChange, CommandContext } from './action-change.ts'
import { obstacleOfCnic, RegistrationNumberTaken, registrationForApproval } from './registration-changes.ts'

/** All obstacles to the approval of a case by a member of staff. */
export const obstaclesFor = async (
  staffCase: StaffCase,
  staffId: string,
  today: string,
  services: Needs<'registrations'>,
): Promise<string[]> => {
  const { account, review, application_form: form } = staffCase
  const { registration = null } = account
  // The approval made the entry and was reversed: it may be approved again.
  const isReversed = review.link?.made && registration?.removed?.reason === 'approval-reversed'
  const obstacles = approvalObstacles(
    {
      ...tracksOf(review),
      payment: review.payment,
      part: review.part,
      fee_amount: form.fee_amount,
      lacksNumber: lacksNumber(form),
      isRenewal: form.application_title === 'Renewal',
      registration: registration && isReversed ? { ...registration, removed: null } : registration,
      reviewer: review.recommendation?.by ?? null,
      reviewers: review.reviewers,
      linkedBy: review.link?.by ?? null,
      pending: review.pending,
      cnicTaken: await obstacleOfCnic(staffCase, services),
      corrections: review.proposals.map(({ item }) => itemLabel(item)),
      today,
      missing: missingDocuments({ ...staffCase, registration: account.registration }),
    },
    staffId,
  )
  return [...obstacles, ...wrongVersion(staffCase)]
}

export const changeForApproval = async (
  context: CommandContext,
  services: Needs<
    'clock' | 'feeSchedules' | 'files' | 'log' | 'registrationNumbers' | 'registrations' | 'terms'
  >,
): Promise<ActionChange> => {
  const { staffCase, clerk, today } = context
  const form = staffCase.application_form
  const obstacles = [
    ...(await obstaclesFor(staffCase, clerk.id, today, services)),
    ...(await wrongFee(staffCase, services)),
  ]
  if (obstacles.length === 0) obstacles.push(...(await wrongFiles(staffCase, services)))
  if (obstacles.length > 0) throw new Conflict(`This cannot be approved yet. ${obstacles.join('. ')}`)
  const { extraWrites, ...registration } = await registrationForApproval(context, services)
  const { number, valid_until } = registration
  return {
    form: { registration_number: number, corrections: [] },
    review: { assignee: null, registration },
    extraWrites: [
      ...extraWrites,
      {
        write: putIndexEntry('REGISTRATION', plainNumber(number), staffCase.id),
        refusal: () => new RegistrationNumberTaken(),
      },
    ],
    email: 'application-approved',
    details: {
      registration_number: number,
      valid_until,
      version: String(form.snapshot.number),
      digest: shortDigest(form.snapshot.digest),
      files_compared: String(filesOf(staffCase).length),
    },
  }
}

export const changeForDecline = ({ command }: CommandContext): ActionChange => ({
  form: { decline_reason: command.reason ?? null },
  review: { assignee: null },
  email: 'application-declined',
})

export const changeForHandover = ({ command, clerk, now }: CommandContext): ActionChange => {
  const cnic_seen = command.cnic_seen === true
  const { reason = '' } = command
  return {
    review: { handed_over: { cnic_seen, reason, by: clerk, at: now.toISOString() } },
    email: 'certificate-collected',
    details: { cnic_seen: cnic_seen ? 'yes' : 'no' },
  }
}
