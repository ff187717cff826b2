/** What each action changes in a case, in addition to the status that the lifecycle gives it. */
import type { CaseChange } from '#functions/data/case.ts'
import { deleteChallan, putChallan } from '#functions/data/challan.ts'
import { requireDocument } from '#functions/data/document.ts'
import { putIndexEntry } from '#functions/data/search-index.ts'
import type { StoredForm } from '#functions/data/stored-form.ts'
import type { CaseEmail } from '#functions/emails/outbox.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, Invalid, NotAllowed } from '#shared/errors.ts'
import { plainNumber } from '#shared/format.ts'
import type { CaseCommand } from '#shared/records/case.ts'
import type { Clerk } from '#shared/records/review.ts'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { itemLabel, itemValue } from '#shared/rules/correctable.ts'
import { requiredDocuments } from '#shared/rules/required-documents.ts'
import { type DocumentKey, fieldLabel } from '#shared/vocabulary.ts'
import { newAssignment } from './assignment.ts'
import type { StaffCase } from './load-case.ts'

export interface CommandContext {
  staffCase: StaffCase
  command: CaseCommand
  clerk: Clerk
  now: Date
}

type Change = Pick<CaseChange, 'form' | 'review' | 'extraWrites'> & {
  email?: CaseEmail
  details?: Record<string, string>
}

const changeForReturn = (context: CommandContext): Change => {
  const { corrections = [] } = context.command
  return {
    form: {
      corrections: corrections.map((correction) => ({
        ...correction,
        before: itemValue(correction.item, context.staffCase),
      })),
    },
    review: { reviewer: context.clerk, assignee: null },
    email: 'application-returned',
    details: { items: corrections.map(({ item }) => itemLabel(item)).join(', ') },
  }
}

const changeForVerifiedFee = (context: CommandContext): Change => {
  const { staffCase, command, clerk, now } = context
  const paidChallan = staffCase.review.payment?.challan_no // verified before, and returned in between
  if (paidChallan && command.payment && plainNumber(command.payment.challan_no) !== plainNumber(paidChallan))
    throw new Invalid({ 'payment.challan_no': [`This application was paid with challan ${paidChallan}`] })
  if (paidChallan || !command.payment) return {}
  const { voucher_number, ...paid } = command.payment
  const voucher: Record<string, string> = voucher_number ? { voucher_number } : {}
  const challan = plainNumber(paid.challan_no)
  const alreadyUsed = () =>
    new Invalid({ 'payment.challan_no': ['This challan was used for another application'] })
  return {
    review: { payment: { ...paid, ...voucher, verified_by: clerk, verified_at: now.toISOString() } },
    extraWrites: [
      { write: putChallan(challan, staffCase.id), refusal: alreadyUsed },
      { write: putIndexEntry('CHALLAN', challan, staffCase.id), refusal: alreadyUsed },
    ],
    details: { challan_no: paid.challan_no, amount: String(paid.amount), ...voucher },
  }
}

const documentMissing = (key: DocumentKey) => () => new Conflict(`Missing: ${fieldLabel(key)}`)

/** A renewal keeps its number; an application whose approval was reversed gets the same one again. */
const registrationNumberFor = async (
  form: StoredForm,
  { registrationNumbers }: Needs<'registrationNumbers'>,
) => {
  if (form.registration_number) return { number: form.registration_number }
  if (form.application_title === 'Renewal') return { number: form.registrationNo }
  return registrationNumbers.next()
}

/** Another approval has taken the number in between; this one is then tried with the next number. */
export class RegistrationNumberTaken extends Error {}

const changeForApproval = async (
  context: CommandContext,
  services: Needs<'registrationNumbers'>,
): Promise<Change> => {
  const { staffCase, clerk } = context
  const form = staffCase.application_form
  if (staffCase.review.payment?.verified_by.id === clerk.id)
    throw new NotAllowed('Another person must approve: you have verified the fee')
  const next = await registrationNumberFor(form, services)
  return {
    form: { registration_number: next.number, corrections: [] },
    extraWrites: [
      ...requiredDocuments(form.application_title).map((key) => ({
        write: requireDocument(staffCase.id, key),
        refusal: documentMissing(key),
      })),
      ...('write' in next ? [{ write: next.write, refusal: () => new RegistrationNumberTaken() }] : []),
      {
        write: putIndexEntry('REGISTRATION', plainNumber(next.number), staffCase.id),
        refusal: () => new RegistrationNumberTaken(),
      },
    ],
    email: 'application-approved',
    details: { registration_number: next.number },
  }
}

const changeForReversedFee = (context: CommandContext): Change => {
  const { payment } = context.staffCase.review
  const paymentChanged = () => new Conflict('The payment was changed in between')
  return {
    review: { payment: null },
    extraWrites: payment
      ? [
          {
            write: deleteChallan(plainNumber(payment.challan_no), context.staffCase.id),
            refusal: paymentChanged,
          },
        ]
      : [],
  }
}

const changeForHandover = ({ command, clerk, now }: CommandContext): Change => {
  const cnic_seen = command.cnic_seen === true
  return {
    review: { handed_over: { cnic_seen, by: clerk, at: now.toISOString() } },
    details: { cnic_seen: cnic_seen ? 'yes' : 'no' },
  }
}

/** What the action changes once it is decided. @throws Invalid, NotAllowed */
export const changeForAction = async (
  action: CaseAction,
  context: CommandContext,
  services: Needs<'registrationNumbers'>,
): Promise<Change> => {
  switch (action) {
    case 'take-up':
      return { review: { assignee: newAssignment(context.clerk, context.now), reviewer: context.clerk } }
    case 'return':
      return changeForReturn(context)
    case 'verify-fee':
      return changeForVerifiedFee(context)
    case 'approve':
      return changeForApproval(context, services)
    case 'decline':
      return { form: { decline_reason: context.command.reason ?? null }, email: 'application-declined' }
    case 'certificate-ready':
      return { email: 'certificate-ready' }
    case 'collect':
      return changeForHandover(context)
    case 'reverse-collection':
      return { review: { handed_over: null } }
    case 'reopen':
      return { form: { decline_reason: null } }
    case 'reverse-fee':
      return changeForReversedFee(context)
    default:
      return {}
  }
}
