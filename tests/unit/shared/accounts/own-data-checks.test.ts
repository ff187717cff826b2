/** The automatic checks that compare what one person states, each once where it is in order and once where it is not. */
import { expect, test } from 'vitest'
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { caseChecks } from '#shared/cases/checks/case-checks.ts'
import type { FormerPerson } from '#shared/cases/checks/person-checks.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'

const today = '2026-11-22'
const [matric, intermediate, degree] = qualificationLevels

const account = { cnic: '9999900000012', name: 'Ayesha', father_name: 'Imran', email_confirmed_at: today }
const applicant = { gender: 'Female', date_of_birth: '1990-03-17', name: 'AYESHA', father_name: 'imran' }
const level = (qualification_level: string, year_of_passing: string, degree_issue_date: string) => ({
  ...{ qualification_level, year_of_passing, degree_issue_date },
})
const levels = [
  level(matric, '2006', '2006-08-01'),
  level(intermediate, '2008', '2008-08-01'),
  level(degree, '2013', '2013-08-01'),
]
const documents = requiredDocuments('Registration').map((name, index) => ({
  ...{ name: name as string, uploaded_at: today, sha256: `digest ${index}` },
}))
const inOrder = {
  ...{ account, applicant: { ...applicant, photo_key: 'photos/1' }, documents },
  qualification_information: levels,
  application_form: { application_title: 'Registration' as const, registrationNo: 'Apply Now' },
}
const formerPerson: FormerPerson = {
  ...{
    phone: '03001234567',
    email: 'ayesha@example.com',
    reference_no: 'PC-2020-ABCDEFGH',
    cnic: account.cnic,
  },
  ...{ name: 'Ayesha', father_name: 'Imran', date_of_birth: '1990-03-17' },
}

type Case = Parameters<typeof caseChecks>[0]
const warningsOf = (changes: Partial<Case>, former: FormerPerson | null = null): string[] =>
  caseChecks({ ...inOrder, ...changes }, today, [], former)
    .filter(({ ok }) => !ok)
    .map(({ words }) => words)

test('an application in order says so of everything that was checked', () => {
  expect(caseChecks(inOrder, today, [], formerPerson)).toEqual(
    [
      'All required documents uploaded',
      'No file used twice',
      'No duplicates found',
      'Names match the account',
      'Same person as in the previous application',
      'Email address confirmed',
      'CNIC matches the gender',
      '36 years old',
      'Passing years are in order',
      'Degree dates match the date of birth',
    ].map((words) => ({ ok: true, words })),
  )
})

test('nothing is compared with a former application where there is none', () => {
  const words = caseChecks(inOrder, today, [], null).map((check) => check.words)
  expect(words.join()).not.toMatch(/previous|Different/)
  expect(words).toHaveLength(9)
})

test('documents that are missing are named', () => {
  const [first, second] = documents.map(({ name }) => fieldLabel(name))
  expect(warningsOf({ documents: documents.slice(2) })).toEqual([`Missing: ${first}, ${second}`])
})

test('files that are used twice are named in pairs', () => {
  const [one, two, three, four, ...others] = documents
  if (!one || !two || !three || !four) throw new Error('an approval needs at least four documents')
  const repeated = [one, { ...two, sha256: one.sha256 }, three, { ...four, sha256: three.sha256 }, ...others]
  const [a, b, c, d] = repeated.map(({ name }) => fieldLabel(name))
  expect(warningsOf({ documents: repeated })).toEqual([
    `The same file is used twice: ${a} and ${b}, ${c} and ${d}`,
  ])
})

test('names other than those in the account are told, each alone or both', () => {
  expect(warningsOf({ applicant: { ...inOrder.applicant, name: 'Aliya' } })).toEqual([
    'The full name in the account is Ayesha',
  ])
  expect(warningsOf({ applicant: { ...inOrder.applicant, name: 'Aliya', father_name: 'Kamran' } })).toEqual([
    'The full name in the account is Ayesha. The father’s name in the account is Imran',
  ])
})

test('an email address that is not confirmed is told', () => {
  expect(warningsOf({ account: { ...account, email_confirmed_at: null } })).toEqual([
    'The applicant has not confirmed their email address',
  ])
})

test.each([
  ['9999900000012', 'Male', ['CNIC ends in an even digit (female)']],
  ['9999900000011', 'Female', ['CNIC ends in an odd digit (male)']],
  ['9999900000011', 'Male', []],
  ['9999900000011', 'Other', []],
  ['9999900000012', 'Other', []],
])('the last digit of the CNIC %s is compared with the gender %s', (cnic, gender, warnings) => {
  const changes = { account: { ...account, cnic }, applicant: { ...inOrder.applicant, gender } }
  expect(warningsOf(changes)).toEqual(warnings)
})

test.each([
  ['2006-11-22', '20 years old', true],
  ['2006-11-23', '19 years old', false],
  ['1936-11-23', '89 years old', true],
  ['1936-11-22', '90 years old', false],
])('born on %s is %s', (date_of_birth, words, ok) => {
  const born = { ...inOrder.applicant, date_of_birth }
  const checks = caseChecks({ ...inOrder, applicant: born }, today, [], null)
  expect(checks.find((check) => check.words.endsWith('years old'))).toEqual({ ok, words })
})

test.each([
  [['2006', '2005', '2013'], 'Passing years are not in order: 2006, 2005, 2013'],
  [['2006', '2008', '2008'], 'Passing years are not in order: 2006, 2008, 2008'],
])('passing years that do not rise are told: %s', (years, warning) => {
  const list = levels.map((held, index) => ({ ...held, year_of_passing: years[index] ?? '' }))
  expect(warningsOf({ qualification_information: list })).toEqual([warning])
})

test('a degree is expected from the fourteenth birthday on', () => {
  const withDate = (day: string) =>
    warningsOf({ qualification_information: [level(matric, '2004', day), ...levels.slice(1)] })
  expect(withDate('2004-03-17')).toEqual([])
  expect(withDate('2004-03-16')).toEqual(['A degree dated 16-03-2004 was issued before the age of 14'])
})

test.each<[Partial<FormerPerson>, string]>([
  [{ name: 'Aliya' }, 'name Aliya'],
  [{ father_name: 'Kamran' }, 'father’s name Kamran'],
  [{ date_of_birth: '1991-03-17' }, 'born on 17-03-1991'],
  [{ cnic: '9999900000014' }, 'CNIC 99999-0000001-4'],
  [{ name: 'Aliya', cnic: '9999900000014' }, 'name Aliya, CNIC 99999-0000001-4'],
])('somebody who differs from the person of the former application is told: %j', (changes, differences) => {
  expect(warningsOf({}, { ...formerPerson, ...changes })).toEqual([
    `Different in PC-2020-ABCDEFGH: ${differences}`,
  ])
})
