/** Answers are closed, hold nothing for the portal's own use, and show personal particulars to those alone who are named here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import {
  answerOf,
  callersOf,
  fieldAccessPage,
  fieldsOfAnswer,
  isForEverybody,
} from '#tests/support/project/field-access.ts'
import { root } from '#tests/support/project/source-files.ts'

const office = ['reception', 'reviewer', 'accounts', 'registrar']

/** What an account, a session or an item has for the portal's own use. */
const neverAnswered = [
  ...['password_hash', 'session_generation', 'reset_email', 'password_change', 'made_with', 'changed_by'],
  ...['sealed', 'recovery_hashes', 'last_step', 'public_key', 'counter', 'hash', 'pepper', 'devices'],
  ...['pk', 'sk', '_v', 'ttl', 'queue_pk', 'filter_pk', 'assignee_pk', 'city_pk', 'object_key', 'photo_key'],
]

/** Endpoints of the particulars of the council, and of organisations that ask by name. */
const ofTheCouncil = /^(council|councilSettings|people|adminAuth|checkers)\./

/** Who may read what a person has told about themselves, of any person; applicants their own alone. */
const readers: { fields: string[]; by: string[]; ofStaff?: true }[] = [
  {
    fields: [
      ...['gender', 'religion', 'marital_status', 'domicile', 'country_of_birth', 'mobile'],
      ...['telephoneRes', 'telephoneOffice', 'designation', 'organization', 'residential', 'permanent'],
      ...['professional', 'permanent_address', 'present_address', 'phone', 'year_of_passing', 'department'],
      ...['name_of_institute', 'board_university', 'date_of_birth', 'email', 'cnic', 'photo'],
    ],
    by: ['applicant', ...office],
  },
  // For everybody: by `register.standing`, to who has the code of the paper that prints it.
  { fields: ['father_name'], by: ['applicant', 'everybody', ...office] },
  { fields: ['challan_no', 'decline_reason', 'registrationNo'], by: ['applicant', ...office] },
  { fields: ['former_emails', 'sign_ins', 'own_acts', 'readings', 'profile_image'], by: ['applicant'] },
  { fields: ['recommendation', 'assignee', 'ticks', 'sent_back', 'looked_at', 'checks'], by: office },
  { fields: ['deposit', 'undone_at', 'kept_because', 'by_hand'], by: ['accounts', 'registrar'] },
  { fields: ['last_sign_in', 'has_codes'], by: ['administrator'], ofStaff: true },
]

test('no answer has a field for the portal’s own use', () => {
  const found = endpoints.flatMap((named) =>
    neverAnswered
      .filter((field) => fieldsOfAnswer(named).has(field))
      .map((field) => `${named.name}: ${field}`),
  )
  expect(found).toEqual([])
})

test.each(readers)('only $by read $fields', ({ fields, by, ofStaff }) => {
  for (const field of fields) {
    const inAnswers = endpoints.filter(
      (named) => fieldsOfAnswer(named).has(field) && (ofStaff || !ofTheCouncil.test(named.name)),
    )
    const found = new Set(
      inAnswers.flatMap((named) => (isForEverybody(named) ? ['everybody'] : callersOf(named))),
    )
    expect([field, [...found].sort()]).toEqual([field, [...by].sort()])
  }
})

/** Members whose names are data, or differ by kind. */
const open = ['registrations.history', 'service.openapi']

test('answers name every field: nothing else leaves the service', () => {
  const isOpen = (schema: object): boolean =>
    Object.entries(schema).some(
      ([key, value]) =>
        (key === 'additionalProperties' &&
          (value === true || Object.keys(value).length === 0) &&
          value !== false) ||
        (typeof value === 'object' && value !== null && isOpen(value)),
    )
  expect(endpoints.filter((named) => isOpen(answerOf(named))).map(({ name }) => name)).toEqual(open)
})

test('docs/field-access.md is up to date with the contract', () => {
  const page = readFileSync(join(root, 'docs/field-access.md'), 'utf8')
  expect(page === fieldAccessPage(), 'Run `npm run field-access` and commit docs/field-access.md.').toBe(true)
})
