/** What an account knows of its entry of the register, besides the dates. */
import { expect, test } from 'vitest'
import { pointerTo } from '#functions/register/data/holder.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

const paper = (valid_until: string) => ({
  certificates: 1,
  certificate: { serial: 'A-00012/1', issued_on: '2026-11-22', valid_until },
})
const known = (given: object) => {
  const stored = { version: 1, created_at: '', updated_at: '' }
  const { certified } = pointerTo({ ...aRegistration({ number: 'A-00012', ...given }), ...stored })
  return { certified }
}

test('an account knows whether the certificate of its entry says what the entry says', () => {
  expect(known({})).toEqual({ certified: undefined })
  expect(known(paper('2031-11-21'))).toEqual({ certified: true })
})

test('a certificate that ends before its entry, as after a renewal, does not count', () => {
  expect(known(paper('2026-11-21'))).toEqual({ certified: undefined })
})
