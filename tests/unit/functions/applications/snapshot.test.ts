import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  createSnapshots,
  digestOf,
  firstSnapshot,
  nextSnapshot,
  type SnapshotSource,
} from '#functions/applications/data/snapshot.ts'
import { canonicalJson, snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { laggingTable } from '#tests/support/simulation/lagging-table.ts'

const now = new Date('2026-11-24T06:00:00Z')
const submitted_at = '2026-11-24T05:00:00.000Z'
const source = (changes: object = {}, form: object = {}): SnapshotSource =>
  ({
    ...{
      id: 'p',
      account: { cnic: '1' },
      applicant: null,
      contact_information: null,
      user_application: null,
    },
    ...{ qualification_information: [], documents: [] },
    application_form: {
      ...{ application_title: 'Registration', registrationNo: 'x', issueDate: null, expiryDate: null },
      ...{ fee_amount: 1, fee_schedule: 'x', fee_is_sample: false, fee_fixed_on: '2026-11-24' },
      ...{ submitted_at, snapshot: null },
      ...form,
    },
    ...changes,
  }) as unknown as SnapshotSource

let store: ReturnType<typeof laggingTable>
let snapshots: ReturnType<typeof createSnapshots>
beforeEach(() => {
  store = laggingTable()
  snapshots = createSnapshots(store.table)
})
const write = async (of: SnapshotSource) => {
  const isLater = of.application_form.snapshot !== null
  const next = isLater ? nextSnapshot(of, 'resubmitted', now) : firstSnapshot(of, now)
  if (!next) throw new Error('There is no next version')
  await store.table.transact([next.write])
  return next.mark
}

test('the digest is the SHA-256 of the canonical text', () => {
  const content = snapshotContent(source())
  const expected = createHash('sha256').update(canonicalJson(content)).digest('hex')
  expect(digestOf(content)).toBe(expected)
})

test('versions are numbered from one, and one that says what the last one says is none', async () => {
  const first = await write(source())
  expect(first).toEqual({ number: 1, at: now.toISOString(), digest: digestOf(snapshotContent(source())) })
  expect(nextSnapshot(source({}, { snapshot: first }), 'submitted', now)).toBeNull()
  const second = await write(source({ account: { cnic: '2' } }, { snapshot: first }))
  expect(second.number).toBe(2)
  expect(second.digest).not.toBe(first.digest)
})

test('a version is written once and never changed', async () => {
  await write(source())
  await expect(write(source({ account: { cnic: '2' } }))).rejects.toThrow('A condition was not met')
})

const aFile = (object_key: string) => ({
  ...{ id: object_key, version: 1, type: 'image/png', size: 9, uploaded_at: now.toISOString() },
  ...{ name: 'cnic_front_image', object_key, sha256: 'YQ==' },
})

test('a version holds what the application says, why, and its files', async () => {
  const documents = [aFile('documents/1')]
  const applicant = { photo_key: 'photos/1', photo_digest: 'YQ==' }
  const full = source({ documents, applicant })
  const mark = await write(full)
  expect(await snapshots.read('p', submitted_at, 1)).toEqual({
    ...{ ...mark, cause: 'submitted', content: snapshotContent(full) },
    ...{ documents, photo: applicant },
  })
  await write(source({ applicant: { name: 'Iqra' } }, { submitted_at: '2026-11-25T05:00:00.000Z' }))
  expect(await snapshots.last('p', '2026-11-25T05:00:00.000Z')).toMatchObject({ documents: [], photo: {} })
})

test('versions are read by their application, the first one first', async () => {
  let snapshot = null
  for (let cnic = 1; cnic <= 11; cnic++)
    snapshot = await write(source({ account: { cnic: `${cnic}` } }, { snapshot }))
  await write(source({ account: { cnic: 'later' } }, { submitted_at: '2026-11-25T05:00:00.000Z' }))
  await write(source({ id: 'q' }))
  const numbers = (await snapshots.list('p', submitted_at)).map(({ number }) => number)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect((await snapshots.last('p', submitted_at))?.number).toBe(11)
  expect((await snapshots.read('p', submitted_at, 2))?.content.account).toEqual({ cnic: '2' })
  expect(await snapshots.read('p', submitted_at, 12)).toBeNull()
  expect(await snapshots.last('p', '2026-11-26T05:00:00.000Z')).toBeNull()
})

test('the files of every application of a person are theirs to keep', async () => {
  const paper = (object_key: string) => ({ documents: [aFile(object_key)] })
  await write(source(paper('one')))
  await write(source(paper('two'), { submitted_at: '2026-11-25T05:00:00.000Z' }))
  await write(source({ ...paper('of another'), id: 'q' }))
  expect(await snapshots.fileKeys('p')).toEqual(new Set(['one', 'two']))
  expect(await snapshots.fileKeys('nobody')).toEqual(new Set())
})
