/** Finds the application that each row of a bank statement names, and what importing the row would do. */

import { loadCase, type StaffCase } from '#functions/app/cases/load-case.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotFound } from '#shared/errors.ts'
import { plainNumber } from '#shared/format.ts'
import type { BankFinding, BankRow } from '#shared/records/bank-statement.ts'
import { outcomeOfRow, repeatedLines } from '#shared/rules/bank-rows.ts'
import { isVoucherNumber } from '#shared/rules/voucher-number.ts'

type LookupServices = Needs<'cases' | 'challans' | 'users' | 'vouchers'>

/** At the same time; more would only wait for a connection. */
const parallelLookups = 25

/** The case of an applicant, or null when there is none. */
export const findCaseOf = (id: string, services: Needs<'cases' | 'users'>): Promise<StaffCase | null> =>
  loadCase(id, services).catch((error) => {
    if (error instanceof NotFound) return null
    throw error
  })

const findCaseOfVoucher = async (
  voucher: string,
  services: Needs<'cases' | 'users' | 'vouchers'>,
): Promise<StaffCase | null> => {
  const owner = await services.vouchers.ownerOf(voucher)
  return owner ? findCaseOf(owner, services) : null
}

const lookUp = async ({ voucher_number, challan_no }: BankRow, services: LookupServices) => {
  if (!isVoucherNumber(voucher_number)) return { staffCase: null, challanHasPaid: false }
  const [staffCase, challanOwner] = await Promise.all([
    findCaseOfVoucher(voucher_number, services),
    services.challans.ownerOf(plainNumber(challan_no)),
  ])
  return { staffCase, challanHasPaid: challanOwner !== null }
}

/** @returns the case that a row names, and what importing the row would do now. */
export const matchRow = async (
  row: BankRow,
  { repeats, today }: { repeats: boolean; today: string },
  services: LookupServices,
): Promise<{ staffCase: StaffCase | null; finding: BankFinding }> => {
  const { staffCase, challanHasPaid } = await lookUp(row, services)
  const owing = staffCase && {
    voucher: staffCase.application_form.voucher_number,
    fee: staffCase.application_form.fee_amount,
    status: staffCase.review.status,
    payment: staffCase.review.payment,
  }
  const outcome = outcomeOfRow(row, { owing, challanHasPaid, repeats, today })
  const reference_no = staffCase?.application_form.reference_no ?? null
  return { staffCase, finding: { line: row.line, ...outcome, id: staffCase?.id ?? null, reference_no } }
}

/** What importing each row would do; nothing is written. */
export const matchRows = async (
  rows: BankRow[],
  today: string,
  services: LookupServices,
): Promise<BankFinding[]> => {
  const repeated = repeatedLines(rows)
  const findings: BankFinding[] = []
  for (let start = 0; start < rows.length; start += parallelLookups) {
    const slice = rows.slice(start, start + parallelLookups)
    const matches = await Promise.all(
      slice.map((row) => matchRow(row, { repeats: repeated.has(row.line), today }, services)),
    )
    findings.push(...matches.map(({ finding }) => finding))
  }
  return findings
}
