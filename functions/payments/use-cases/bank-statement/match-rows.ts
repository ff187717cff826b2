/** Finds the application that each row of a bank statement names, and what importing the row would do. */
import { loadCase, type StaffCase } from '#functions/cases/use-cases/load-case.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { BankFinding, BankRow } from '#shared/payments/records/bank-statement.ts'
import {
  type FeeOwed,
  keepsDeposit,
  outcomeOfRow,
  repeatedChallans,
} from '#shared/payments/rules/bank-rows.ts'

type LookupServices = Needs<'cases' | 'challans' | 'deposits' | 'users' | 'vouchers'>

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
  voucher: application_form.voucher_number,
  fee: application_form.fee_amount,
  status: review.status,
  payment: review.payment,
})

const lookUp = async ({ voucher_number, challan_no }: BankRow, services: LookupServices) => {
  const challan = plainNumber(challan_no)
  const [named, payer, deposit] = await Promise.all([
    findCaseOfVoucher(voucher_number, services),
    services.challans.ownerOf(challan),
    services.deposits.read(challan),
  ])
  const staffCase = named ?? (payer ? await findCaseOf(payer, services) : null)
  return { named, staffCase, challanHasPaid: payer !== null, deposit }
}

interface Circumstances {
  /** The sentence about other rows with the same challan. */
  repetition: string | undefined
  today: string
  /** The member of staff who imports; a colleague must verify the fee of their own application. */
  staff: StaffMember
}

/** A payment of the importer's own application is kept as a deposit, which a colleague matches. */
const unlessOwn = (
  found: ReturnType<typeof outcomeOfRow>,
  named: StaffCase | null,
  { account }: StaffMember,
) => {
  const own = found.outcome === 'verified' && named && reasonAgainstOwnCase(account, named.account)
  return own ? { outcome: 'wrong-status' as const, words: own } : found
}

/** @returns the case that a row names, and what importing the row would do now. */
export const matchRow = async (
  row: BankRow,
  circumstances: Circumstances,
  services: LookupServices,
): Promise<{ staffCase: StaffCase | null; finding: BankFinding }> => {
  const { named, staffCase, challanHasPaid, deposit } = await lookUp(row, services)
  const found = outcomeOfRow(row, {
    owing: named && feeOwedIn(named),
    challanHasPaid,
    settled: deposit?.settled ?? null,
    ...circumstances,
  })
  const { outcome, words } = unlessOwn(found, named, circumstances.staff)
  const kept = deposit ? ('known' as const) : ('new' as const)
  const finding = {
    line: row.line,
    outcome,
    words,
    id: staffCase?.id ?? null,
    reference_no: staffCase?.application_form.reference_no ?? null,
    deposit: keepsDeposit(outcome) ? kept : null,
  }
  return { staffCase, finding }
}

/** If several rows have one voucher number, the first that fits pays; a later one is a second payment. */
const asSecondPayments = (findings: BankFinding[]): BankFinding[] => {
  const payingLines = new Map<string, number>()
  return findings.map((finding) => {
    if (finding.outcome !== 'verified' || !finding.id) return finding
    const paying = payingLines.get(finding.id)
    if (paying === undefined) {
      payingLines.set(finding.id, finding.line)
      return finding
    }
    return { ...finding, outcome: 'paid-before', words: `Row ${paying} pays this fee`, deposit: 'new' }
  })
}

/** Says what importing each row would do; nothing is written. */
export const matchRows = async (
  rows: BankRow[],
  request: Pick<Circumstances, 'staff' | 'today'>,
  services: LookupServices,
): Promise<BankFinding[]> => {
  const repetitions = repeatedChallans(rows)
  const findings: BankFinding[] = []
  for (let start = 0; start < rows.length; start += parallelLookups) {
    const slice = rows.slice(start, start + parallelLookups)
    const matches = await Promise.all(
      slice.map((row) => matchRow(row, { ...request, repetition: repetitions.get(row.line) }, services)),
    )
    findings.push(...matches.map(({ finding }) => finding))
  }
  return asSecondPayments(findings)
}
