/** What each action on a case must carry. */
import { describe, expect, test } from 'vitest'
import { caseActions, needsReason } from '#shared/applications/rules/application-lifecycle.ts'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { formatVoucherNumber, voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { commandErrors } from '#shared/cases/rules/case-commands.ts'

const voucher = voucherNumberOf(1n)
const facts = {
  ...{ fee: 2500, vouchers: [voucher], today: '2026-11-22', title: 'Registration' as const },
  ...{ feeStatus: 'verified' as const, received: checklistOf('Registration'), asked: null },
  returnable: ['applicant.name', 'applicant.gender'],
}

test('an action that needs a reason is refused without one; the others carry nothing', () => {
  for (const action of caseActions.filter((name) => !['return', 'verify-fee', 'collect'].includes(name))) {
    expect(commandErrors(action, {}, facts)).toEqual(
      needsReason(action) ? { reason: ['Enter a reason'] } : {},
    )
    expect(commandErrors(action, { reason: 'Typing error' }, facts)).toEqual({})
  }
})

describe('a return', () => {
  const item = (name: string, reason = 'unreadable', words = '') => ({ item: name, reason, words })

  test.each([
    [undefined, 'Choose at least one item to correct'],
    [[], 'Choose at least one item to correct'],
    [[item('applicant.name'), item('account.email')], 'This cannot be returned for correction'],
    [[item('applicant.name'), item('applicant.name')], 'Choose each item only once'],
    [[item('applicant.gender'), item('applicant.name', 'other')], 'Describe what is wrong'],
  ])(
    'names items that can be returned, each once, with words for another reason: %j',
    (corrections, error) => {
      expect(commandErrors('return', { corrections }, facts)).toEqual({ corrections: [error] })
    },
  )

  test('is possible for several items', () => {
    const corrections = [item('applicant.name', 'other', 'A letter is missing'), item('applicant.gender')]
    expect(commandErrors('return', { corrections }, facts)).toEqual({})
  })
})

describe('the verification of a fee', () => {
  const paid = { voucher_number: voucher, challan_no: '123', amount: 2500, paid_on: '2026-11-22' }
  const errorsOf = (changes: Partial<typeof paid>) =>
    commandErrors('verify-fee', { payment: { ...paid, ...changes } }, facts)

  test('is possible with the amount of the fee paid until today, with and without a voucher number', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ voucher_number: '' })).toEqual({})
  })

  test('needs a payment', () => {
    expect(commandErrors('verify-fee', {}, facts)).toEqual({
      payment: ['Enter challan number, amount and date'],
    })
  })

  test('is refused with another amount or a day to come', () => {
    expect(errorsOf({ amount: 2499 })).toEqual({ 'payment.amount': ['The fee is Rs. 2,500'] })
    expect(errorsOf({ paid_on: '2026-11-23' })).toEqual({
      'payment.paid_on': ['Date of payment must not be in the future'],
    })
  })

  test.each([
    [voucher.slice(1), 'Check the voucher number: a digit is wrong or missing'],
    [voucherNumberOf(2n), `The voucher of this application is ${formatVoucherNumber(voucher)}`],
  ])('is refused with a voucher number that is not of this application: %s', (voucher_number, error) => {
    expect(errorsOf({ voucher_number, amount: 1 })).toEqual({ 'payment.voucher_number': [error] })
  })
})

test('a handover with something missing needs a reason that explains it', () => {
  expect(commandErrors('collect', { cnic_seen: true }, facts)).toEqual({})
  expect(commandErrors('collect', {}, facts)).toEqual({ reason: ['Enter a reason: the CNIC was not seen'] })
  expect(commandErrors('collect', {}, { ...facts, feeStatus: 'unpaid' })).toEqual({
    reason: ['Enter a reason: the CNIC was not seen, the fee is not verified'],
  })
  expect(commandErrors('collect', { reason: 'Passport seen' }, facts)).toEqual({})
})
