/**
 * Writes changes of the register into the public log, and what organisations that watch a number are to be told: the table's stream
 * starts it for each change, in their order. What always fails is put off, and its number is tried each minute.
 */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { publicLog } from '#functions/certificates/data/public-log.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { registrationEntry, registrationPrefix } from '#functions/platform/table/partitions.ts'
import { imageOf } from '#functions/platform/table/stream-image.ts'
import { each } from '#functions/platform/use-cases/each.ts'
import {
  noticeChange,
  needs as noticeNeeds,
  type SeenEntry,
} from '#functions/register/use-cases/watching/notice-changes.ts'
import { loggedFacts } from '#shared/certificates/statements/logged-facts.ts'
import { registrationChange, registrationRecord } from '#shared/register/records/registration.ts'

export const needs = { ...noticeNeeds, publicLog }
type Services = Wired<typeof needs>

/** Without the event and its circumstances: a release that knows more of them must not stop this one. */
const difference = z.pick(registrationChange, { before: true, after: true })

/** An entry as it was written; of one that was taken out, what its history says of it. Null: it tells of no change. */
const changeIn = (record: DynamoDBRecord): SeenEntry | null => {
  const image = imageOf(record)
  if (image.sk === registrationEntry) {
    const entry = registrationRecord.parse(image)
    return { number: entry.number, life: entry.created_at, version: entry.version, entry }
  }
  const { before, after } = difference.parse(image)
  const removed = registrationRecord.safeParse(before)
  if (!removed.success || Object.keys(after).length > 0) return null
  const { number, created_at: life, version } = removed.data
  return { number, life, version: version + 1, entry: null }
}

const logChange = async (change: SeenEntry, services: Services): Promise<void> => {
  const { entry, ...version } = change
  await services.publicLog.append({ ...version, facts: entry && loggedFacts(entry) }, services.clock())
  await noticeChange(change, services)
}

/** The stream tries again at once: ten tries may take seconds, and a database that is out of order longer. */
const isNeverPutOffForMs = 10 * 60 * 1000

/**
 * The age of the change counts, not the time since its first failure: those behind it have waited as long, so that many that fail
 * are not kept for ten minutes each. @returns whether it is put off; without the database nothing is
 */
const putOff = async (record: DynamoDBRecord, { publicLog, clock }: Services): Promise<boolean> => {
  const number = String(imageOf(record).pk ?? '').replace(registrationPrefix, '')
  const changedAt = (record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000
  if (number === '' || clock().getTime() - changedAt < isNeverPutOffForMs) return false
  return publicLog.fail(number, clock()).catch(() => false)
}

/**
 * @returns a Lambda handler for the table's stream; it stops at the first record that fails, since the order counts, and goes on when
 * that has failed too often
 */
export const logChanges =
  (services: Services) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const { clock, log } = services
    for (const record of event.Records)
      try {
        const change = changeIn(record)
        if (change) await logChange(change, services)
      } catch (error) {
        const errorCode = (error as Error).name
        log({ ts: clock().toISOString(), level: 'error', event: 'CHANGE_NOT_LOGGED', errorCode })
        if (await putOff(record, services)) continue
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
      }
    return { batchItemFailures: [] }
  }

/** The present state of a number; of an entry that was taken out, after what the log says of it last. */
const stateOf = async (
  number: string,
  { publicLog, registrations }: Services,
): Promise<SeenEntry | undefined> => {
  const entry = await registrations.read(number, true)
  if (entry) return { number: entry.number, life: entry.created_at, version: entry.version, entry }
  const place = await publicLog.whereIs(number)
  return place ? { ...place, version: place.version + 1, entry: null } : undefined
}

const minuteInMs = 60 * 1000

/**
 * Writes and tells the present state of each number whose changes were put off, each minute from another one on, so that slow ones
 * do not always take the time of the same others. @throws what fails again, once all others are done
 */
export const logPutOff = (services: Services) => async (hasTime: () => boolean) => {
  const { publicLog, clock } = services
  const all = await publicLog.failed()
  const first = Math.floor(clock().getTime() / minuteInMs) % all.length
  await each([...all.slice(first), ...all.slice(0, first)], async (failed) => {
    if (!hasTime()) return
    const { number } = failed
    try {
      const state = await stateOf(number, services)
      if (state) await logChange(state, services)
      await publicLog.mended(failed)
    } catch (error) {
      await publicLog.fail(number, clock())
      throw error
    }
  })
}
