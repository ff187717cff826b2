import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email } from '#shared/kit/fields/identity.ts'
import {
  addDays,
  canonicalCnic,
  canonicalEmail,
  canonicalPhone,
  dayInKarachi,
  foldDigits,
  foldNumber,
  formatCnic,
  formatDate,
  formatFee,
  formatRupees,
  formatVoucherAmount,
  isChallanNumber,
  isRealDate,
  plainNumber,
} from '#shared/kit/format.ts'

/** A digit string in one of the scripts people type in. */
const inScript = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const zeros = { latin: 0x30, arabic: 0x0660, urdu: 0x06f0, fullWidth: 0xff10 }
const aScript = fc.constantFrom(...Object.values(zeros))
const cnicDigits = fc.stringMatching(/^[1-9]\d{12}$/)

describe('digits and CNIC', () => {
  it('are read alike in every script', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), aScript, (digits, zero) => {
        expect(foldDigits(inScript(digits, zero))).toBe(digits)
      }),
    )
  })

  it('have one canonical form however they are written, and formatting does not change it', () => {
    fc.assert(
      fc.property(cnicDigits, aScript, fc.constantFrom('-', ' ', '–', '', '−'), (digits, zero, mark) => {
        const typed = inScript(formatCnic(digits), zero).replaceAll('-', mark)
        expect(canonicalCnic(` ${typed} `)).toBe(digits)
      }),
    )
  })

  it('are shown as #####-#######-#', () => {
    expect(formatCnic('3520212345671')).toBe('35202-1234567-1')
  })

  it('keep letters, so that validation refuses them', () => {
    expect(canonicalCnic('35202-12345a7-1')).toBe('3520212345a71')
  })
})

describe('e-mail addresses', () => {
  it('are compared in lower case and without surrounding blanks', () => {
    expect(canonicalEmail(' Ayesha.Khan@Example.COM ')).toBe('ayesha.khan@example.com')
  })
})

describe('letters that look alike or that nobody sees', () => {
  const typed = 'CH-4711'
  it.each([
    ['full-width letters', 'ＣＨ-４７１１'],
    ['Cyrillic letters', '\u0421\u041d-4711'],
    ['small Cyrillic letters', '\u0441\u043d-4711'],
    ['a Greek letter', 'C\u0397-4711'],
    ['a zero-width blank', 'CH-47\u200b11'],
    ['a joiner', 'CH-47\u200d11'],
    ['a soft hyphen', 'CH\u00ad-4711'],
    ['a direction mark', '\u200eCH-4711\u200f'],
    ['Urdu digits', 'CH-۴۷۱۱'],
  ])('are folded in numbers: %s', (_what, other) => {
    expect([plainNumber(other), isChallanNumber(other)]).toEqual([plainNumber(typed), true])
  })

  it('keep a number as it was typed otherwise', () => {
    expect(foldNumber('ch 47/11-a')).toBe('ch 47/11-a')
  })

  it.each(['Ж-4711', 'چ-4711', 'é-4711', 'CH-4711\u0301', 'ı-4711', '', '---'])(
    'a challan number with letters that would not count, or with none, is refused: %s',
    (other) => {
      expect(isChallanNumber(other)).toBe(false)
    },
  )

  it('are removed from e-mail addresses when nobody sees them, and refused when they only look Latin', () => {
    const accepted = (text: string) => email.safeParse(text).data
    expect(accepted('Ａyesha\u200b@example\u00ad.com\u200e')).toBe('ayesha@example.com')
    for (const other of [
      '\u0430yesha@example.com',
      'ayesha@ex\u0430mple.com',
      'ayesha@example.c\u043em',
      'é@example.com',
    ])
      expect(email.safeParse(other).error?.issues.map(({ message }) => message)).toEqual([
        'Type the email with the letters a to z and without special characters',
      ])
  })
})

describe('telephone numbers', () => {
  it.each([
    ['0300 1234567', '+923001234567'],
    ['3001234567', '+923001234567'],
    ['+92 300 1234567', '+923001234567'],
    ['0092-300-1234567', '+923001234567'],
    ['+92 (0)300 1234567', '+923001234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '+923001234567'],
    ['(042) 35761234', '+924235761234'],
    ['+92 (0)42 35761234', '+924235761234'],
    ['055 3841234', '+92553841234'],
    ['+44 7911 123456', '+447911123456'],
  ])('%s is stored as %s', (typed, canonical) => {
    expect(canonicalPhone(typed)).toBe(canonical)
  })

  it.each(['', '12345', '0300 123456', '+92 300 123456', '+92 12', '03001234567890', 'abc', '+0123456789'])(
    '"%s" is not a telephone number',
    (typed) => {
      expect(canonicalPhone(typed)).toBeNull()
    },
  )

  it('in canonical form do not change when normalised again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+|0|00)?\d{7,15}$/), (typed) => {
        const canonical = canonicalPhone(typed)
        if (canonical) expect(canonicalPhone(canonical)).toBe(canonical)
      }),
    )
  })
})

describe('dates', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2001-02-31', false],
    ['2001-04-31', false],
    ['2001-13-01', false],
    ['2001-00-10', false],
    ['2001-01-00', false],
    ['1899-12-31', false],
    ['01-01-2001', false],
    ['2001-1-1', false],
    ['', false],
  ])('"%s" is an existing date: %s', (text, real) => {
    expect(isRealDate(text)).toBe(real)
  })

  it('are shown as DD-MM-YYYY, and an empty date as empty', () => {
    expect(formatDate('2026-11-24')).toBe('24-11-2026')
    expect(formatDate('')).toBe('')
  })

  it('are existing dates after days are added', () => {
    const days = fc.integer({ min: 0, max: 40_000 })
    fc.assert(
      fc.property(days, (after) => {
        expect(isRealDate(addDays('1950-01-01', after))).toBe(true)
      }),
    )
  })

  it.each([
    ['2026-11-21T18:59:59.999Z', '2026-11-21'],
    ['2026-11-21T19:00:00.000Z', '2026-11-22'],
    ['2026-12-31T19:00:00.000Z', '2027-01-01'],
    ['2028-02-28T19:00:00.000Z', '2028-02-29'],
  ])('%s is the day %s in Karachi', (instant, day) => {
    expect(dayInKarachi(new Date(instant))).toBe(day)
  })
})

describe('amounts', () => {
  it('amounts are shown in rupees without separators', () => {
    expect(formatFee(12500)).toBe('Rs. 12500/-')
    expect(formatVoucherAmount(2500)).toBe('Rs. 2500')
    expect(formatRupees(12500)).toBe('Rs. 12,500')
  })
})
