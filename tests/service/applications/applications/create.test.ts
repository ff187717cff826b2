import { expect, test } from 'vitest'
import { aJpeg, aPhoto, aPng, dataString } from '#tests/support/files/images.ts'
import { anApplicant } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/applications'

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

test('a double click creates one record, and a second record is refused', async () => {
  const account = await portal.account()
  const fields = anApplicant({ photo: aPhoto() })
  const answers = await Promise.all(Array.from({ length: 20 }, () => account.post(path, fields)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  const other = await account.post(path, anApplicant({ domicile: 'Kasur' }))
  expect(other.status).toBe(409)
})

test('an Idempotency-Key cannot be reused with another body', async () => {
  const account = await portal.account()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await account.post(path, anApplicant(), { headers })).status).toBe(201)
  expect((await account.post(path, anApplicant(), { headers })).status).toBe(201)
  expect((await account.post(path, anApplicant({ domicile: 'Kasur' }), { headers })).status).toBe(422)
})
