/** The open deposits, each with the application that it matches by now. */
import type { Needs } from '#functions/services.ts'
import type { Deposit, OpenDeposit } from '#shared/payments/records/deposit.ts'
import { depositProblem } from '#shared/payments/rules/bank-rows.ts'
import { feeOwedIn, findCaseOfVoucher } from './match-rows.ts'

type ListServices = Needs<'cases' | 'deposits' | 'users' | 'vouchers'>

/**
 * The application of the person who had the voucher number. It may be a later one than that of the voucher, or may
 * accept the payment now, for example because it was reopened.
 */
const matchOf = async (
  { voucher_number, amount }: Deposit,
  services: ListServices,
): Promise<OpenDeposit['matches']> => {
  const staffCase = await findCaseOfVoucher(voucher_number, services)
  if (!staffCase || staffCase.former_form || depositProblem(amount, feeOwedIn(staffCase)) !== null)
    return null
  const { id, application_form, account } = staffCase
  return { id, reference_no: application_form.reference_no, name: account.name }
}

export const listOpenDeposits = async (cursor: string | undefined, services: ListServices) => {
  const { deposits, next } = await services.deposits.page(cursor)
  const matches = await Promise.all(deposits.map((deposit) => matchOf(deposit, services)))
  return {
    deposits: deposits.map((deposit, place) => ({ ...deposit, matches: matches[place] ?? null })),
    next,
  }
}
