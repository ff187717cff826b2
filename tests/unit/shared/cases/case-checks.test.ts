/** The words about duplicates and numbers; the checks of one person's own data: own-data-checks.test.ts. */
import { expect, test } from 'vitest'
import { caseChecks } from '#shared/cases/checks/case-checks.ts'
import type { Duplicate } from '#shared/cases/checks/duplicate-checks.ts'

const application = {
  account: { cnic: '9999900000012', name: 'Ayesha', father_name: 'Imran' },
  applicant: { gender: 'Female', date_of_birth: '1990-03-17', name: 'Ayesha', father_name: 'Imran' },
  qualification_information: [],
  application_form: { application_title: 'Registration' as const, registrationNo: 'Apply Now' },
  documents: [],
}
const duplicate = (items: string[], reference_no: string | null = 'PC-2026-ABCDEFGH'): Duplicate => ({
  ...{ id: 'u', items, reference_no },
})
const linesOf = (...duplicates: Duplicate[]): string[] =>
  caseChecks(application, '2026-11-22', duplicates, null)
    .map(({ words }) => words)
    .filter((words) => /duplicates|^Same/.test(words))

const person = ['applicant.name', 'applicant.father_name', 'applicant.date_of_birth']
const documents = ['cnic_front_image', 'cnic_back_image', 'marksSheet_image'].map((key) => `document.${key}`)

test.each([
  [documents.slice(0, 1), 'Same CNIC front as PC-2026-ABCDEFGH'],
  [documents.slice(0, 2), 'Same CNIC front and CNIC back as PC-2026-ABCDEFGH'],
  [[...person].reverse(), 'Same name, father and birth date as PC-2026-ABCDEFGH'],
  [
    [...documents, ...person, 'user_application.challan_no'],
    'Same name, father, birth date, challan no. and 3 documents as PC-2026-ABCDEFGH',
  ],
])('a duplicate is one short line: %s', (items, line) => {
  expect(linesOf(duplicate(items))).toEqual([line])
})

test('accounts without an application are one line for what they share', () => {
  const unsent = duplicate(documents.slice(2), null)
  expect(linesOf(unsent, unsent)).toEqual(['Same marks sheet as an account without an application'])
})

test.each([
  ['Registration', 'Apply Now', []],
  ['Renewal', 'Apply Now', [[false, 'Renewal without a registration number']]],
  ['Renewal', 'B 4711', [[true, 'Names the registration to be renewed']]],
] as const)(
  'a %s with the number %s has this check of the number: %j',
  (application_title, registrationNo, lines) => {
    const form = { application_title, registrationNo }
    const checks = caseChecks({ ...application, application_form: form }, '2026-11-22', [], null)
    const ofNumber = checks.filter(({ words }) => /registration/.test(words))
    expect(ofNumber.map(({ ok, words }) => [ok, words])).toEqual(lines)
  },
)

test('a duplicate is a warning that leads to the other application, where there is one', () => {
  const found = [duplicate(person), duplicate(person, null)]
  const checks = caseChecks(application, '2026-11-22', found, null).filter(({ words }) => /^Same/.test(words))
  expect(checks.map(({ ok, cases }) => [ok, cases])).toEqual([
    [false, [{ id: 'u', reference_no: 'PC-2026-ABCDEFGH' }]],
    [false, []],
  ])
})

test('without duplicates the check says so', () => {
  expect(linesOf()).toEqual(['No duplicates found'])
})
