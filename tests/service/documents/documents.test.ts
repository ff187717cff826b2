/** The documents of both sets: what a list says of a file, how it is answered, and its removal. */
import { describe, expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

// documents.list, documents.get, documents.remove, userDocuments.list, userDocuments.get, userDocuments.remove
describe.each([
  { set: 'documents', key: 'certificate_image', foreign: 'finger_print' },
  { set: 'user-documents', key: 'finger_print', foreign: 'certificate_image' },
] as const)('of the $set', ({ set, key, foreign }) => {
  const path = `/api/${set}/${key}`
  /** Somebody who holds the document. */
  const holder = async (bytes = aPng(8, 8)) => {
    const account = await portal.account()
    await upload(account, key, bytes)
    const read = async () => (await account.get(`/api/${set}`)).body.data
    return { ...account, read }
  }

  test('a held document is listed with an address that serves it, its version, type and size', async () => {
    const account = await holder(aPng(30, 40))
    await upload(account, key, aPng(40, 30))
    await upload(account, foreign, aPng(4, 4))
    const { user_document, files } = await account.read()
    const { [key]: address, ...others } = user_document
    expect(Object.values(others).every((other) => other === null)).toBe(true)
    expect(files[key]).toMatchObject({ version: 2, type: 'image/png', size: aPng(40, 30).length })
    expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(aPng(40, 30))
    expect((await account.get(`/api/${set}/${foreign}`)).status).toBe(404)
    expect((await account.get('/api/auth/user')).body.data.held_documents.sort()).toEqual(
      [key, foreign].sort(),
    )
  })

  test('a removed document is gone, and a new one can be uploaded', async () => {
    const account = await holder()
    const { user_document } = await account.read()
    const { status, body } = await account.delete(path)
    expect([status, body]).toEqual([200, { data: null, message: 'File removed' }])
    expect((await account.get(path)).status).toBe(404)
    expect((await fetch(user_document[key])).status).toBe(404)
    await upload(account, key, aPng(9, 9))
    expect((await account.get(path)).bytes).toEqual(aPng(9, 9))
  })

  test('a double click removes a document once', async () => {
    const account = await holder()
    const replies = await Promise.all([account.delete(path), account.delete(path)])
    for (const { status } of replies) expect([200, 404]).toContain(status)
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect((await account.delete(path)).status).toBe(404)
  })

  test('a document that is not held, or belongs to another person, is neither read nor removed', async () => {
    const [owner, other] = [await holder(), await portal.account()]
    for (const unknown of [key, 'nothing', 'toString', '__proto__', 'me', '%2e%2e%2fACCOUNT']) {
      expect((await other.get(`/api/${set}/${unknown}`)).status).toBe(404)
      expect((await other.delete(`/api/${set}/${unknown}`)).status).toBe(404)
    }
    expect((await portal.call('GET', path)).status).toBe(401)
    expect((await owner.get(path)).status).toBe(200)
  })
})

test('a document is answered with its detected type and in a sandbox, with ?download as an attachment', async () => {
  const account = await portal.account()
  await upload(account, 'marksSheet_image', aPng(40, 30))
  const path = '/api/documents/marksSheet_image'
  expect((await account.get(path)).headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="marks-sheet.png"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  for (const query of ['?download', '?download=1'])
    expect((await account.get(`${path}${query}`)).headers['content-disposition']).toBe(
      'attachment; filename="marks-sheet.png"',
    )
})
