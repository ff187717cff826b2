/** Sending a file by grant, object store and confirmation, and continuing after an interruption. */
import { expect, test, vi } from 'vitest'
import type { UploadedDocument, UploadGrant } from '#shared/documents/records/document.ts'
import { ApiFailure, noAnswerFailure } from '#web/api/api-failure.ts'
import { StoreFailure } from '#web/features/documents/own/post-to-store.ts'
import {
  createResumableUpload,
  type ResumableUploadDependencies,
} from '#web/features/documents/own/resumable-upload.ts'

const uploaded = { name: 'cnic_front_image' } as UploadedDocument
const grantOf = (id: string): UploadGrant => ({
  id,
  url: 'https://store.example',
  fields: {},
  expires_at: '2026-11-21T10:05:00.000Z',
})
const inTime = Date.parse('2026-11-21T10:01:00.000Z')
const request = { name: 'cnic_front_image', type: 'image/jpeg', size: 1, sha256: '' } as const
const watch = { signal: new AbortController().signal, onProgress: vi.fn(), onChecking: vi.fn() }

const setting = (faults: { post?: unknown[]; confirm?: unknown[] }) => {
  let grants = 0
  const calls: string[] = []
  const clock = { now: inTime }
  const perhapsThrow = (planned: unknown[] = []) => {
    const fault = planned.shift()
    if (fault) throw fault
  }
  const surroundings: ResumableUploadDependencies = {
    grant: async () => {
      grants += 1
      calls.push(`grant ${grants}`)
      return grantOf(String(grants))
    },
    post: async ({ id }) => {
      calls.push(`post ${id}`)
      perhapsThrow(faults.post)
    },
    confirm: async (id) => {
      calls.push(`confirm ${id}`)
      perhapsThrow(faults.confirm)
      return uploaded
    },
    now: () => clock.now,
  }
  return { sending: createResumableUpload(surroundings, request, new Blob(['x'])), calls, clock }
}

test('an upload asks for a grant, sends the file to the store and confirms it', async () => {
  const { sending, calls } = setting({})

  expect(await sending.run(watch)).toBe(uploaded)
  expect(calls).toEqual(['grant 1', 'post 1', 'confirm 1'])
})

test('a retry uses the same grant while it is valid, and a new one after it expired', async () => {
  const { sending, calls, clock } = setting({ post: [new StoreFailure(0), new StoreFailure(0)] })

  await expect(sending.run(watch)).rejects.toThrow(StoreFailure)
  await expect(sending.run(watch)).rejects.toThrow(StoreFailure)
  clock.now += 10 * 60_000
  await sending.run(watch)

  expect(calls).toEqual(['grant 1', 'post 1', 'post 1', 'grant 2', 'post 2', 'confirm 2'])
})

test('an upload asks for a new grant once when the store says that the old one expired', async () => {
  const { sending, calls } = setting({ post: [new StoreFailure(403), new StoreFailure(403)] })

  await expect(sending.run(watch)).rejects.toThrow(StoreFailure)

  expect(calls).toEqual(['grant 1', 'post 1', 'grant 2', 'post 2'])
})

test('a lost confirmation is asked for again without sending the file again', async () => {
  const { sending, calls } = setting({ confirm: [noAnswerFailure()] })

  await expect(sending.run(watch)).rejects.toThrow(ApiFailure)
  await sending.run(watch)

  expect(calls).toEqual(['grant 1', 'post 1', 'confirm 1', 'confirm 1'])
})

test.each([404, 409, 422])('an upload starts again after a %i', async (status) => {
  const { sending, calls } = setting({ confirm: [new ApiFailure({ status, message: 'no' })] })

  await expect(sending.run(watch)).rejects.toThrow(ApiFailure)
  await sending.run(watch)

  expect(calls).toEqual(['grant 1', 'post 1', 'confirm 1', 'grant 2', 'post 2', 'confirm 2'])
})
