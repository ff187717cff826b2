/** An upload that dies between any two steps, and what the daily sweep makes of it. */
import { expect, test } from 'vitest'
import { sweepUploads } from '#functions/documents/use-cases/sweep-uploads.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { aFormOwner } from '#tests/support/cases/case-items.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore, sha256 } from '#tests/support/files/uploads.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { crashes } from '#tests/support/portal/aws-calls.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const name: DocumentKey = 'cnic_front_image'
const process = crashes()
let hoursAhead = 0

const clock = () => new Date(Date.now() + hoursAhead * 60 * 60 * 1000)
const stack = await openStack({ plugin: process.plugin as never, clock })

const anOwner = async () => {
  hoursAhead = 0
  const { token, user } = (await stack.invoke('auth.register', { body: aPerson() })).body.data
  const send = async (bytes: Buffer) => {
    const { data } = (await stack.invoke('uploads.grant', { token, body: announced(name, bytes) })).body
    expect((await postToStore(data, bytes)).ok).toBe(true)
    return () => stack.invoke('uploads.confirm', { token, params: { id: data.id } })
  }
  return { id: user.id as string, token: token as string, send }
}
type Owner = Awaited<ReturnType<typeof anOwner>>

/** The document's pointer, its bytes, and every object of the person in the bucket. */
const stateOf = async ({ id }: Owner) => {
  const { documents, files } = stack.services
  const pointer = await documents.read(id, name)
  const found = pointer && (await files.read(pointer.object_key))
  const keysIn = async (prefix: string) => (await files.list(`${prefix}/${id}/`)).map(({ key }) => key)
  const bytes = found && Buffer.from(found.bytes)
  return { pointer, bytes, incoming: await keysIn('incoming'), keys: await keysIn('documents') }
}

const [before, after] = [aPng(8, 8), aPng(9, 9)]

/** Somebody with a document and the next file sent to the store. */
const halfway = async () => {
  const owner = await anOwner()
  expect((await (await owner.send(before))()).status).toBe(200)
  return { owner, confirm: await owner.send(after) }
}

const callsOfConfirm = async () => {
  const { confirm } = await halfway()
  return process.counting(confirm)
}

test('an upload confirmed again after a crash between any two calls ends the same', async () => {
  const calls = await callsOfConfirm()
  expect(calls).toBeGreaterThanOrEqual(7)
  for (let survived = 0; survived < calls; survived++) {
    const { owner, confirm } = await halfway()
    process.after(survived)
    await confirm()
    process.restart()
    const meanwhile = await stateOf(owner)
    expect([sha256(before), sha256(after)]).toContain(sha256(meanwhile.bytes as Buffer))
    expect(meanwhile.pointer?.sha256).toBe(sha256(meanwhile.bytes as Buffer))

    expect((await confirm()).status).toBe(200)

    const { pointer, bytes, keys } = await stateOf(owner)
    expect([survived, bytes]).toEqual([survived, after])
    expect([survived, keys]).toEqual([survived, [pointer?.object_key]])
    expect(pointer?.version).toBe(2)
  }
})

test('an upload that is never confirmed is swept away whenever it crashed, and the document is kept', async () => {
  const calls = await callsOfConfirm()
  const owners: Owner[] = []
  for (let survived = 0; survived < calls; survived++) {
    const { owner, confirm } = await halfway()
    process.after(survived)
    await confirm()
    process.restart()
    owners.push(owner)
  }
  const sweep = sweepUploads(stack.services)
  await sweep()
  expect((await stateOf(owners[0] as Owner)).incoming).toHaveLength(2) // too young to be swept

  hoursAhead = 25
  await sweep()

  for (const owner of owners) {
    const { pointer, bytes, keys, incoming } = await stateOf(owner)
    expect(pointer?.sha256).toBe(sha256(bytes as Buffer))
    expect([keys, incoming]).toEqual([[pointer?.object_key], []])
  }
  expect(await sweep()).toEqual({ removed: 0 })
})

test('a copy made by a late repeat after a removal is swept away', async () => {
  const { owner, confirm } = await halfway()
  await confirm()
  const { pointer } = await stateOf(owner)
  const { files, documents } = stack.services
  await stack.invoke('userDocuments.remove', { token: owner.token, params: { key: name } })
  await files.put(pointer?.object_key ?? '', after, 'image/png') // by a confirm that had read the upload before
  expect((await confirm()).status).toBe(409)
  hoursAhead = 25
  await sweepUploads(stack.services)()
  expect(await documents.read(owner.id, name)).toBeNull()
  expect(await stateOf(owner)).toMatchObject({ keys: [], incoming: [] })
})

test('a late removal of a replaced file does not remove its replacement', async () => {
  const owner = await anOwner()
  await (await owner.send(before))()
  const { documents } = stack.services
  const seen = await documents.read(owner.id, name)
  await stack.invoke('userDocuments.remove', { token: owner.token, params: { key: name } })
  await (await owner.send(after))() // its version is 1 again
  const attempt = { requestId: 'late', now: stack.services.clock() }
  expect(await documents.forget(aFormOwner(owner.id), seen as never, attempt)).toBe(false)
  expect((await stateOf(owner)).bytes).toEqual(after)
})

test('a removal that crashes between any two calls leaves the whole document or nothing', async () => {
  const removal = async () => {
    const owner = await anOwner()
    await (await owner.send(before))()
    return {
      owner,
      remove: () => stack.invoke('userDocuments.remove', { token: owner.token, params: { key: name } }),
    }
  }
  const calls = await process.counting((await removal()).remove)
  const owners: Owner[] = []
  for (let survived = 0; survived <= calls; survived++) {
    const { owner, remove } = await removal()
    process.after(survived)
    await remove()
    process.restart()
    owners.push(owner)
  }
  hoursAhead = 25
  await sweepUploads(stack.services)()

  for (const owner of owners) {
    const { pointer, bytes, keys, incoming } = await stateOf(owner)
    expect([bytes, keys, incoming]).toEqual(pointer ? [before, [pointer.object_key], []] : [null, [], []])
  }
  expect((await stateOf(owners.at(-1) as Owner)).pointer).toBeNull()
})

test('a grant expires after a quarter of an hour', async () => {
  const { owner, confirm } = await halfway()
  hoursAhead = 0.26
  const { status, body } = await confirm()
  expect([status, body.message]).toEqual([404, 'This upload has expired. Start it again'])
  expect((await stateOf(owner)).bytes).toEqual(before)
})

test('nothing of a file’s content is logged', async () => {
  const { owner, confirm } = await halfway()
  await confirm()
  const lines = JSON.stringify(stack.lines)
  expect(lines).not.toContain(owner.id)
  expect(lines).not.toContain(sha256(after))
})
