/** The public log: each change of the register is one leaf, in order, whatever stops its writers, and is published as C2SP says. */
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { openLog } from '#functions/certificates/use-cases/open-log.ts'
import { publishLog } from '#functions/certificates/use-cases/publish-log.ts'
import { failedChangeKey, leafKey, registrationKey } from '#functions/platform/table/keys/register.ts'
import type { Services } from '#functions/services.ts'
import { logChanges, logPutOff } from '#functions/workers/log-changes.ts'
import { logEntry, type StoredLeaf } from '#shared/certificates/records/public-log.ts'
import {
  checkProof,
  openNote,
  readCheckpoint,
  verifierKey,
  writeProof,
} from '#shared/certificates/statements/log-note.ts'
import { logTree } from '#shared/certificates/statements/log-tree.ts'
import { commitmentTo, loggedFacts } from '#shared/certificates/statements/logged-facts.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { aStoredRegistration, changeStored, registerEvent } from '#tests/support/register/registrations.ts'
import { unreliableProcess } from '#tests/support/register/unreliable-process.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

const always = () => true
const log = async (services: Services, ...entries: RegistrationRecord[]) =>
  logChanges(services)(registerEvent(...entries))
const allLeaves = async ({ publicLog }: Services): Promise<StoredLeaf[]> => publicLog.from(0, 10_000)
const entriesOf = (leaves: StoredLeaf[]) => leaves.map(({ entry }) => logEntry.parse(JSON.parse(entry)))
const read = async ({ registrations }: Services, number: string) => (await registrations.read(number, true))!

test('a change that the public notices is one leaf of two write units, and any other is none', async () => {
  const recorder = capacityRecorder()
  const { services } = await openStack({ plugin: recorder.plugin as never })
  const made = await aStoredRegistration(services)
  await log(services, made)
  await changeStored(services, made.number, { suspended: { since: '2026-11-24', reason: 'under-inquiry' } })
  const suspended = await read(services, made.number)
  const calls = await recorder.during(() => log(services, suspended))
  expect(calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0)).toBe(2)
  await changeStored(services, made.number, { father_name: 'Another Father' })
  const unnoticed = await recorder.during(async () => log(services, await read(services, made.number)))
  expect(unnoticed.reduce((sum, { writeUnits }) => sum + writeUnits, 0)).toBe(0)
  // Delivered again, in any order.
  await log(services, suspended, made, suspended)

  const leaves = await allLeaves(services)
  expect(entriesOf(leaves).map(({ kind, number }) => [kind, number])).toEqual([
    ['entered', made.number],
    ['changed', made.number],
  ])
  expect(entriesOf(leaves)[1]?.facts).toBe(await commitmentTo(loggedFacts(suspended), leaves[1]?.salt ?? ''))
})

test('a record of the stream that cannot be read holds the others up for ten tries, and its entry is written once it can', async () => {
  const { services } = await openStack()
  const [broken, well] = [await aStoredRegistration(services), await aStoredRegistration(services)]
  const unreadable = { pk: registrationKey(broken.number).pk, sk: 'ENTRY', number: 7 }
  const first = { eventName: 'MODIFY', dynamodb: { SequenceNumber: '0', NewImage: marshall(unreadable) } }
  const event = { Records: [first, ...registerEvent(well).Records] } as DynamoDBStreamEvent
  let tries = 1
  while ((await logChanges(services)(event)).batchItemFailures.length > 0 && tries < 50) tries++
  expect(tries).toBe(10)
  for (let minutes = 0; minutes < 2; minutes++) await logPutOff(services)(always)
  expect(entriesOf(await allLeaves(services)).map(({ number }) => number)).toEqual([
    well.number,
    broken.number,
  ])
  expect(await services.publicLog.failed()).toEqual([])
})

/** Changes of these numbers have failed so often that they are given up. */
const givenUp = async ({ publicLog, clock }: Services, ...numbers: string[]) => {
  for (const number of numbers) for (let tries = 0; tries < 10; tries++) await publicLog.fail(number, clock())
}

