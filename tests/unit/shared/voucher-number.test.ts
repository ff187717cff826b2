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

test('every serial gives ten digits that belong together', () => {
  fc.assert(
    fc.property(number, (it) => {
      expect([it.length, isVoucherNumber(it)]).toEqual([10, true])
    }),
  )
})

test('two serials of one round never share a number', () => {
  const serial = fc.bigInt({ min: 0n, max: 899_999_999n })
  fc.assert(
    fc.property(serial, serial, (one, other) => {
      expect(voucherNumberOf(one) === voucherNumberOf(other)).toBe(one === other)
    }),
  )
})

test('every wrong digit is found', () => {
  fc.assert(
    fc.property(number, place, place, (it, at, digit) => {
      const typed = it.slice(0, at) + digit + it.slice(at + 1)
      expect(isVoucherNumber(typed)).toBe(typed === it)
    }),
  )
})

test('every exchange of two neighbours is found', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 8 }), (it, at) => {
      const typed = it.slice(0, at) + it.charAt(at + 1) + it.charAt(at) + it.slice(at + 2)
      expect(isVoucherNumber(typed)).toBe(typed === it)
    }),
  )
})

test('a digit too few or too many is found', () => {
  fc.assert(
    fc.property(number, place, (it, at) => {
      expect(isVoucherNumber(it.slice(0, at) + it.slice(at + 1))).toBe(false)
      expect(isVoucherNumber(it + at)).toBe(false)
    }),
  )
})

test.each(['1000000004x', '', '0000000000', 'PC-2026'])('is no number: %s', (typed) =>
  expect(isVoucherNumber(plainVoucherNumber(typed))).toBe(false),
)

test('is read however it is typed, and shown in three groups', () => {
  const it = voucherNumberOf(23_456_789n)
  const shown = formatVoucherNumber(it)
  expect(shown).toMatch(/^123 456 789\d$/)
  for (const typed of [
    shown,
    shown.replaceAll(' ', '-'),
    ` ${it} `,
    it.replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)]!),
  ])
    expect(plainVoucherNumber(typed)).toBe(it)
})
