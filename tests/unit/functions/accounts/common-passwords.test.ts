/** Which new passwords are refused because attackers try them first, and which are the person's own facts. */
import { expect, test } from 'vitest'
import { isCommon } from '#functions/accounts/gateways/common-passwords.ts'
import { personalPasswordProblem } from '#shared/accounts/rules/password.ts'

test.each([
  'P@ssw0rd1',
  'p4$$w0rd!',
  'Passw0rd2026',
  'Bismillah786',
  '786bismillah',
  'Pakistan123',
  'P@kist4n!',
  '1slamabad',
  'We1come12',
  'w3lc0me!!',
  'Dr@g0n1999',
  'M@shallah1',
])('%s is easy to guess', async (password) => {
  expect(await isCommon(password)).toBe(true)
})

test.each(['seven green parrots', '83920175', 'xk4!mT92', 'Lahore-canal-side-91', 'amber-forest-window'])(
  '%s may be used',
  async (password) => {
    expect(await isCommon(password)).toBe(false)
  },
)

const ayesha = { name: 'Ayesha Khan', email: 'ayesha@example.com', phone: '0300 1234567' }

test.each([
  '03001234567',
  '+92 300 1234567',
  '0092-300-1234567',
  '3001234567',
  '92 (0)300 123 4567',
  '٠٣٠٠١٢٣٤٥٦٧',
])('the own phone number is refused as a password however it is written: %s', (password) => {
  const refused = 'Your password must not be your phone number'
  expect(personalPasswordProblem(password, ayesha)).toBe(refused)
  expect(personalPasswordProblem(password, { ...ayesha, phone: '+923001234567' })).toBe(refused)
})

test('another number, and a person without one, have nothing refused', () => {
  expect(personalPasswordProblem('03001234568', ayesha)).toBeNull()
  expect(personalPasswordProblem('03001234567', { ...ayesha, phone: '' })).toBeNull()
})
