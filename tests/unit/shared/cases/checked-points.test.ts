/** What a person compares with a document, and what the portal has checked by itself. */
import { expect, test } from 'vitest'
import { reviewPoints, reviewSections } from '#shared/cases/rules/review-points.ts'
import { aCaseRecord } from '#tests/support/pages/cases.ts'

/** A man's CNIC ends in an odd digit. */
const aCase = (gender: 'Male' | 'Female', given: Parameters<typeof aCaseRecord>[0] = {}) => {
  const record = aCaseRecord(given)
  return { ...record, applicant: { ...record.applicant, gender } }
}

const howIn = (record: ReturnType<typeof aCase>, item: string) =>
  reviewSections(record)
    .flatMap(({ points }) => points)
    .find((point) => point.item === item)?.checked

test('a person compares what a document of the case shows, and the portal says how it has checked the rest', () => {
  const record = aCase('Male')
  expect(reviewPoints(record)).toEqual([
    'account.cnic',
    ...['name', 'father_name', 'date_of_birth', 'country_of_birth', 'photo'].map((key) => `applicant.${key}`),
    ...['residential', 'permanent'].map((key) => `contact_information.${key}`),
    ...['year_of_passing', 'degree_issue_date', 'name_of_institute', 'board_university'].map(
      (key) => `qualification_information.3.${key}`,
    ),
  ])
  expect(howIn(record, 'applicant.gender')).toBe('Agrees with the last digit of the CNIC')
  expect(howIn(record, 'applicant.religion')).toBe('No document shows it')
  expect(howIn(record, 'application_form.voucher_number')).toBe('Compared with the deposit slip by accounts')
})

test('what does not agree is compared by a person: the gender, the years before the degree, and what was returned', () => {
  const record = aCase('Female', { form: { corrections: [{ item: 'contact_information.city' }] } })
  const early = record.qualification_information.map((one) => ({ ...one, year_of_passing: '2010' }))
  expect(reviewPoints({ ...record, qualification_information: early })).toEqual(
    expect.arrayContaining([
      'applicant.gender',
      'qualification_information.1.year_of_passing',
      'contact_information.city',
    ]),
  )
})
