import { expect, test } from 'vitest'
import { aJpeg, aPng, dataString } from '#tests/support/files/images.ts'
import { anApplicant } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/applications'

// applications.create
test('personal information is stored, and the photo is read back from the object store byte for byte', async () => {
  const account = await portal.account()
  const bytes = aPng(360, 460)

  const { status, body, headers } = await account.post(path, anApplicant({ photo: dataString(bytes) }))

  expect([status, headers.etag, body.message]).toEqual([201, '"v1"', 'User detail added successfully'])
  expect(body.data).toMatchObject({ ...anApplicant(), version: 1 })
  const photo = await fetch(body.data.photo)
  expect(photo.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await photo.arrayBuffer()).equals(bytes)).toBe(true)
})

test('the photo is optional and may be a JPEG or a PNG', async () => {
  const [without, jpeg] = [await portal.account(), await portal.account()]
  expect((await without.post(path, anApplicant())).body.data.photo).toBe(null)
  const withJpeg = anApplicant({ photo: dataString(aJpeg(700, 900), 'image/jpeg') })
  expect((await jpeg.post(path, withJpeg)).status).toBe(201)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
const noise = Buffer.alloc(510 * 1024, 7)

test.each([
  ['an SVG that calls itself PNG', dataString(svg)],
  ['a GIF that calls itself JPEG', dataString(Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'image/jpeg')],
  ['a picture that is cut off', dataString(aPng(400, 400).subarray(0, -20))],
  ['a picture with something behind its end', dataString(Buffer.concat([aPng(400, 400), svg]))],
  ['a picture narrower than 350 px', dataString(aPng(349, 450))],
  ['more than 500 KB', dataString(noise)],
  ['a picture that claims 900 million pixels', dataString(aPng(400, 400, { width: 30_000, height: 30_000 }))],
  ['no data string', 'https://example.com/photo.jpg'],
])('the photo field refuses %s', async (_what, photo) => {
  const account = await portal.account()
  const { status, body } = await account.post(path, anApplicant({ photo }))
  expect([status, Object.keys(body.errors)]).toEqual([422, ['photo']])
  expect((await account.get(path)).body.data).toBe(null)
})

test('every wrong field is named, impossible dates included', async () => {
  const account = await portal.account()
  const { status, body } = await account.post(path, {
    ...anApplicant(),
    title: 'Sir',
    mobile: '',
    fields: undefined,
  })
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['fields', 'mobile', 'title']])
  const born = async (date_of_birth: string) =>
    (await account.post(path, anApplicant({ date_of_birth }))).body.errors
  expect(await born('1990-02-30')).toEqual({ date_of_birth: ['Date of birth must be a real date'] })
  expect(await born('2999-01-01')).toEqual({ date_of_birth: ['Date of birth must be in the past'] })
})

// applications.current
test('the current personal information is null until it is created', async () => {
  const fresh = await portal.account()
  expect((await fresh.get('/api/applications')).body).toEqual({ data: null })
  const account = await portal.accountAt('applicant')
  expect((await account.get('/api/applications')).body.data).toMatchObject({ domicile: 'Lahore', version: 1 })
})

// applications.get
test('another person’s record and an unknown id are both not found', async () => {
  const [account, other] = [await portal.accountAt('applicant'), await portal.accountAt('applicant')]
  const foreign = (await other.get('/api/applications/me')).body.data.id
  for (const id of [foreign, other.id, crypto.randomUUID(), 'ME', '..%2Fme', '%00', 'x'.repeat(1000)]) {
    const { status, text } = await account.get(`/api/applications/${id}`)
    expect(status).toBe(404)
    expect(text).not.toContain(other.person.email)
  }
})

// applications.update
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

test('the refusal of a stale version answers with the photo as a record does', async () => {
  const account = await portal.accountAt('applicant')
  await account.patch(me, { domicile: 'Kasur' }, { headers: { 'if-match': '"v1"' } })
  const { body } = await account.patch(me, { domicile: 'Okara' }, { headers: { 'if-match': '"v1"' } })
  expect(body.data.photo).toMatch(/^http/)
  expect(JSON.stringify(body)).not.toContain('photo_key')
})

test('wrong fields, and fields that an applicant may not write, are refused', async () => {
  const account = await portal.accountAt('applicant')
  expect((await account.patch(me, { gender: 'x' })).body.errors).toEqual({ gender: ['Choose your gender'] })
  expect((await account.patch(me, { status: 'approved' })).status).toBe(422)
})
