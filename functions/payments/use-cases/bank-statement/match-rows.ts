/** Finds the application that each row of a bank statement names, and what importing the row would do. */
import type { FormerRecords } from '#functions/accounts/data/person/former-application.ts'
import { loadCase, type StaffCase } from '#functions/cases/use-cases/load-case.ts'
import { isUnseen } from '#functions/payments/data/deposit-writes.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'
import { isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import type { Payment } from '#shared/cases/records/review.ts'
import { reasonAgainstWorking } from '#shared/cases/rules/own-case.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { dayInKarachi, plainNumber } from '#shared/kit/format.ts'
import { keepsDeposit } from '#shared/payments/records/bank-outcomes.ts'
import type { BankFinding, BankRow } from '#shared/payments/records/bank-statement.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { type FeeOwed, outcomeOfRow, type RowOutcome } from '#shared/payments/rules/bank-rows.ts'
import { findingsOfFile, toldByFile } from '#shared/payments/rules/rows-of-a-file.ts'

type LookupServices = Needs<'cases' | 'challans' | 'deposits' | 'formerApplications' | 'users' | 'vouchers'>

/** At the same time; more would only wait for a connection. */
const parallelLookups = 25

/** The case of an applicant, or null when there is none. */
export const findCaseOf = (id: string, services: Needs<'cases' | 'users'>): Promise<StaffCase | null> =>
  loadCase(id, services).catch((error) => {
    if (error instanceof NotFound) return null
    throw error
  })

/** The present case of the applicant who has, or had, the voucher number. */
export const findCaseOfVoucher = async (
  voucher: string,
  services: Needs<'cases' | 'users' | 'vouchers'>,
): Promise<StaffCase | null> => {
  const owner = isVoucherNumber(voucher) ? await services.vouchers.ownerOf(voucher) : null
  return owner ? findCaseOf(owner, services) : null
}

/** The fee of the applicant, and whether it is paid. */
export const feeOwedIn = ({ application_form, review }: StaffCase): FeeOwed => ({
  ...stillOwed(application_form),
  since: dayInKarachi(new Date(application_form.submitted_at)),
  status: review.status,
  payment: review.payment,
})

/** The payment, or the part of one, with this challan. @param challan letters and digits only */
export const paymentIn = ({ payment, part }: FormerRecords['review'], challan: string): Payment | null =>
  [payment, part].find((one) => plainNumber(one?.challan_no ?? '') === challan) ?? null

/** The last former application that a challan has paid for. */
export const findFormer = async (
  challan: string,
  { id }: StaffCase,
  { formerApplications }: Needs<'formerApplications'>,
): Promise<FormerRecords | undefined> =>
  (await formerApplications.of(id)).find(({ review }) => paymentIn(review, challan))

const lookUp = async ({ voucher_number, challan_no, amount }: BankRow, services: LookupServices) => {
  const challan = plainNumber(challan_no)
  const [named, payer, deposit] = await Promise.all([
    amount > 0 ? findCaseOfVoucher(voucher_number, services) : null,
    services.challans.ownerOf(challan),
    services.deposits.read(challan),
  ])
  const staffCase = named ?? (payer ? await findCaseOf(payer, services) : null)
  const isDebitOfFormer = amount < 0 && payer !== null && staffCase && !paymentIn(staffCase.review, challan)
  const former = isDebitOfFormer ? await findFormer(challan, staffCase, services) : undefined
  return { named, staffCase, challanHasPaid: payer !== null, deposit, former }
}

interface Circumstances {
  /** What the other rows of the file say about this one. */
  inFile: RowOutcome | undefined
  today: string
  /** The member of staff who imports; a colleague must verify the fee of their own application. */
  staff: StaffMember
}

/** A payment of the importer's own application is kept as a deposit, which a colleague matches. */
const unlessOwn = (found: RowOutcome, named: StaffCase | null, { account }: StaffMember): RowOutcome => {
  const own = found.outcome === 'verified' && named && reasonAgainstWorking(account, named.account)
  return own ? { outcome: 'wrong-status' as const, words: own } : found
}

/** Whether importing the row would write a deposit, or take one back. `paid`: one whose fee was typed before. */
const depositOf = (
  { outcome }: RowOutcome,
  { amount }: BankRow,
  deposit: Deposit | null,
  challanHasPaid: boolean,
): BankFinding['deposit'] => {
  if (keepsDeposit(outcome)) return deposit ? 'known' : 'new'
  const isDebit = amount < 0
  if (outcome === 'already-verified') return deposit ? null : 'paid'
  if (outcome === 'no-payment') return isDebit && !deposit ? 'new' : null
  if (outcome !== 'taken-back') return null
  if (!isDebit && challanHasPaid) return null // the row that takes it back changes the case
  const isTaken = deposit?.taken_back && (isDebit || !isUnseen(deposit))
  return isTaken ? 'known' : 'new'
}

export interface Match {
  staffCase: StaffCase | null
  deposit: Deposit | null
  challanHasPaid: boolean
  /** The former application whose payment the row takes back. */
  former: FormerRecords | undefined
  finding: BankFinding
}

/** @returns the case and the deposit that a row names, and what importing the row would do now. */
export const matchRow = async (
  row: BankRow,
  circumstances: Circumstances,
  services: LookupServices,
): Promise<Match> => {
  const { named, staffCase, challanHasPaid, deposit, former } = await lookUp(row, services)
  const isSeen = deposit && !isUnseen(deposit)
  const paidAtOnce = deposit?.outcome === 'verified' && challanHasPaid
  const alone = outcomeOfRow(row, {
    owing: named && feeOwedIn(named),
    challanHasPaid,
    paidFormer: former?.application_form.reference_no,
    settled: isSeen && !paidAtOnce ? deposit.settled : undefined,
    takenBack: deposit?.taken_back && { on: deposit.taken_back.paid_on, seen: isSeen === true },
    today: circumstances.today,
  })
  const found = toldByFile(row, alone, circumstances.inFile)
  const what = unlessOwn(found, named, circumstances.staff)
  const finding = {
    line: row.line,
    ...what,
    id: staffCase?.id ?? null,
    reference_no: staffCase?.application_form.reference_no ?? null,
    deposit: depositOf(what, row, deposit, challanHasPaid),
  }
  return { staffCase, deposit, challanHasPaid, former, finding }
}

/** Says what importing each row would do; nothing is written. */
export const matchRows = async (
  rows: BankRow[],
  request: Pick<Circumstances, 'staff' | 'today'>,
  services: LookupServices,
): Promise<BankFinding[]> => {
  const findings: BankFinding[] = []
  for (let start = 0; start < rows.length; start += parallelLookups) {
    const slice = rows.slice(start, start + parallelLookups)
    const matches = await Promise.all(
      slice.map((row) => matchRow(row, { ...request, inFile: undefined }, services)),
    )
    findings.push(...matches.map(({ finding }) => finding))
  }
  return findingsOfFile(rows, findings)
}
