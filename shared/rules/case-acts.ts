/** What an act on a case must bring along. */
import type { FieldErrors } from '../errors.ts'
import { type CaseAction, takesTwo } from './application-lifecycle.ts'
import { correctableItems } from './correctable.ts'

interface Brought {
  reason?: string | undefined
  corrections?: { item: string; reason: string; words: string }[] | undefined
  payment?: { challan_no: string; amount: number; paid_on: string } | undefined
}

const reasonErrors = (reason: string | undefined): FieldErrors => (reason ? {} : { reason: ['Say why'] })

const correctionErrors = (corrections: Brought['corrections'] = []): FieldErrors => {
  if (corrections.length === 0) return { corrections: ['Choose at least one thing to be put right'] }
  if (corrections.some(({ item }) => !correctableItems.includes(item)))
    return { corrections: ['This cannot be returned for correction'] }
  if (new Set(corrections.map(({ item }) => item)).size < corrections.length)
    return { corrections: ['Name each thing once'] }
  return corrections.some(({ reason, words }) => reason === 'other' && words === '')
    ? { corrections: ['Say in words what is wrong'] }
    : {}
}

const paymentErrors = (payment: Brought['payment'], fee: number, today: string): FieldErrors => {
  if (!payment) return { payment: ['Enter challan number, amount and date'] }
  if (payment.amount !== fee) return { 'payment.amount': [`The fee is Rs. ${fee}/-`] }
  return payment.paid_on > today ? { 'payment.paid_on': ['Date of payment must not be in the future'] } : {}
}

/**
 * @param fee what is owed, in rupees. @param paid whether a payment was verified before. @param today `YYYY-MM-DD`
 * @returns errors by field; none when the act may go on.
 */
export const actErrors = (
  action: CaseAction,
  { reason, corrections, payment }: Brought,
  { fee, paid, today }: { fee: number; paid: boolean; today: string },
): FieldErrors => {
  if (action === 'return') return correctionErrors(corrections)
  if (action === 'verify-fee') return paid && !payment ? {} : paymentErrors(payment, fee, today)
  return action === 'decline' || takesTwo(action) ? reasonErrors(reason) : {}
}
