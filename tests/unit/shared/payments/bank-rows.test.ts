import { expect, test } from 'vitest'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { keepsDeposit } from '#shared/payments/records/bank-outcomes.ts'
import {
  depositProblem,
  outcomeOfRow,
  reasonToKeepVerified,
  restAfter,
} from '#shared/payments/rules/bank-rows.ts'
import { findingsOfFile, outcomesInFile } from '#shared/payments/rules/rows-of-a-file.ts'

const voucher_number = voucherNumberOf(7n)
const row = { line: 2, paid_on: '2026-11-20', voucher_number, amount: 2500, challan_no: 'CH 1' }
const owing = {
  ...{
    vouchers: [voucher_number],
    fee: 2500,
    since: '2026-11-20',
    status: 'submitted' as const,
    payment: null,
  },
}
const about = {
  owing,
  challanHasPaid: false,
  settled: undefined,
  takenBack: undefined,
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
  ['pays something out', { amount: -2500 }, {}, 'no-payment', 'The bank has paid this amount out'],
  [
    'takes a verified payment back',
    { amount: -2500 },
    { challanHasPaid: true },
    'taken-back',
    'It has paid the fee of this application',
  ],
  [
    'takes the payment of a former application back',
    { amount: -2500 },
    { challanHasPaid: true, paidFormer: 'PC-2025-ABCDEFGH' },
    'taken-back',
    'It has paid the fee of the former application PC-2025-ABCDEFGH',
  ],
  [
    'takes an open deposit back',
    { amount: -2500 },
    { settled: null },
    'taken-back',
    'It was a deposit without an application',
  ],
  [
    'takes the same back again',
    { amount: -2500 },
    { takenBack: { on: '2026-11-19', seen: true }, settled: null },
    'taken-back',
    'Taken back before, on 19-11-2026',
  ],
  [
    'was taken back before it came',
    {},
    { takenBack: { on: '2026-11-19', seen: false } },
    'taken-back',
    'The bank took it back on 19-11-2026',
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
    { owing: { ...owing, vouchers: [voucherNumberOf(8n)] } },
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

test('a payment from before the day of its voucher is verified with a warning', () => {
  expect(outcomeOfRow({ ...row, paid_on: '2026-03-11' }, about)).toEqual({
    ...{ outcome: 'verified', words: 'Fee verified' },
    warning: 'Paid before its voucher of 20-11-2026',
  })
})

test('the rows of a file tell of each other: the same one again, another with its challan, one that takes it back', () => {
  const of = (challan_no: string, amount = 2500) => ({ ...row, challan_no, amount })
  const rows = [
    of('CH 1'),
    of('CH 2'),
    of('ch-1', 2400),
    of('CH 3'),
    of('CH1'),
    of('CH-2'),
    of('CH 3', -2500),
  ]
  const numbered = rows.map((one, place) => ({ ...one, line: place + 2 }))
  const told = [...outcomesInFile(numbered)].map(([line, { outcome, words }]) => [line, outcome, words])
  expect(told.sort(([one], [other]) => Number(one) - Number(other))).toEqual([
    [2, 'repeated', 'This challan appears again in row 4'],
    [4, 'repeated', 'This challan already appears in row 2'],
    [5, 'taken-back', 'The bank took it back on 20-11-2026: row 8'],
    [6, 'same-row', 'The same as row 2, and counted once'],
    [7, 'same-row', 'The same as row 3, and counted once'],
    [8, 'taken-back', 'Takes row 5 back'],
  ])
})

test('of a file that is looked at in slices the rows still know each other, and a voucher pays once', () => {
  const rows = ['CH 1', 'CH 2', 'CH 3', 'CH 2'].map((challan_no, place) => ({
    ...row,
    challan_no,
    line: place + 2,
  }))
  rows[1]!.amount = -2500
  rows[3]!.paid_on = '2026-11-18'
  const alone = rows.map(({ line, amount }) => ({
    ...{ line, id: 'payer', deposit: null, words: '' },
    outcome: amount > 0 ? ('verified' as const) : ('no-payment' as const),
  }))
  const findings = findingsOfFile(rows, alone)
  expect(findings.map(({ outcome, words, deposit }) => [outcome, words, deposit])).toEqual([
    ['verified', '', null],
    ['taken-back', 'Takes row 5 back', null],
    ['paid-before', 'Row 2 pays this fee', 'new'],
    ['taken-back', 'The bank took it back on 20-11-2026: row 3', null],
  ])
  expect(findingsOfFile(rows, findings)).toEqual(findings)
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

test('a deposit of too little is accepted as a part once, in whole rupees, as long as the fee is open', () => {
  expect(restAfter(2000, owing)).toBe(500)
  const others = [{ vouchers: ['1', '2'] }, { status: 'declined' as const }, { payment: { challan_no: '2' } }]
  expect(others.map((other) => restAfter(2000, { ...owing, ...other }))).toEqual([null, null, null])
  expect([2500, 2499.5, 3000].map((amount) => restAfter(amount, owing))).toEqual([null, null, null])
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
