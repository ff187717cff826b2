import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatVoucherNumber,
  isVoucherNumber,
  plainVoucherNumber,
  voucherNumberOf,
} from '#shared/applications/rules/voucher-number.ts'

const number = fc.bigInt({ min: 0n, max: 2n ** 128n }).map(voucherNumberOf)
const place = fc.integer({ min: 0, max: 9 })

test('every serial number gives a valid number of ten digits', () => {
  fc.assert(
    fc.property(number, (digits) => {
      expect([digits.length, isVoucherNumber(digits)]).toEqual([10, true])
    }),
  )
})

test('two serial numbers within one cycle never give the same voucher number', () => {
  const serial = fc.bigInt({ min: 0n, max: 899_999_999n })
  fc.assert(
    fc.property(serial, serial, (one, other) => {
      expect(voucherNumberOf(one) === voucherNumberOf(other)).toBe(one === other)
    }),
  )
})

test('every single wrong digit is detected', () => {
  fc.assert(
    fc.property(number, place, place, (digits, at, digit) => {
      const typed = digits.slice(0, at) + digit + digits.slice(at + 1)
      expect(isVoucherNumber(typed)).toBe(typed === digits)
    }),
  )
})

test('every exchange of two adjacent digits is detected', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 8 }), (digits, at) => {
      const typed = digits.slice(0, at) + digits.charAt(at + 1) + digits.charAt(at) + digits.slice(at + 2)
      expect(isVoucherNumber(typed)).toBe(typed === digits)
    }),
  )
})

test('a missing or an additional digit is detected', () => {
  fc.assert(
    fc.property(number, place, (digits, at) => {
      expect(isVoucherNumber(digits.slice(0, at) + digits.slice(at + 1))).toBe(false)
      expect(isVoucherNumber(digits + at)).toBe(false)
    }),
  )
})

test.each(['1000000004x', '', '0000000000', 'PC-2026'])('a text is not a voucher number: %s', (typed) =>
  expect(isVoucherNumber(plainVoucherNumber(typed))).toBe(false),
)

test('a voucher number is read however it is typed, and shown in three groups', () => {
  const digits = voucherNumberOf(23_456_789n)
  const shown = formatVoucherNumber(digits)
  expect(shown).toMatch(/^123 456 789\d$/)
  for (const typed of [
    shown,
    shown.replaceAll(' ', '-'),
    ` ${digits} `,
    digits.replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)]!),
  ])
    expect(plainVoucherNumber(typed)).toBe(digits)
})
