/** What a row of the bank's statement means for the application whose voucher it names. */
import { formatDate, formatRupees, plainNumber } from '../format.ts'
import { type ApplicationStatus, statusLabels } from '../vocabulary.ts'
import { isOpen } from './application-lifecycle.ts'
import { isVoucherNumber } from './voucher-number.ts'

/** The outcomes of a row; all but the first leave the application unchanged. */
export const bankOutcomes = [
  'verified',
  'already-verified',
  'paid-before',
  'amount-differs',
  'unknown-voucher',
  'bad-voucher',
  'challan-used',
  'repeated',
  'wrong-status',
  'later-than-today',
] as const
type BankOutcome = (typeof bankOutcomes)[number]

interface Row {
  line: number
  /** `YYYY-MM-DD` */
  paid_on: string
  /** As in the file, without blanks. */
  voucher_number: string
  /** In rupees. */
  amount: number
  challan_no: string
}

interface FeeOwed {
  /** The number of its voucher; null where it was submitted before vouchers had numbers. */
  voucher: string | null
  /** In rupees. */
  fee: number
  status: ApplicationStatus
  /** The payment that was verified before. */
  payment: { challan_no: string } | null
}

interface RowOutcome {
  outcome: BankOutcome
  /** Why, in a sentence for the person who imports. */
  words: string
}

/** Lines whose voucher or challan number is in an earlier row too. */
export const repeatedLines = (rows: readonly Row[]): Set<number> => {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const { line, voucher_number, challan_no } of rows) {
    const numbers = [`V${voucher_number}`, `C${plainNumber(challan_no)}`].slice(voucher_number ? 0 : 1)
    if (numbers.some((number) => seen.has(number))) repeated.add(line)
    for (const number of numbers) seen.add(number)
  }
  return repeated
}

const sameChallan = (one: string, other: string): boolean => plainNumber(one) === plainNumber(other)

const outcomeForApplication = (row: Row, owed: FeeOwed, challanHasPaid: boolean): RowOutcome => {
  if (owed.voucher !== row.voucher_number)
    return { outcome: 'wrong-status', words: 'This voucher is of a former application' }
  if (owed.payment && sameChallan(owed.payment.challan_no, row.challan_no))
    return { outcome: 'already-verified', words: 'Verified before with this challan' }
  if (owed.payment)
    return { outcome: 'paid-before', words: `Paid before with challan ${owed.payment.challan_no}` }
  if (challanHasPaid)
    return { outcome: 'challan-used', words: 'This challan has paid for another application' }
  if (row.amount !== owed.fee)
    return {
      outcome: 'amount-differs',
      words: `The fee is ${formatRupees(owed.fee)}; ${formatRupees(row.amount)} was paid`,
    }
  if (!isOpen(owed.status))
    return { outcome: 'wrong-status', words: `The application is ${statusLabels[owed.status].toLowerCase()}` }
  return { outcome: 'verified', words: 'Fee verified' }
}

/**
 * @param owing the application whose voucher it is. @param challanHasPaid whether the challan has paid already
 * @param repeats whether an earlier row has the same number. @param today the council's day, `YYYY-MM-DD`
 */
export const outcomeOfRow = (
  row: Row,
  {
    owing,
    challanHasPaid,
    repeats,
    today,
  }: { owing: FeeOwed | null; challanHasPaid: boolean; repeats: boolean; today: string },
): RowOutcome => {
  if (row.voucher_number === '') return { outcome: 'bad-voucher', words: 'No voucher number' }
  if (!isVoucherNumber(row.voucher_number))
    return { outcome: 'bad-voucher', words: 'A digit of the voucher number is wrong or missing' }
  if (repeats) return { outcome: 'repeated', words: 'This voucher or challan stands in an earlier row' }
  if (!owing) return { outcome: 'unknown-voucher', words: 'No application has this voucher number' }
  if (row.paid_on > today)
    return { outcome: 'later-than-today', words: `${formatDate(row.paid_on)} is later than today` }
  return outcomeForApplication(row, owing, challanHasPaid)
}

interface Verified {
  status: ApplicationStatus
  payment: { verified_at: string } | null
  pending: { action: string } | null
}

/**
 * Why a row stays verified when its import is undone; null when it may be undone. One person may undo an import while
 * nothing has followed from it; an application that has moved on needs a second approver, like every reversed decision.
 * @param verifiedAt the instant at which the import verified it
 */
export const reasonToKeepVerified = (application: Verified, verifiedAt: string): string | null => {
  if (application.payment?.verified_at !== verifiedAt) return 'The fee has been opened again in between'
  if (!isOpen(application.status))
    return `The application has moved on: ${statusLabels[application.status].toLowerCase()}`
  return application.pending ? 'Somebody has asked to reverse the fee' : null
}
