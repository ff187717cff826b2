/**
 * Writes changes of the register into the public log, and what organisations that watch a number are to be told: the table's stream
 * starts it for each change, in their order.
 */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { publicLog } from '#functions/certificates/data/public-log.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { imageOf } from '#functions/platform/table/stream-image.ts'
import {
  noticeChange,
  needs as noticeNeeds,
  type SeenEntry,
} from '#functions/register/use-cases/watching/notice-changes.ts'
import { loggedFacts } from '#shared/certificates/statements/logged-facts.ts'
import { registrationChange, registrationRecord } from '#shared/register/records/registration.ts'

export const needs = { ...noticeNeeds, publicLog }
type Services = Wired<typeof needs>

/** An entry as it was written; of one that was taken out, what its history says of it. Null: it tells of no change. */
const changeIn = (record: DynamoDBRecord): SeenEntry | null => {
  const image = imageOf(record)
  const entry = registrationRecord.safeParse(image)
  if (entry.success) {
    const { number, created_at: life, version } = entry.data
    return { number, life, version, entry: entry.data }
  }
  const { before, after } = registrationChange.parse(image)
  const removed = registrationRecord.safeParse(before)
  if (!removed.success || Object.keys(after).length > 0) return null
  const { number, created_at: life, version } = removed.data
  return { number, life, version: version + 1, entry: null }
}

/** @returns a Lambda handler for the table's stream; it stops at the first record that fails, since the order counts. */
export const logChanges =
  (services: Services) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const { publicLog, clock, log } = services
    for (const record of event.Records)
      try {
        const change = changeIn(record)
        if (!change) continue
        const { entry, ...version } = change
        await publicLog.append({ ...version, facts: entry && loggedFacts(entry) }, clock())
        await noticeChange(change, services)
      } catch (error) {
        const errorCode = (error as Error).name
        log({ ts: clock().toISOString(), level: 'error', event: 'CHANGE_NOT_LOGGED', errorCode })
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
      }
    return { batchItemFailures: [] }
  }
