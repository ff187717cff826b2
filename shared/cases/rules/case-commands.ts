/** The data that an action on a case needs, and the errors if it is missing. */

import { type CaseAction, needsReason } from '#shared/applications/rules/application-lifecycle.ts'
import { formatVoucherNumber, isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { formatRupees } from '#shared/kit/format.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { FeeStatus } from '#shared/vocabulary/statuses.ts'
import { handoverExceptions } from './handover.ts'

interface CommandFields {
  reason?: string | undefined
  cnic_seen?: boolean | undefined
  corrections?: { item: string; reason: string; words: string }[] | undefined
  payment?: Payment | undefined
}

interface Payment {
  /** Ten digits, or nothing where the slip has none. */
  voucher_number?: string | undefined
  challan_no: string
  amount: number
  paid_on: string
}

interface ExpectedPayment {
  /** What is still to be paid, in rupees. */
  fee: number
  /** The voucher numbers of the case: the one that is printed now comes first. */
  vouchers: readonly string[]
  /** `YYYY-MM-DD` */
  today: string
}

const reasonErrors = (reason: string | undefined): FieldErrors =>
  reason ? {} : { reason: ['Enter a reason'] }

const correctionErrors = (
  corrections: CommandFields['corrections'] = [],
  returnable: readonly string[],
): FieldErrors => {
  if (corrections.length === 0) return { corrections: ['Choose at least one item to correct'] }
  if (corrections.some(({ item }) => !returnable.includes(item)))
    return { corrections: ['This cannot be returned for correction'] }
  if (new Set(corrections.map(({ item }) => item)).size < corrections.length)
    return { corrections: ['Choose each item only once'] }
  return corrections.some(({ reason, words }) => reason === 'other' && words === '')
    ? { corrections: ['Describe what is wrong'] }
    : {}
}

const voucherErrors = (typed: string | undefined, vouchers: readonly string[]): FieldErrors => {
  if (!typed) return {}
  if (!isVoucherNumber(typed))
    return { 'payment.voucher_number': ['Check the voucher number: a digit is wrong or missing'] }
  return vouchers.includes(typed)
    ? {}
    : {
        'payment.voucher_number': [
          `The voucher of this application is ${formatVoucherNumber(vouchers[0] ?? '')}`,
        ],
      }
}

const paymentErrors = (
  payment: Payment | undefined,
  { fee, vouchers, today }: ExpectedPayment,
): FieldErrors => {
  if (!payment) return { payment: ['Enter challan number, amount and date'] }
  const errors = voucherErrors(payment.voucher_number, vouchers)
  if (Object.keys(errors).length > 0) return errors
  if (payment.amount !== fee) return { 'payment.amount': [`The fee is ${formatRupees(fee)}`] }
  return payment.paid_on > today ? { 'payment.paid_on': ['Date of payment must not be in the future'] } : {}
}

interface CommandFacts extends ExpectedPayment {
  title: ApplicationTitle
  feeStatus: FeeStatus
  received: readonly { document: string; copies: number }[]
  asked: readonly string[] | null
  /** The items that this application can be returned for. */
  returnable: readonly string[]
}

const handoverErrors = ({ reason, cnic_seen = false }: CommandFields, facts: CommandFacts): FieldErrors => {
  const exceptions = handoverExceptions({ ...facts, fee: facts.feeStatus, cnic_seen })
  return exceptions.length > 0 && !reason ? { reason: [`Enter a reason: ${exceptions.join(', ')}`] } : {}
}

/** @returns errors by field; none when the action may be carried out. */
export const commandErrors = (
  action: CaseAction,
  command: CommandFields,
  facts: CommandFacts,
): FieldErrors => {
  if (action === 'return') return correctionErrors(command.corrections, facts.returnable)
  if (action === 'verify-fee') return paymentErrors(command.payment, facts)
  if (action === 'collect') return handoverErrors(command, facts)
  return needsReason(action) ? reasonErrors(command.reason) : {}
}
