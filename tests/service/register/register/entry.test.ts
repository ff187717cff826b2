import { expect, test } from 'vitest'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const clock = aClock()
const putRegistration = (given: Parameters<typeof aStoredRegistration>[1] = {}) =>
  aStoredRegistration(stack.services, given)
const stack = await openStack({ clock: clock.now })

const read = (number: string) => stack.invoke('register.entry', { params: { number } })

test('anybody reads seven facts of a registration and why it is suspended, in words of a list, and the answer is kept for a minute', async () => {
  const { number } = await putRegistration({
    suspended: { since: '2026-11-01', reason: 'decided-by-council', wording: 'decision' },
  })

  const { status, body, headers } = await read(number.toLowerCase())

  expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'public, max-age=60', undefined])
  expect(body).toEqual({
    data: {
      number,
      name: 'Ayesha Siddiqa',
      category: 'A',
      standing: 'suspended',
      valid_until: '2031-11-21',
      city: 'Lahore',
      qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
      day: '2026-11-24',
      ...{ wording: 'decision', hold: false },
      checked_at: expect.any(String),
      places: [],
    },
  })
})

test.each(['A-00404', '..', '%00', 'check', '-', 'x'.repeat(60)])(
  'no registration has the number %s',
  async (number) => {
    expect((await read(number)).status).toBe(404)
  },
)

test('a number that is too long is refused', async () => {
  expect((await read('9'.repeat(61))).status).toBe(422)
})
