import { expect, test } from 'vitest'
import { aPng, dataString } from '#tests/support/files/images.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const me = '/api/applications/me'

test('an update changes the sent fields and leaves the others', async () => {
  const account = await portal.accountAt('applicant')
  const before = (await account.get(me)).body.data
  const { status, body, headers } = await account.patch(me, { domicile: 'Kasur', telephoneRes: '' })
  expect([status, headers.etag, body.message]).toEqual([200, '"v2"', 'User detail updated successfully'])
  const { photo: _before, ...rest } = before
  expect(body.data).toMatchObject({ ...rest, domicile: 'Kasur', telephoneRes: '', version: 2 })
  expect(body.data.photo).toContain('/photos/')
})

test('the photo can be replaced and removed', async () => {
  const account = await portal.accountAt('applicant')
  const bytes = aPng(500, 640)
  const replaced = await account.patch(me, { photo: dataString(bytes) })
  const read = await fetch(replaced.body.data.photo)
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
  expect((await account.patch(me, { photo: null })).body.data.photo).toBe(null)
})

test('an update of a stale version is refused with the current record', async () => {
  const account = await portal.accountAt('applicant')
  await account.patch(me, { domicile: 'Kasur' }, { headers: { 'if-match': '"v1"' } })
  const { status, body } = await account.patch(me, { domicile: 'Okara' }, { headers: { 'if-match': '"v1"' } })
  expect([status, body.message]).toEqual([412, 'This was changed in another window'])
  expect(body.data).toMatchObject({ domicile: 'Kasur', version: 2 })
  expect(body.data.photo).toMatch(/^http/)
  expect(JSON.stringify(body)).not.toContain('photo_key')
})

test('of ten parallel updates of one version one succeeds and nine are refused', async () => {
  const account = await portal.accountAt('applicant')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      account.patch(me, { domicile: `District ${index}` }, { headers: { 'if-match': '"v1"' } }),
    ),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(200), count(412)]).toEqual([1, 9])
  expect((await account.get(me)).body.data.version).toBe(2)
})

test('wrong fields, fields that an applicant may not write, and another person’s id are refused', async () => {
  const [account, other] = [await portal.accountAt('applicant'), await portal.accountAt('applicant')]
  expect((await account.patch(me, { gender: 'x' })).body.errors).toEqual({ gender: ['Choose your gender'] })
  expect((await account.patch(me, { status: 'approved' })).status).toBe(422)
  const foreign = (await other.get(me)).body.data.id
  expect((await account.patch(`/api/applications/${foreign}`, { domicile: 'Kasur' })).status).toBe(404)
  expect((await other.get(me)).body.data.domicile).toBe('Lahore')
})
