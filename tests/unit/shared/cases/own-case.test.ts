import { expect, test } from 'vitest'
import { reasonAgainstOwnCase, reasonAgainstOwner } from '#shared/cases/rules/own-case.ts'

const applicant = { email: 'ayesha@example.com', cnic: '9999900000012', phone: '+923001234567' }
const colleague = { email: 'imran@example.com' }

test.each([
  ['CNIC', { ...colleague, cnic: '99999-0000001-2' }],
  ['email', { email: 'Ayesha@Example.com' }],
  ['email', { email: applicant.email, cnic: '9999900000014', phone: '+923001234568' }],
  ['phone number', { ...colleague, phone: '0300 1234567' }],
])('an application with the own %s is acted on by a colleague', (shared, member) => {
  expect(reasonAgainstOwnCase(member, applicant)).toBe(
    `This application has your ${shared}, so a colleague must act on it`,
  )
  expect(reasonAgainstOwner({ ...member, name: 'Imran' }, applicant)).toBe(
    `This application has the ${shared} of Imran. Choose another colleague`,
  )
})

test.each([
  [colleague, applicant],
  [{ ...colleague, cnic: '9999900000014', phone: '+923001234568' }, applicant],
  [
    { ...colleague, cnic: '', phone: '' },
    { ...applicant, cnic: '', phone: '' },
  ],
  [
    { ...colleague, phone: 'unknown' },
    { ...applicant, phone: 'unknown' },
  ],
])('an application of another person is free to act on: %j, %j', (member, other) => {
  expect(reasonAgainstOwnCase(member, other)).toBeNull()
  expect(reasonAgainstOwner({ ...member, name: 'Imran' }, other)).toBeNull()
})
