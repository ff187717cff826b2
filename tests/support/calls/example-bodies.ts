/** The bodies of several example calls. */
import { randomUUID } from 'node:crypto'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'

export const me = { id: 'me' }
export const newPassword = { password: 'nine blue herons', password_confirmation: 'nine blue herons' }
export const newStaffPassword = {
  password: 'seven grey herons awake',
  password_confirmation: 'seven grey herons awake',
}

/** The statements of a form for a renewal. */
export const aRenewal = {
  application_title: 'Renewal',
  registrationNo: 'B 4711',
  issueDate: '2020-01-01',
  expiryDate: '2025-01-01',
}

/** A bank that writes day, voucher, amount and challan. */
export const aBankFormat = {
  bank: 'Bank of Multan',
  headings: ['Date', 'Voucher', 'Amount', 'Challan'],
  columns: { paid_on: 0, voucher_number: 1, amount: 2, challan_no: 3 },
  order: 'day-first' as const,
}

export const aPayOrder = (application: string, amount: number) => ({
  ...{ application, amount, instrument: 'Pay order', bank: 'Bank of Multan' },
  ...{ number: randomUUID().slice(0, 8), dated: '2020-01-01' },
})

/** A bank statement with one row that fits no application. */
export const aStatement = (amount = 2500) => {
  const row = { line: 2, paid_on: '2026-11-20', voucher_number: voucherNumberOf(1n), amount }
  const challan_no = `CH-${randomUUID().slice(0, 8)}`
  return { id: randomUUID(), file_name: 'bank.csv', rows: [{ ...row, challan_no }], format: aBankFormat }
}
