import { expect, test } from 'vitest'
import { outcomeOfRow, reasonToKeepVerified, repeatedLines } from '#shared/rules/bank-rows.ts'
import { voucherNumberOf } from '#shared/rules/voucher-number.ts'

const voucher_number = voucherNumberOf(7n)
const row = { line: 2, paid_on: '2026-11-20', voucher_number, amount: 2500, challan_no: 'CH 1' }
const owing = { voucher: voucher_number, fee: 2500, status: 'submitted' as const, payment: null }
const about = { owing, challanHasPaid: false, repeats: false, today: '2026-11-21' }

test.each([
  ['fits', {}, {}, 'verified', 'Fee verified'],
  ['fits a case under review', {}, { owing: { ...owing, status: 'in-review' } }, 'verified', 'Fee verified'],
  ['has no number', { voucher_number: '' }, {}, 'bad-voucher', 'No voucher number'],
  [
    'has a wrong digit',
    { voucher_number: `${voucher_number.slice(0, 9)}x` },
    {},
    'bad-voucher',
    'A digit of the voucher number is wrong or missing',
  ],
  ['comes again', {}, { repeats: true }, 'repeated', 'This voucher or challan stands in an earlier row'],
  [
    'names a former voucher',
    {},
    { owing: { ...owing, voucher: voucherNumberOf(8n) } },
    'wrong-status',
    'This voucher is of a former application',
  ],
  ['names nobody', {}, { owing: null }, 'unknown-voucher', 'No application has this voucher number'],
  ['lies ahead', { paid_on: '2026-11-22' }, {}, 'later-than-today', '22-11-2026 is later than today'],
  [
    'was verified',
    {},
    { owing: { ...owing, status: 'approved', payment: { challan_no: 'ch-1' } }, challanHasPaid: true },
    'already-verified',
    'Verified before with this challan',
  ],
  [
    'comes second',
    {},
    { owing: { ...owing, payment: { challan_no: 'CH 2' } } },
    'paid-before',
    'Paid before with challan CH 2',
  ],
  [
    'has a challan of somebody else',
    {},
    { challanHasPaid: true },
    'challan-used',
    'This challan has paid for another application',
  ],
  ['pays too little', { amount: 2499.5 }, {}, 'amount-differs', 'The fee is Rs. 2,500; Rs. 2,499.5 was paid'],
  [
    'comes too late',
    {},
    { owing: { ...owing, status: 'withdrawn' } },
    'wrong-status',
    'The application is withdrawn',
  ],
])('a row of a bank statement that %s', (_what, its, more, outcome, words) => {
  expect(outcomeOfRow({ ...row, ...its }, { ...about, ...(more as object) })).toEqual({ outcome, words })
})

test('a row with the voucher or challan of an earlier row is a repetition', () => {
  const other = { ...row, voucher_number: voucherNumberOf(8n), challan_no: 'CH 2' }
  const rows = [
    { ...row, line: 2 },
    { ...other, line: 3 },
    { ...other, line: 4, challan_no: 'CH 3' },
    { ...row, line: 5, voucher_number: voucherNumberOf(9n), challan_no: 'ch-1' },
    { ...row, line: 6, voucher_number: '', challan_no: 'CH 4' },
    { ...row, line: 7, voucher_number: '', challan_no: 'CH 5' },
  ]
  expect([...repeatedLines(rows)]).toEqual([4, 5])
})

test('a case that has moved on is not reopened when its import is undone', () => {
  const at = '2026-11-21T06:00:00.000Z'
  const verifiedCase = {
    status: 'in-review',
    payment: { verified_at: at },
    pending: null,
  } as const
  expect(reasonToKeepVerified(verifiedCase, at)).toBeNull()
  expect(reasonToKeepVerified({ ...verifiedCase, status: 'approved' }, at)).toBe(
    'The application has moved on: approved',
  )
  expect(reasonToKeepVerified({ ...verifiedCase, payment: null }, at)).toBe(
    'The fee has been opened again in between',
  )
  expect(reasonToKeepVerified({ ...verifiedCase, pending: { action: 'reverse-fee' } }, at)).toMatch(
    /asked to reverse/,
  )
})
