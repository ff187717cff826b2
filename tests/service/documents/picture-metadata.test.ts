/** Pictures of a client that does not encode them anew, as the web app does. */
import { expect, test } from 'vitest'
import { aJpeg, aPng, dataString, pngChunk } from '#tests/support/files/images.ts'
import { exif, place } from '#tests/support/files/large-photo.ts'
import { aForm, upload } from '#tests/support/files/uploads.ts'
import { type Account, anApplicant } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const name = 'cnic_front_image'

const storedBytes = async (account: Account): Promise<Buffer> =>
  (await account.get(`/api/user-documents/${name}`)).bytes

const pngOfAPlace = (width: number, height: number): Buffer => {
  const png = aPng(width, height)
  return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`P\0${place}`)), png.subarray(33)])
}

test('a picture sent with a grant is stored without its place, and still turned', async () => {
  const account = await portal.account()
  const sent = aJpeg(40, 30, { metadata: [exif(6)] })
  const { status, body } = await upload(account, name, sent, 'image/jpeg')

  const stored = await storedBytes(account)
  expect(status).toBe(200)
  expect(sent.includes(place)).toBe(true)
  expect(stored.includes(place)).toBe(false)
  expect(stored.length - aJpeg(40, 30).length).toBe(36) // the segment that says how it is turned
  expect(body.data.file.size).toBe(stored.length)
})

test('a picture sent in a form is stored without its texts', async () => {
  const account = await portal.account()
  const { status } = await account.post('/api/files', undefined, await aForm(name, pngOfAPlace(40, 30)))
  expect(status).toBe(201)
  expect(await storedBytes(account)).toEqual(aPng(40, 30))
})

test('a photo is stored without its texts', async () => {
  const account = await portal.account()
  const photo = dataString(pngOfAPlace(360, 460))
  const { status, body } = await account.post('/api/applications', anApplicant({ photo }))
  const stored = await (await fetch(body.data.photo)).arrayBuffer()
  expect(status).toBe(201)
  expect(Buffer.from(stored)).toEqual(aPng(360, 460))
})
