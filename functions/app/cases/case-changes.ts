/** What each act on a case changes, beside the status that the lifecycle gives. */
import type { StoredForm } from '#functions/data/application-form.ts'
import type { CaseChange } from '#functions/data/case.ts'
import { challanGone, challanTaken } from '#functions/data/challan.ts'
import { documentHeld } from '#functions/data/document.ts'
import { indexEntry } from '#functions/data/search-index.ts'
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
import type { Case } from './present-case.ts'
import { heldForInMs } from './take-case.ts'

export interface CommandContext {
  it: Case
  act: CaseCommand
  me: Clerk
  now: Date
}

type Change = Pick<CaseChange, 'form' | 'review' | 'extraWrites'> & {
  email?: CaseEmail
  details?: Record<string, string>
}

const returned = (acting: CommandContext): Change => {
  const { corrections = [] } = acting.act
  return {
    form: { corrections: corrections.map((one) => ({ ...one, before: itemValue(one.item, acting.it) })) },
    review: { reviewer: acting.me, assignee: null },
    email: 'application-returned',
    details: { items: corrections.map(({ item }) => itemLabel(item)).join(', ') },
  }
}

const feeVerified = (acting: CommandContext): Change => {
  const { it, act, me, now } = acting
  const known = it.review.payment?.challan_no // verified before, and returned in between
  if (known && act.payment && plainNumber(act.payment.challan_no) !== plainNumber(known))
    throw new Invalid({ 'payment.challan_no': [`This application was paid with challan ${known}`] })
  if (known || !act.payment) return {}
  const { voucher_number, ...paid } = act.payment
  const voucher: Record<string, string> = voucher_number ? { voucher_number } : {}
  const challan = plainNumber(paid.challan_no)
  const used = () => new Invalid({ 'payment.challan_no': ['This challan was used for another application'] })
  return {
    review: { payment: { ...paid, ...voucher, verified_by: me, verified_at: now.toISOString() } },
    extraWrites: [
      { write: challanTaken(challan, it.id), refusal: used },
      { write: indexEntry('CHALLAN', challan, it.id), refusal: used },
    ],
    details: { challan_no: paid.challan_no, amount: String(paid.amount), ...voucher },
  }
}

const documentMissing = (key: DocumentKey) => () => new Conflict(`Missing: ${fieldLabel(key)}`)

/** A renewal keeps its number; who was approved before and reversed gets the same one again. */
const numberFor = async (form: StoredForm, { registrationNumbers }: Needs<'registrationNumbers'>) => {
  if (form.registration_number) return { number: form.registration_number }
  if (form.application_title === 'Renewal') return { number: form.registrationNo }
  return registrationNumbers.next()
}

/** Thrown when another approval has taken the number in between; the act is then tried with the next one. */
export class NumberTaken extends Error {}

const approved = async (acting: CommandContext, services: Needs<'registrationNumbers'>): Promise<Change> => {
  const { it, me } = acting
  const form = it.application_form
  if (it.review.payment?.verified_by.id === me.id)
    throw new NotAllowed('Another person must approve: you have verified the fee')
  const taken = await numberFor(form, services)
  return {
    form: { registration_number: taken.number, corrections: [] },
    extraWrites: [
      ...requiredDocuments(form.application_title).map((key) => ({
        write: documentHeld(it.id, key),
        refusal: documentMissing(key),
      })),
      ...('write' in taken ? [{ write: taken.write, refusal: () => new NumberTaken() }] : []),
      {
        write: indexEntry('REGISTRATION', plainNumber(taken.number), it.id),
        refusal: () => new NumberTaken(),
      },
    ],
    email: 'application-approved',
    details: { registration_number: taken.number },
  }
}

const feeReversed = (acting: CommandContext): Change => {
  const { payment } = acting.it.review
  const gone = () => new Conflict('The payment was changed in between')
  return {
    review: { payment: null },
    extraWrites: payment
      ? [{ write: challanGone(plainNumber(payment.challan_no), acting.it.id), refusal: gone }]
      : [],
  }
}

const handedOver = ({ act, me, now }: CommandContext): Change => {
  const cnic_seen = act.cnic_seen === true
  return {
    review: { handed_over: { cnic_seen, by: me, at: now.toISOString() } },
    details: { cnic_seen: cnic_seen ? 'yes' : 'no' },
  }
}

/** What a decided act changes. @throws NotAllowed */
export const changeOf = async (
  action: CaseAction,
  acting: CommandContext,
  services: Needs<'registrationNumbers'>,
): Promise<Change> => {
  const until = new Date(acting.now.getTime() + heldForInMs).toISOString()
  switch (action) {
    case 'take-up':
      return { review: { assignee: { ...acting.me, until }, reviewer: acting.me } }
    case 'return':
      return returned(acting)
    case 'verify-fee':
      return feeVerified(acting)
    case 'approve':
      return approved(acting, services)
    case 'decline':
      return { form: { decline_reason: acting.act.reason ?? null }, email: 'application-declined' }
    case 'certificate-ready':
      return { email: 'certificate-ready' }
    case 'collect':
      return handedOver(acting)
    case 'reverse-collection':
      return { review: { handed_over: null } }
    case 'reopen':
      return { form: { decline_reason: null } }
    case 'reverse-fee':
      return feeReversed(acting)
    default:
      return {}
  }
}
