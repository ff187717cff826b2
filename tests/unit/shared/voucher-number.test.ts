import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatVoucherNumber,
  isVoucherNumber,
  plainVoucherNumber,
  voucherNumberOf,
} from '#shared/rules/voucher-number.ts'

const number = fc.bigInt({ min: 0n, max: 2n ** 128n }).map(voucherNumberOf)
const place = fc.integer({ min: 0, max: 9 })

test('every serial number gives a valid number of ten digits', () => {
  fc.assert(
    fc.property(number, (serial) => {
      expect([serial.length, isVoucherNumber(serial)]).toEqual([10, true])
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
    fc.property(number, place, place, (serial, at, digit) => {
      const typed = serial.slice(0, at) + digit + serial.slice(at + 1)
      expect(isVoucherNumber(typed)).toBe(typed === serial)
    }),
  )
})

test('every exchange of two adjacent digits is detected', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 8 }), (serial, at) => {
      const typed = serial.slice(0, at) + serial.charAt(at + 1) + serial.charAt(at) + serial.slice(at + 2)
      expect(isVoucherNumber(typed)).toBe(typed === serial)
    }),
  )
})

test('a missing or an additional digit is detected', () => {
  fc.assert(
    fc.property(number, place, (serial, at) => {
      expect(isVoucherNumber(serial.slice(0, at) + serial.slice(at + 1))).toBe(false)
      expect(isVoucherNumber(serial + at)).toBe(false)
    }),
  )
})

test.each(['1000000004x', '', '0000000000', 'PC-2026'])('a text is not a voucher number: %s', (typed) =>
  expect(isVoucherNumber(plainVoucherNumber(typed))).toBe(false),
)

test('a voucher number is read however it is typed, and shown in three groups', () => {
  const serial = voucherNumberOf(23_456_789n)
  const shown = formatVoucherNumber(serial)
  expect(shown).toMatch(/^123 456 789\d$/)
  for (const typed of [
    shown,
    shown.replaceAll(' ', '-'),
    ` ${serial} `,
    serial.replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)]!),
  ])
    expect(plainVoucherNumber(typed)).toBe(serial)
})
