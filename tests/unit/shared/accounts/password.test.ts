/** Which passwords are the person's own facts; telephone numbers: tests/unit/functions/accounts/common-passwords.test.ts. */
import { expect, test } from 'vitest'
import { personalPasswordProblem } from '#shared/accounts/rules/password.ts'

const ayesha = { name: 'Ayesha Khan', email: 'Ayesha.K@Example.com', cnic: '9999900000012' }

test.each([
  ['ayesha.k@example.com', 'email'],
  ['AyeshaK-Example-Com', 'email'],
  ['Ayesha.K', 'email'],
  ['ayesha_k!', 'email'],
  ['AYESHA-khan', 'name'],
  ['99999-0000001-2', 'CNIC'],
  ['٩٩٩٩٩٠٠٠٠٠٠١٢', 'CNIC'],
])('%s is the own %s, however it is written', (password, fact) => {
  expect(personalPasswordProblem(password, ayesha)).toBe(`Your password must not be your ${fact}`)
})

test.each(['Khan Ayesha', 'ayesha-example', '99999-0000001-3', 'example.com'])(
  '%s is no fact',
  (password) => {
    expect(personalPasswordProblem(password, ayesha)).toBeNull()
  },
)

test('of staff without CNIC and phone no number is refused', () => {
  expect(personalPasswordProblem(ayesha.cnic, { name: 'Ayesha Khan', email: ayesha.email })).toBeNull()
})
