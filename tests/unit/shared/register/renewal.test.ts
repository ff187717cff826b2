/** What is missing of a renewal. */
import { expect, test } from 'vitest'
import { lacksNumber, missingOfRenewal, type RenewalField } from '#shared/register/rules/renewal.ts'

const all: RenewalField[] = ['registrationNo', 'issueDate', 'expiryDate']
const complete = {
  ...{ application_title: 'Renewal', registrationNo: 'B 4711' },
  ...{ issueDate: '2020-01-01', expiryDate: '2025-01-01' },
}

test('each field that is empty is asked for, and only if it is asked for', () => {
  const empty = { application_title: 'Renewal', registrationNo: 'Apply Now', issueDate: null, expiryDate: '' }
  expect(missingOfRenewal(empty, all)).toEqual({
    registrationNo: ['Enter your registration number'],
    issueDate: ['Enter the issue date'],
    expiryDate: ['Enter the expiry date'],
  })
  expect(missingOfRenewal(empty, ['issueDate'])).toEqual({ issueDate: ['Enter the issue date'] })
  expect(missingOfRenewal({ application_title: 'Renewal' }, ['registrationNo'])).toHaveProperty(
    'registrationNo',
  )
  expect(missingOfRenewal(complete, all)).toEqual({})
})

test('a new registration renews nothing, so nothing is missing', () => {
  expect(missingOfRenewal({ application_title: 'Registration' }, all)).toEqual({})
  expect(lacksNumber({ application_title: 'Registration' })).toBe(false)
})

test('a renewal lacks its number until one is stated', () => {
  expect(lacksNumber(complete)).toBe(false)
  expect(lacksNumber({ application_title: 'Renewal' })).toBe(true)
})
