import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PrintOut } from '#shared/records/print-out.ts'
import { qualificationLevels } from '#shared/vocabulary.ts'
import { Sheets } from '#web/features/print-out/sheets/sheets.tsx'

const aPrintOut = (form: Partial<PrintOut['application_form']> = {}): PrintOut => ({
  applicant: {
    id: 'a1',
    name: 'Ayesha Khan',
    father_name: 'Imran Khan',
    date_of_birth: '1999-03-17',
    domicile: 'Lahore',
    country_of_birth: 'Pakistan',
    refNumber: 'REF-7',
    telephoneRes: '',
    telephoneOffice: '',
    mobile: '0300 1234567',
    photo: null,
  },
  application_form: {
    id: 'f1',
    registrationNo: '1234-A',
    application_title: 'Renewal',
    issueDate: '2021-11-20',
    expiryDate: '2026-11-20',
    fee_schedule: 'Sample schedule',
    fee_is_sample: true,
    ...form,
  },
  contact_information: {
    id: 'c1',
    permanent: 'House 1\nMall Road',
    residential: 'House 2',
    professional: '',
    city: 'Lahore',
  },
  qualification_information: qualificationLevels.slice(0, 3).map((level, index) => ({
    id: `q${index}`,
    board_university: 'Board',
    name_of_institute: 'Institute',
    year_of_passing: `201${index}`,
    qualification_level: level,
  })),
  qualification_information_pharm_d: { fee_amount: 2500 },
  email: 'ayesha@example.com',
  today: '2026-12-30',
})
const fresh = {
  application_title: 'Registration',
  registrationNo: 'Apply Now',
  issueDate: null,
  expiryDate: null,
} as const

/** The words of the sheets, without tags. */
const wordsOf = (printOut: PrintOut): string =>
  renderToStaticMarkup(<Sheets printOut={printOut} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const times = (words: string, phrase: string): number => words.split(phrase).length - 1

describe('the printed sheets', () => {
  it('hold three vouchers with issue date, validity date and amount', () => {
    const words = wordsOf(aPrintOut())
    for (const copy of ['Bank copy', 'Office copy', 'Applicant copy']) expect(times(words, copy)).toBe(1)
    expect(times(words, 'Issue date 30-12-2026 Validity date 02-01-2027')).toBe(3)
    expect(times(words, 'Payable amount Rs. 2500')).toBe(3)
    expect(times(words, 'Renewal Registration, Register A')).toBe(3)
  })

  it('are titled, noted and counted', () => {
    const words = wordsOf(aPrintOut())
    expect(words).toContain('Application for Renewal')
    expect(words).toContain('sections 24 and 25 of the Pharmacy Act 1967')
    expect(words).toContain('only by pay order or demand draft')
    expect(words).toContain('Any blank column causes rejection')
    expect(words).toContain('Download date 30-12-2026')
    for (const sheet of [1, 2, 3]) expect(words).toContain(`Reference no. REF-7 Sheet ${sheet} of 3`)
  })

  it('show the dates of a renewal, and none on a new registration', () => {
    expect(wordsOf(aPrintOut())).toContain('20-11-2021 Registration expires on 20-11-2026')
    const words = wordsOf(aPrintOut(fresh))
    expect(words).toContain('Application for Registration')
    expect(words).toContain('Checklist of documents: fresh registration')
    expect(words).not.toContain('Registration expires on')
    expect(times(words, 'New Registration, Register A')).toBe(3)
  })

  it('print optional columns as N/A and an address in one line', () => {
    const words = wordsOf(aPrintOut())
    expect(times(words, 'N/A')).toBe(3)
    expect(words).toContain('House 1, Mall Road')
  })

  it('call a sample fee a sample on every voucher', () => {
    expect(times(wordsOf(aPrintOut()), 'Sample fee')).toBe(3)
    expect(wordsOf(aPrintOut({ fee_is_sample: false }))).not.toContain('Sample fee')
  })

  it('carry no inline style: the content policy would drop it', () => {
    expect(renderToStaticMarkup(<Sheets printOut={aPrintOut()} />)).not.toContain('style=')
  })
})
