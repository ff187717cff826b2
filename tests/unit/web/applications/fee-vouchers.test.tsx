import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { aPrintOut, fresh } from '#tests/support/cases/a-print-out.ts'
import { times, wordsOf } from '#tests/support/cases/print-outs.tsx'
import { Sheets } from '#web/ui/print-sheets/sheets.tsx'

describe('the printed sheets', () => {
  it('the printed sheets contain three vouchers with issue date, validity date and amount', () => {
    const words = wordsOf(aPrintOut())
    for (const copy of ['Bank copy', 'Office copy', 'Applicant copy']) expect(times(words, copy)).toBe(1)
    expect(times(words, 'Issue date 30-12-2026 Validity date 02-01-2027')).toBe(3)
    expect(times(words, 'Payable amount Rs. 2500')).toBe(3)
    expect(times(words, 'Renewal Registration, Register A')).toBe(3)
  })

  it('the printed sheets have the version of the application and page numbers', () => {
    const words = wordsOf(aPrintOut())
    expect(words).toContain('Download date 30-12-2026')
    for (const sheet of [1, 2, 3])
      expect(words).toContain(`Reference no. REF-7 Version 2, digest ABCD-EF01-2345 Sheet ${sheet} of 3`)
    expect(times(words, 'Version 2, digest')).toBe(times(words, 'Reference no. REF-7'))
  })

  it('the printed sheets show dates for a renewal and none for a new registration', () => {
    expect(wordsOf(aPrintOut())).toContain('20-11-2021 Registration expires on 20-11-2026')
    const words = wordsOf(aPrintOut(fresh))
    expect(words).toContain('Application for Registration')
    expect(words).toContain('Checklist of documents: fresh registration')
    expect(words).not.toContain('Registration expires on')
    expect(times(words, 'New Registration, Register A')).toBe(3)
  })

  it('the printed sheets show empty optional columns as N/A and an address in one line', () => {
    const words = wordsOf(aPrintOut())
    expect(times(words, 'N/A')).toBe(3)
    expect(words).toContain('House 1, Mall Road')
  })

  it('the printed sheets mark a sample fee on every voucher', () => {
    expect(times(wordsOf(aPrintOut()), 'Sample fee')).toBe(3)
    expect(wordsOf(aPrintOut({ fee_is_sample: false }))).not.toContain('Sample fee')
  })

  it('the printed sheets show the voucher number as text and as a code', () => {
    expect(times(wordsOf(aPrintOut()), 'Voucher number 482 913 5706')).toBe(3)
    const code = 'QR code of voucher number 482 913 5706'
    expect(times(renderToStaticMarkup(<Sheets printOut={aPrintOut()} />), code)).toBe(3)
  })

  it('the printed sheets have no inline style, which the content policy would drop', () => {
    expect(renderToStaticMarkup(<Sheets printOut={aPrintOut()} />)).not.toContain('style=')
  })
})
