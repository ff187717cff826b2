/** The date field reads what people type: docs/field-rules.md#dates. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, formatDate } from '#shared/kit/format.ts'
import { calendarDay, formatLongDay, plainDay } from '#web/ui/fields/date-field/calendar-day.ts'
import { parseTypedDate, shownDate, valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'

const writtenForms = [
  '5/9/2001',
  '05092001',
  '5 Sep 2001',
  '05.09.2001',
  '05-09-2001',
  '2001-09-05',
  '۰۵-۰۹-۲۰۰۱',
  '5 September 2001',
  ' 5-Sept-2001 ',
  '٥/٩/٢٠٠١',
  '5–9–2001',
]

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))

const inUrduDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))

describe('typed dates', () => {
  test.each(writtenForms)('%s is read as the fifth of September 2001', (typed) => {
    expect(parseTypedDate(typed)).toBe('2001-09-05')
    expect(shownDate(valueOfTyped(typed))).toBe('05-09-2001')
  })

  test.each(['31-02-2001', '2001-02-31', '29/2/1900', '00-01-2001', '5 Foo 2001', '5/9/01', '17 03', 'soon'])(
    '%s is not a date and stays as typed',
    (typed) => {
      expect(parseTypedDate(typed)).toBeNull()
      expect(shownDate(valueOfTyped(typed))).toBe(typed)
    },
  )

  test('an empty text gives an empty value', () => {
    expect(valueOfTyped('  ')).toBe('')
    expect(shownDate('')).toBe('')
  })

  test('every date is read back from each written form', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const shown = formatDate(day)
        const forms = [day, shown, shown.replaceAll('-', ''), shown.replaceAll('-', '/'), inUrduDigits(shown)]

        const read = forms.map(parseTypedDate)

        expect(read).toEqual(forms.map(() => day))
        expect(shownDate(valueOfTyped(shown))).toBe(shown)
      }),
    )
  })

  test('no text causes an exception, and normalising twice gives the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = shownDate(valueOfTyped(text))

        expect(shownDate(valueOfTyped(once))).toBe(once)
      }),
    )
  })
})

describe('calendar days', () => {
  test('every date is converted to the calendar and back', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(plainDay(calendarDay(day) as Date)).toBe(day)
      }),
    )
  })

  test('a text that is not a date selects no day', () => {
    expect(calendarDay('31-02-2001')).toBeUndefined()
    expect(calendarDay('')).toBeUndefined()
  })

  test('the label of a day names the weekday first and the day before the month', () => {
    expect(formatLongDay(calendarDay('2001-09-05') as Date)).toBe('Wednesday, 5 September 2001')
  })
})