test('a change that is minutes old is put off, a newer one holds the others up, and failures of other hours do not add up', async () => {
  const clock = aClock()
  const { services } = await openStack({ clock: clock.now })
  const { number } = await aStoredRegistration(services)
  const NewImage = marshall({ pk: registrationKey(number).pk, sk: 'ENTRY', number: 7 })
  /** How many of these tries leave the change to the stream. */
  const heldUp = async (tries: number, secondsOld: number) => {
    const ApproximateCreationDateTime = clock.now().getTime() / 1000 - secondsOld
    const record = { dynamodb: { SequenceNumber: '0', NewImage, ApproximateCreationDateTime } }
    let count = 0
    for (let one = 0; one < tries; one++)
      count += (await logChanges(services)({ Records: [record] } as never)).batchItemFailures.length
    return count
  }
  expect(await heldUp(30, 500)).toBe(30)
  expect(await heldUp(9, 700)).toBe(9)
  clock.turn(2 * 60 * 60)
  expect(await heldUp(9, 700)).toBe(9)
  expect(await services.publicLog.failed()).toEqual([])
  expect(await heldUp(1, 700)).toBe(0)
  // It is not forgotten, however long it cannot be written.
  clock.turn(2 * 60 * 60)
  await services.publicLog.fail(number, clock.now())
  expect(await services.publicLog.failed()).toMatchObject([{ failures: 11 }])
})

test('what an earlier version has counted is read, and stays given up if it was', async () => {
  const { services, localStack } = await openStack()
  for (const [number, failures] of [
    ['A-1', 10],
    ['A-2', 9],
  ] as const) {
    await tableOf(localStack).put({ ...failedChangeKey(number), number, failures, ttl: 2e9 })
    await services.publicLog.fail(number, new Date())
  }
  expect(await services.publicLog.failed()).toMatchObject([{ number: 'A-1', failures: 11 }])
})

test('a change that fails while an older state of its number is written stays put off', async () => {
  const { services } = await openStack()
  const { number } = await aStoredRegistration(services)
  await givenUp(services, number)
  const append: typeof services.publicLog.append = async (...change) => {
    await changeStored(services, number, { city: 'Multan' })
    await services.publicLog.fail(number, services.clock())
    return services.publicLog.append(...change)
  }
  await logPutOff({ ...services, publicLog: { ...services.publicLog, append } })(always)
  await logPutOff(services)(always)
  expect((await allLeaves(services)).at(-1)?.version).toBe((await read(services, number)).version)
  expect(await services.publicLog.failed()).toEqual([])
})

test('a number that takes all the time of a minute leaves the next one to another number', async () => {
  const clock = aClock()
  const { services } = await openStack({ clock: clock.now })
  const made = [1, 2, 3].map((at) => ({ number: `A-${at}` }))
  for (const one of made) await aStoredRegistration(services, one)
  await givenUp(services, 'A-1', 'A-2', 'A-3')
  const append: typeof services.publicLog.append = async (change, now) => {
    if (change.number === 'A-1') throw new Error('Slow')
    return services.publicLog.append(change, now)
  }
  const faulty = { ...services, publicLog: { ...services.publicLog, append } }
  for (let minutes = 0; minutes < 6; minutes++) {
    let calls = 0
    await logPutOff(faulty)(() => calls++ === 0).catch(() => undefined)
    clock.turn(60)
  }
  expect((await services.publicLog.failed()).map(({ number }) => number)).toEqual(['A-1'])
})

test('an entry that is taken out is a leaf, and so is its number when it is taken anew', async () => {
  const { services } = await openStack()
  const made = await aStoredRegistration(services)
  await log(services, made)
  const undo = { event: 'IMPORT_UNDONE' as const, by: null }
  const writes = services.registrations.deleteRegistration(made, undo, { requestId: 'r', now: new Date() })
  await services.certificates.save(writes)
  const [told] = (await services.registrationHistory.page(made.number)).changes
  const history = {
    eventName: 'INSERT',
    // A newer release may call it something that this one does not know.
    dynamodb: { SequenceNumber: '2', NewImage: marshall({ ...told, event: 'OTHER' }) },
  }
  for (let times = 0; times < 2; times++) await logChanges(services)({ Records: [history] as never })
  await log(services, await aStoredRegistration(services, { number: made.number }), made)
  const leaves = await allLeaves(services)
  expect(entriesOf(leaves).map(({ kind }) => kind)).toEqual(['entered', 'withdrawn', 'entered'])
  // What the first person was can be found out by nobody any more.
  expect(leaves.map(({ salt }) => salt !== undefined)).toEqual([false, true, true])
})

