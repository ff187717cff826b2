import { expect, test } from 'vitest'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('each of the seven keys accepts a file and answers with its reference', async () => {
  const account = await portal.account()
  const held = new Set<string>()
  for (const [index, key] of userDocumentKeys.entries()) {
    const { status, body } = await account.post(
      '/api/files',
      undefined,
      await aForm(key, aPng(10 + index, 10)),
    )
    held.add(key)
    expect([status, Object.keys(body.data)]).toEqual([201, [...userDocumentKeys]])
    for (const other of userDocumentKeys)
      expect(body.data[other]).toEqual(held.has(other) ? expect.any(String) : null)
  }
})

test('a key of the four documents is refused', async () => {
  const account = await portal.account()
  const { status, body } = await account.post(
    '/api/files',
    undefined,
    await aForm('certificate_image', aPng(4, 4)),
  )
  expect([status, body.errors]).toEqual([422, { name: ['Choose a document of the list'] }])
})
