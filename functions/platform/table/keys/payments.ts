/** Keys of vouchers, challans, bank statements, deposits and fee schedules. */
import {
  bankFormatsPartition,
  bankImportPrefix,
  bankImportsPartition,
  challanPrefix,
  dayBookPartition,
  depositPrefix,
  feeScheduleChangePrefix,
  feeSchedulePartition,
  feeScheduleProposalPrefix,
  instrumentPrefix,
  openDepositsPartition,
  receiptsPartition,
  setAsidePrefix,
  voucherPrefix,
} from '../partitions.ts'
import type { Key } from './key.ts'

/** The applicant for whose fee a voucher is. Never deleted, so that no number is issued twice. */
export const voucherKey = (voucher: string): Key => ({ pk: `${voucherPrefix}${voucher}`, sk: 'TAKEN' })
/** A challan that has paid a fee. */
export const challanKey = (challan: string): Key => ({ pk: `${challanPrefix}${challan}`, sk: 'TAKEN' })
/** Imports of bank statements in the order of time, each with its counts. */
export const bankImportKey = (at: string, id: string): Key => ({
  pk: bankImportsPartition,
  sk: `${at}#${id}`,
})
/** @param headings a hash of those by which files of this format are known */
export const bankFormatKey = (headings: string): Key => ({ pk: bankFormatsPartition, sk: headings })
/** The rows of an import, and the result of each. */
export const bankRowsPartition = (id: string): string => `${bankImportPrefix}${id}`
/** Parts of 500 rows, from 0; they sort after the results. */
export const bankRowsKey = (id: string, part: number): Key => ({
  pk: bankRowsPartition(id),
  sk: part === 0 ? 'ROWS' : `ROWS#${part}`,
})
export const bankResultKey = (id: string, line: number): Key => ({
  pk: bankRowsPartition(id),
  sk: `RESULT#${String(line).padStart(6, '0')}`,
})
/**
 * A deposit that had no application when it was imported; kept permanently.
 * @param challan letters and digits only
 */
export const depositKey = (challan: string): Key => ({ pk: `${depositPrefix}${challan}`, sk: 'DEPOSIT' })
/** The deposits that have no application yet, oldest first. */
export const openDepositKey = (paidOn: string, challan: string): Key => ({
  pk: openDepositsPartition,
  sk: `${paidOn}#${challan}`,
})
/** Those that were set aside, by when. They sort after the open ones. */
export const setAsideDepositKey = (at: string, challan: string): Key => ({
  pk: openDepositsPartition,
  sk: `${setAsidePrefix}${at}#${challan}`,
})
/** Never deleted, so that the serials have no gaps. */
export const receiptKey = (serial: string): Key => ({ pk: receiptsPartition, sk: serial })
/** @param bank in letters and digits, as the number */
export const instrumentKey = (bank: string, number: string): Key => ({
  pk: `${instrumentPrefix}${bank}#${number}`,
  sk: 'TAKEN',
})
export const closedDayKey = (day: string): Key => ({ pk: dayBookPartition, sk: day })
export const feeScheduleKey = (firstDay: string): Key => ({ pk: feeSchedulePartition, sk: firstDay })
export const feeScheduleChangeKey = (at: string, id: string): Key => ({
  pk: feeSchedulePartition,
  sk: `${feeScheduleChangePrefix}${at}#${id}`,
})
/** A proposal that waits for confirmation: one for each first day. */
export const feeScheduleProposalKey = (firstDay: string): Key => ({
  pk: feeSchedulePartition,
  sk: `${feeScheduleProposalPrefix}${firstDay}`,
})
