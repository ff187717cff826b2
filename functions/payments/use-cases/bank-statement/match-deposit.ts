/** Matches a deposit with an application: the fee is verified by the same command as everybody's. */
import { codeOfReference } from '#functions/applications/data/search/search-terms.ts'
import { type ActServices, actOnCase } from '#functions/cases/use-cases/act-on-case.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { reasonAgainstWorking } from '#shared/cases/rules/own-case.ts'
import { Conflict, Invalid, NotFound, Stale } from '#shared/kit/errors.ts'
import { foldDigits, plainNumber } from '#shared/kit/format.ts'
import type { Deposit, DepositApplication } from '#shared/payments/records/deposit.ts'
import { depositProblem, restAfter } from '#shared/payments/rules/bank-rows.ts'
import { acceptPart } from './accept-part.ts'
import { triesPerRow } from './load-import.ts'
import { feeOwedIn, findCaseOf, findCaseOfVoucher } from './match-rows.ts'
import { alreadySettled, loadDeposit } from './settle-deposit.ts'

const present = ({ amount }: Deposit, staffCase: StaffCase): DepositApplication => {
  const { id, account, application_form: form, former_form } = staffCase
  const owed = feeOwedIn(staffCase)
  return {
    id,
    reference_no: form.reference_no,
    name: account.name,
    fee: owed.fee,
    voucher_number: owed.vouchers[0] ?? '',
    problem: former_form ? 'A new application has been begun' : depositProblem(amount, owed),
    rest: former_form ? null : restAfter(amount, owed),
  }
}

const findByReference = async (
  typed: string,
  services: Needs<'cases' | 'users'>,
): Promise<StaffCase | null> => {
  const reference = plainNumber(foldDigits(typed))
  const code = codeOfReference(reference)
  const entries = code ? await services.cases.find('REFERENCE-PART', code, { whole: true }) : []
  const found = await Promise.all(entries.map(({ id }) => findCaseOf(id, services)))
  return found.find((one) => plainNumber(one?.application_form.reference_no ?? '') === reference) ?? null
}

/** The case of a reference or voucher number. @throws Invalid */
export const findCaseByNumber = async (
  application: string,
  services: Needs<'cases' | 'users' | 'vouchers'>,
): Promise<StaffCase> => {
  const staffCase =
    (await findCaseOfVoucher(plainVoucherNumber(application), services)) ??
    (await findByReference(application, services))
  if (!staffCase) throw new Invalid({ application: ['No application has this reference or voucher number'] })
  return staffCase
}

/** The application of a reference or voucher number, and whether the deposit can pay for it. @throws NotFound, Invalid */
export const findApplicationFor = async (
  { challan_no, application }: { challan_no: string; application: string },
  services: Needs<'cases' | 'deposits' | 'users' | 'vouchers'>,
): Promise<DepositApplication> => {
  const deposit = await loadDeposit(challan_no, services)
  return present(deposit, await findCaseByNumber(application, services))
}

type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }
type MatchServices = ActServices & Needs<'users'>

const verifyWith = async (
  deposit: Deposit,
  staffCase: StaffCase,
  { staff, ...request }: Request,
  services: MatchServices,
): Promise<void> => {
  const { challan_no, amount, paid_on } = deposit
  const command = { action: 'verify-fee', payment: { challan_no, amount, paid_on } }
  const options = { attempt: request.attempt, now: request.now, today: request.today, statement: deposit }
  await actOnCase(staffCase, command, staff, options, services)
}

/**
 * Verifies the fee with the deposit, or accepts it as a part, and settles it in one transaction; the same match again changes nothing.
 * @throws NotFound; Conflict when the deposit was settled otherwise; Invalid when it cannot pay for the application
 */
export const matchDeposit = (
  { challan_no, id, part = false }: { challan_no: string; id: string; part?: boolean | undefined },
  request: Request,
  services: MatchServices,
): Promise<DepositApplication> =>
  // Somebody else may be faster with the deposit or the case; both are then looked at again.
  retry({ tries: triesPerRow, when: (error) => error instanceof Stale }, async () => {
    const [deposit, staffCase] = await Promise.all([
      loadDeposit(challan_no, services),
      findCaseOf(id, services),
    ])
    if (!staffCase) throw new NotFound()
    const own = reasonAgainstWorking(request.staff.account, staffCase.account)
    if (own) throw new Conflict(own)
    const application = present(deposit, staffCase)
    if (deposit.settled?.application?.id === id) return { ...application, problem: null }
    if (deposit.settled) throw alreadySettled(deposit)
    if (part && application.rest !== null) {
      await acceptPart(deposit, staffCase, application.rest, request, services)
      return application
    }
    if (application.problem) throw new Invalid({ application: [application.problem] })
    await verifyWith(deposit, staffCase, request, services).catch((error) => {
      // The challan has paid in between, with this deposit.
      throw error instanceof Invalid && error.details.errors?.['payment.challan_no'] ? new Stale(null) : error
    })
    return application
  })
