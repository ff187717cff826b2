/** What a row of the bank's statement means for the application whose voucher it names. */
import { formatDate, formatFee, plainNumber } from '../format.ts'
import { type ApplicationStatus, statusLabels } from '../vocabulary.ts'
import { statusAfter } from './application-lifecycle.ts'
import { isVoucherNumber } from './voucher-number.ts'

/** What can come of a row; all but the first leave the application as it is. */
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
export type BankOutcome = (typeof bankOutcomes)[number]

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

interface Owing {
  /** Of its voucher; null where it was submitted before there were numbers. */
  voucher: string | null
  /** In rupees. */
  fee: number
  status: ApplicationStatus
  /** What has been verified before. */
  payment: { challan_no: string } | null
}

export interface Judgement {
  outcome: BankOutcome
  /** Why, in a sentence for the person who imports. */
  words: string
}

/** Lines whose voucher or challan number stands in an earlier row, too. */
export const repeatedLines = (rows: readonly Row[]): Set<number> => {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const { line, voucher_number, challan_no } of rows) {
    const numbers = [`V${voucher_number}`, `C${plainNumber(challan_no)}`].slice(voucher_number ? 0 : 1)
    if (numbers.some((it) => seen.has(it))) repeated.add(line)
    for (const it of numbers) seen.add(it)
  }
  return repeated
}

const sameChallan = (one: string, other: string): boolean => plainNumber(one) === plainNumber(other)

const judgeOwing = (row: Row, it: Owing, challanHasPaid: boolean): Judgement => {
  if (it.voucher !== row.voucher_number)
    return { outcome: 'wrong-status', words: 'This voucher is of a former application' }
  if (it.payment && sameChallan(it.payment.challan_no, row.challan_no))
    return { outcome: 'already-verified', words: 'Verified before with this challan' }
  if (it.payment)
    return { outcome: 'paid-before', words: `Paid before with challan ${it.payment.challan_no}` }
  if (challanHasPaid)
    return { outcome: 'challan-used', words: 'This challan has paid for another application' }
  if (row.amount !== it.fee)
    return {
      outcome: 'amount-differs',
      words: `The fee is ${formatFee(it.fee)}, paid were ${formatFee(row.amount)}`,
    }
  if (statusAfter(it.status, 'verify-fee') === null)
    return { outcome: 'wrong-status', words: `The application is ${statusLabels[it.status].toLowerCase()}` }
  return { outcome: 'verified', words: 'Fee verified' }
}

/**
 * @param owing the application whose voucher it is. @param challanHasPaid whether the challan has paid already
 * @param repeats whether an earlier row has the same number. @param today the council's day, `YYYY-MM-DD`
 */
export const judgeRow = (
  row: Row,
  {
    owing,
    challanHasPaid,
    repeats,
    today,
  }: { owing: Owing | null; challanHasPaid: boolean; repeats: boolean; today: string },
): Judgement => {
  if (row.voucher_number === '') return { outcome: 'bad-voucher', words: 'No voucher number' }
  if (!isVoucherNumber(row.voucher_number))
    return { outcome: 'bad-voucher', words: 'A digit of the voucher number is wrong or missing' }
  if (repeats) return { outcome: 'repeated', words: 'This voucher or challan stands in an earlier row' }
  if (!owing) return { outcome: 'unknown-voucher', words: 'No application has this voucher number' }
  if (row.paid_on > today)
    return { outcome: 'later-than-today', words: `${formatDate(row.paid_on)} is later than today` }
  return judgeOwing(row, owing, challanHasPaid)
}

interface Verified {
  status: ApplicationStatus
  /** An instant. */
  status_since: string
  payment: { verified_at: string } | null
  pending: { action: string } | null
}

/**
 * Why a row stays verified when its import is undone; null when it may be taken back. One person undoes an import, since
 * nothing has followed from it; what has moved on takes two, as every decision that is undone.
 * @param verifiedAt the instant at which the import verified it
 */
export const whyItStays = (it: Verified, verifiedAt: string): string | null => {
  if (it.payment?.verified_at !== verifiedAt) return 'The fee has been opened again in between'
  if (it.status !== 'fee-verified')
    return `The application has moved on: ${statusLabels[it.status].toLowerCase()}`
  if (it.status_since !== verifiedAt) return 'The application has been returned and handed in again'
  return it.pending ? 'Somebody has asked to reverse the fee' : null
}