test('writers that die at any call and race for the same changes write each of them once', async () => {
  const random = seededRandom(7)
  const process = unreliableProcess(() => random() < 0.06)
  const { services } = await openStack({ plugin: process.plugin })
  const versions: RegistrationRecord[][] = []
  for (let at = 0; at < 8; at++) {
    const made = await aStoredRegistration(services)
    const its = [made]
    for (const city of ['Multan', 'Quetta', 'Lahore']) {
      await changeStored(services, made.number, { city })
      its.push(await read(services, made.number))
    }
    versions.push(its)
  }
  // Each writer has its own numbers in their order, as a shard of the stream has, and two have the same ones.
  const write = async (its: RegistrationRecord[]) => {
    for (const entry of its)
      while (true) {
        let failed = 1
        await process.try(async () => {
          failed = (await log(services, entry)).batchItemFailures.length
        })
        if (failed === 0) break
      }
  }
  await Promise.all([...versions, ...versions].map(write))

  const leaves = await allLeaves(services)
  expect(leaves.map(({ index }) => index)).toEqual(leaves.map((_, at) => at))
  for (const its of versions) {
    const own = leaves.filter(({ number }) => number === its[0]?.number)
    expect(own.map(({ version }) => version)).toEqual(its.map(({ version }) => version))
    expect((await services.publicLog.whereIs(own[0]!.number))?.leaves).toEqual(own.map(({ index }) => index))
  }
  const times = entriesOf(leaves).map(({ at }) => at)
  expect(times).toEqual([...times].sort())
})

test('what is published can be checked by anybody, and grows over tiles of any level', async () => {
  const { services, localStack } = await openStack()
  const change = (at: number) => ({ number: `A-${at}`, life: '2026', version: 1, facts: `${at}` })
  const until = async (count: number) => {
    for (let at = (await services.publicLog.last())?.index ?? -1; at < count - 1; at++)
      await services.publicLog.append(change(at + 1), new Date())
    await publishLog(services)(always)
  }
  const key = (await services.registerKeys.list()).find(({ signs }) => signs === 'log')!
  const verifier = await verifierKey('127.0.0.1:3000/log', Buffer.from(key.x, 'base64url'))
  for (const size of [1, 3, 256, 300, 515]) {
    await until(size)
    const { note } = (await services.logFiles.checkpoint())!
    const text = await openNote(note, verifier)
    expect(readCheckpoint(text ?? '')).toMatchObject({ origin: '127.0.0.1:3000/log', size })
    const index = Math.floor(size / 2)
    const { entry } = (await services.publicLog.leaf(index))!
    const proof = await logTree(services.logFiles.readTile, size).proof(index)
    expect(await checkProof(writeProof({ index, proof }, note), entry, verifier)).toMatchObject({ index })
  }
  const full = await localStack.objectStore.read('log/tile/0/000')
  expect([full?.bytes.length, full?.meta.headers['cache-control']]).toEqual([
    8192,
    'public, max-age=31536000, immutable',
  ])
})

test('another run may publish more while one begins', async () => {
  const { services } = await openStack()
  const other = async () => {
    await services.publicLog.append({ number: 'A-1', life: '2026', version: 1, facts: '1' }, new Date())
    await publishLog(services)(always)
  }
  const overtaken = async () => {
    const end = await services.publicLog.last()
    if (!end) await other()
    return end
  }
  await publishLog({ ...services, publicLog: { ...services.publicLog, last: overtaken } })(always)
  expect(readCheckpoint((await services.logFiles.checkpoint())!.note)?.size).toBe(1)
})

test('nothing is signed that differs from what was published', async () => {
  const { services, localStack } = await openStack()
  for (const city of ['Multan', 'Quetta']) await log(services, await aStoredRegistration(services, { city }))
  await publishLog(services)(always)
  const [first] = await allLeaves(services)
  await tableOf(localStack).put({
    ...leafKey(0),
    ...first,
    entry: first!.entry.replace('entered', 'changed'),
  })
  await log(services, await aStoredRegistration(services))
  await expect(publishLog(services)(always)).rejects.toThrow('not those that were published')
  expect(readCheckpoint((await services.logFiles.checkpoint())!.note)?.size).toBe(2)
})

test('a register that was there before its log is written into it once, in pieces, whatever stops that', async () => {
  const random = seededRandom(3)
  const process = unreliableProcess(() => random() < 0.02)
  const { services } = await openStack({ plugin: process.plugin })
  const numbers: string[] = []
  for (let at = 0; at < 12; at++) numbers.push((await aStoredRegistration(services)).number)
  // Changed while the log begins.
  await log(services, await read(services, numbers[3]!))
  for (let done = false; !done; ) {
    await process.try(() => openLog(services)(always))
    done = (await services.publicLog.beginning()).finished
  }
  const entries = entriesOf(await allLeaves(services))
  expect(entries.map(({ number }) => number).sort()).toEqual(numbers.sort())
  expect(entries.filter(({ kind }) => kind === 'present')).toHaveLength(11)
})
