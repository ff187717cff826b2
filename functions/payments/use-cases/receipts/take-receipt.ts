/** A pay order or demand draft is taken over the counter for the fee of an application, which stays unpaid until it is realised. */
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import { writesForNewReceipt } from '#functions/payments/data/receipt.ts'
import { findCaseByNumber } from '#functions/payments/use-cases/bank-statement/match-deposit.ts'
import { feeOwedIn } from '#functions/payments/use-cases/bank-statement/match-rows.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstWorking } from '#shared/cases/rules/own-case.ts'
import { Conflict, Invalid, Stale } from '#shared/kit/errors.ts'
import type { NewReceipt, Receipt } from '#shared/payments/records/receipt.ts'
import { depositProblem } from '#shared/payments/rules/bank-rows.ts'

/** Colleagues at other counters may take the serial first. */
export const triesPerReceipt = 12

/** Why an amount cannot pay the fee of this application; null where it can. */
export const problemOf = (amount: number, staffCase: StaffCase): string | null =>
  staffCase.former_form ? 'A new application has been begun' : depositProblem(amount, feeOwedIn(staffCase))

/** @throws Conflict when it is the clerk's own application; Invalid when the instrument cannot pay its fee */
const loadPayable = async (
  { application, amount, dated, instrument }: NewReceipt,
  { staff, today }: { staff: StaffMember; today: string },
  services: Needs<'cases' | 'councilSettings' | 'users' | 'vouchers'>,
): Promise<StaffCase> => {
  if (dated > today) throw new Invalid({ dated: ['It is dated later than today'] })
  if (!(await services.councilSettings.read()).instruments.includes(instrument))
    throw new Invalid({ instrument: ['The council does not take this instrument'] })
  const staffCase = await findCaseByNumber(application, services)
  const own = reasonAgainstWorking(staff.account, staffCase.account)
  if (own) throw new Conflict(own)
  const { payment, fee } = feeOwedIn(staffCase)
  const problem = problemOf(amount, staffCase)
  if (problem) throw new Invalid({ [payment || amount === fee ? 'application' : 'amount']: [problem] })
  return staffCase
}

/**
 * Gives a receipt with the next serial; the same again gives the same receipt.
 * @throws Conflict that names the receipt by which the instrument was taken in before; Invalid, Unavailable
 */
export const takeReceipt = (
  given: NewReceipt,
  request: Pick<RequestContext, 'attempt' | 'today'> & { staff: StaffMember },
  services: Needs<'cases' | 'councilSettings' | 'receipts' | 'users' | 'vouchers'>,
): Promise<Receipt> =>
  retry({ tries: triesPerReceipt, when: (error) => error instanceof Stale }, async () => {
    const { staff, today } = request
    const { application: _, ...instrument } = given
    const attempt = attemptOfCommand(request.attempt, given, staff)
    const before = await services.receipts.ofInstrument(given)
    if (before?.made_by === attempt.requestId) return before.receipt
    if (before)
      throw new Conflict(
        `${given.instrument} ${given.number} was taken in before, with receipt ${before.receipt.serial}`,
      )
    const { id, application_form: form, review } = await loadPayable(given, request, services)
    const { reference_no, voucher_number } = form
    const [by, serial] = [clerkOf(staff), await services.receipts.nextSerial(today.slice(0, 4))]
    const taken = { application: { id, reference_no }, voucher_number, by, at: attempt.now.toISOString() }
    const receipt: Receipt = { serial, ...instrument, ...taken, outcome: null }
    const details = { receipt: serial, instrument: given.instrument, amount: String(given.amount) }
    const change = {
      // A renewal for which the council has an instrument no longer ends by itself.
      ...(form.pay_by && { form: { pay_by: null } }),
      event: { event: 'RECEIPT_GIVEN' as const, by: eventAuthor(by), details },
      extraWrites: writesForNewReceipt(receipt, attempt).map((write) => ({
        write,
        refusal: () => new Stale(null),
      })),
    }
    await services.cases.change(review, form, change, attempt)
    // Of the same request sent twice at once one was stored: its serial is answered to both.
    return (await services.receipts.ofInstrument(given))?.receipt ?? receipt
  })
