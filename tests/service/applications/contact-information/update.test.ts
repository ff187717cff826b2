import { expect, test } from 'vitest'
import { portal } from '#tests/support/portal/shared-portal.ts'

const me = '/api/contact-information/me'

test('an update of the contact information changes the sent fields and leaves the others', async () => {
  const account = await portal.accountAt('contact')
  const { status, body } = await account.patch(me, { city: 'Kasur' })
  expect([status, body.message]).toEqual([200, 'Contact detail updated successfully'])
  expect(body.data).toMatchObject({ city: 'Kasur', professional: 'Mayo Hospital, Lahore', version: 2 })
})

test('an update of a stale version is refused with the current record', async () => {
  const account = await portal.accountAt('contact')
  await account.patch(me, { city: 'Kasur' })
  const { status, body } = await account.patch(me, { city: 'Okara' }, { headers: { 'if-match': '"v1"' } })
  expect([status, body.data.city, body.data.version]).toEqual([412, 'Kasur', 2])
})

test('wrong fields and another person’s id are refused', async () => {
  const [account, other] = [await portal.accountAt('contact'), await portal.accountAt('contact')]
  expect((await account.patch(me, { city: '' })).body.errors).toEqual({ city: ['Enter your city'] })
  const foreign = (await other.get(me)).body.data.id
  expect((await account.patch(`/api/contact-information/${foreign}`, { city: 'Kasur' })).status).toBe(404)
})
