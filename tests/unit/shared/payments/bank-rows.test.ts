import { expect, test } from 'vitest'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import {
  depositProblem,
  keepsDeposit,
  outcomeOfRow,
  reasonToKeepVerified,
  repeatedChallans,
} from '#shared/payments/rules/bank-rows.ts'

const voucher_number = voucherNumberOf(7n)
const row = { line: 2, paid_on: '2026-11-20', voucher_number, amount: 2500, challan_no: 'CH 1' }
const owing = { voucher: voucher_number, fee: 2500, status: 'submitted' as const, payment: null }
const about = {
  owing,
  challanHasPaid: false,
  settled: null,
  repetition: undefined,
  today: '2026-11-21',
}

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
  [
    'has the challan of another row',
    { amount: -1, voucher_number: '' },
    { repetition: 'This challan already appears in row 1' },
    'repeated',
    'This challan already appears in row 1',
  ],
  ['is taken back', { amount: -2500 }, {}, 'no-payment', 'The bank has taken this amount back'],
  [
    'takes back a payment that was verified',
    { amount: -2500 },
    { challanHasPaid: true },
    'no-payment',
    'The bank has taken back a payment that was verified: reverse the fee',
  ],
  ['is zero', { amount: 0 }, {}, 'no-payment', 'The amount is zero'],
  [
    'is a deposit that was matched',
    { voucher_number: '' },
    { challanHasPaid: true, settled: { application: { reference_no: 'PC-2026-ABCDEFGH' }, reason: '' } },
    'already-verified',
    'Matched before with PC-2026-ABCDEFGH',
  ],
  [
    'is a deposit that was set aside',
    {},
    { settled: { application: null, reason: 'Refunded' } },
    'set-aside',
    'This deposit was set aside: Refunded',
  ],
  [
    'names a former voucher',
    {},
    { owing: { ...owing, voucher: voucherNumberOf(8n) } },
    'former-application',
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
    'Already paid with challan CH 2',
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

test('every row of a challan that appears more than once names another row', () => {
  const rows = ['CH 1', 'CH 2', 'ch-1', 'CH 3', 'CH1'].map((challan_no, place) => ({
    ...row,
    challan_no,
    line: place + 2,
  }))
  expect([...repeatedChallans(rows)]).toEqual([
    [2, 'This challan appears again in row 4'],
    [4, 'This challan already appears in row 2'],
    [6, 'This challan already appears in row 2'],
  ])
})

test('only money that is there and pays for nothing is kept as a deposit', () => {
  expect(
    ['unknown-voucher', 'amount-differs', 'paid-before'].every((one) => keepsDeposit(one as never)),
  ).toBe(true)
  expect(['verified', 'repeated', 'no-payment', 'set-aside'].some((one) => keepsDeposit(one as never))).toBe(
    false,
  )
})

test.each([
  [2500, owing, null],
  [2400, owing, 'The fee is Rs. 2,500; Rs. 2,400 was paid'],
  [2500, { ...owing, status: 'declined' as const }, 'The application is declined'],
  [2500, { ...owing, payment: { challan_no: 'CH 2' } }, 'Already paid with challan CH 2'],
])('a deposit of Rs. %s and an application: %#', (amount, owed, problem) => {
  expect(depositProblem(amount, owed)).toBe(problem)
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
    'The fee was reversed in the meantime',
  )
  expect(reasonToKeepVerified({ ...verifiedCase, pending: { action: 'reverse-fee' } }, at)).toMatch(
    /asked to reverse/,
  )
})
