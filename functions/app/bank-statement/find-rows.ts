/** Rows of the bank's statement beside the applications they name. */

import { type Case, loadCase } from '#functions/app/cases/present-case.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotFound } from '#shared/errors.ts'
import { plainNumber } from '#shared/format.ts'
import type { BankFinding, BankRow } from '#shared/records/bank-statement.ts'
import { outcomeOfRow, repeatedLines } from '#shared/rules/bank-rows.ts'
import { isVoucherNumber } from '#shared/rules/voucher-number.ts'

/** Loaded at the same time; more would only wait in the SDK's line. */
const atOnce = 25

interface Found {
  it: Case | null
  challanHasPaid: boolean
}

/** The case of an applicant, or null when there is none. */
export const findCase = (id: string, services: Needs<'cases' | 'users'>): Promise<Case | null> =>
  loadCase(id, services).catch((error) => {
    if (error instanceof NotFound) return null
    throw error
  })

const ownerOf = async (
  voucher: string,
  services: Needs<'cases' | 'users' | 'vouchers'>,
): Promise<Case | null> => {
  const owner = await services.vouchers.ownerOf(voucher)
  return owner ? findCase(owner, services) : null
}

const lookUp = async (
  { voucher_number, challan_no }: BankRow,
  services: Needs<'cases' | 'challans' | 'users' | 'vouchers'>,
): Promise<Found> => {
  if (!isVoucherNumber(voucher_number)) return { it: null, challanHasPaid: false }
  const [it, challanOf] = await Promise.all([
    ownerOf(voucher_number, services),
    services.challans.ownerOf(plainNumber(challan_no)),
  ])
  return { it, challanHasPaid: challanOf !== null }
}

/** @returns the case a row names, and what would come of the row now. */
export const findRow = async (
  row: BankRow,
  { repeats, today }: { repeats: boolean; today: string },
  services: Needs<'cases' | 'challans' | 'users' | 'vouchers'>,
): Promise<{ it: Case | null; finding: BankFinding }> => {
  const { it, challanHasPaid } = await lookUp(row, services)
  const owing = it && {
    voucher: it.application_form.voucher_number,
    fee: it.application_form.fee_amount,
    status: it.review.status,
    payment: it.review.payment,
  }
  const judgement = outcomeOfRow(row, { owing, challanHasPaid, repeats, today })
  const reference_no = it?.application_form.reference_no ?? null
  return { it, finding: { line: row.line, ...judgement, id: it?.id ?? null, reference_no } }
}

/** What would come of each row; nothing is written. */
export const findRows = async (
  rows: BankRow[],
  today: string,
  services: Needs<'cases' | 'challans' | 'users' | 'vouchers'>,
): Promise<BankFinding[]> => {
  const repeated = repeatedLines(rows)
  const findings: BankFinding[] = []
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce)
    const found = await Promise.all(
      some.map((row) => findRow(row, { repeats: repeated.has(row.line), today }, services)),
    )
    findings.push(...found.map(({ finding }) => finding))
  }
  return findings
}
