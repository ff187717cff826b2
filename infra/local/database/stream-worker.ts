import { setTimeout as pause } from 'node:timers/promises'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import {
  outboxPrefix,
  registrationChangePrefix,
  registrationEntry,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import { errorName, type Log } from '../log.ts'
import type { StreamSource } from './stream-source.ts'

/** The function behind the stream, as Lambda calls it. */
export type StreamFunction = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>

/** A running worker; `deadLetters` are the sequence numbers of the records it gave up. */
export interface StreamWorker {
  deadLetters(): string[]
  stop(): Promise<void>
}

/** With pauses of up to 30 s mail may be down for two hours before an e-mail is skipped. */
const mostTriesByDefault = 250
const largestBatch = 100
const longestPauseInMs = 30_000
/** DynamoDB trims its streams after a day; the embedded one does not. */
const keptInSeconds = 24 * 3600

interface Pending {
  record: DynamoDBRecord
  tries: number
}

/**
 * Does what Lambda's event source mapping does: the records of its filter only, in order, partial batch
 * failures honoured, retries with growing pauses, and after the last attempt a record is skipped, so that the
 * others continue. It stores no position: a new start reads the stream from its beginning, and the function skips what
 * it has done.
 */
export const startStreamWorker = (options: {
  source: StreamSource
  handle: StreamFunction
  /** Which records of the last day it is called for; by default new e-mails. */
  filter?: (record: DynamoDBRecord) => boolean
  log: Log
  pollInMs?: number
  firstRetryInMs?: number
  mostTries?: number
}): StreamWorker => {
  const {
    source,
    handle,
    filter = isNewEmail,
    log,
    pollInMs = 250,
    firstRetryInMs = 250,
    mostTries = mostTriesByDefault,
  } = options
  const stopping = new AbortController()
  const dead: string[] = []
  let pending: Pending[] = []
  let retryAt = 0
  let failures = 0

  const fetchNew = async (): Promise<boolean> => {
    const records = (await source.read()).filter((record) => isKept(record) && filter(record))
    pending.push(...records.map((record) => ({ record, tries: 0 })))
    return records.length > 0
  }

  const deliver = async (): Promise<void> => {
    const batch = pending.slice(0, largestBatch)
    const failed = await failedOf(batch)
    for (const item of batch) if (failed.has(sequence(item))) item.tries += 1
    const given = batch.filter((item) => item.tries >= mostTries)
    for (const item of given) {
      dead.push(sequence(item))
      log({ level: 'error', event: 'EMAIL_PARKED', sequenceNumber: sequence(item), tries: item.tries })
    }
    // As in Lambda, everything from the first failed record on is delivered again.
    const firstFailed = batch.findIndex((item) => failed.has(sequence(item)))
    const again = firstFailed < 0 ? [] : batch.slice(firstFailed).filter((item) => !given.includes(item))
    pending = [...again, ...pending.slice(batch.length)]
    failures = failed.size === 0 ? 0 : failures + 1
    retryAt =
      failures === 0 ? 0 : Date.now() + Math.min(firstRetryInMs * 2 ** (failures - 1), longestPauseInMs)
    if (failures > 0) log({ level: 'warn', event: 'EMAILS_NOT_SENT', count: failed.size, tries: failures })
  }

  const failedOf = async (batch: Pending[]): Promise<ReadonlySet<string>> => {
    try {
      const { batchItemFailures } = await handle({ Records: batch.map((item) => item.record) })
      const named = new Set(batchItemFailures.map((failure) => failure.itemIdentifier))
      const known = batch.some((item) => named.has(sequence(item)))
      // An identifier that is not in the batch fails the whole batch, as in Lambda.
      return named.size > 0 && !known ? new Set(batch.map(sequence)) : named
    } catch (error) {
      log({ level: 'error', event: 'STREAM_FUNCTION_FAILED', error: errorName(error) })
      return new Set(batch.map(sequence))
    }
  }

  const run = async (): Promise<void> => {
    let unreachable = false
    while (!stopping.signal.aborted) {
      try {
        const fresh = await fetchNew()
        unreachable = false
        if (pending.length > 0 && (fresh || Date.now() >= retryAt)) await deliver()
      } catch (error) {
        if (!unreachable) log({ level: 'warn', event: 'STREAM_UNREACHABLE', error: errorName(error) })
        unreachable = true
      }
      await pause(pollInMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    deadLetters: () => [...dead],
    async stop() {
      stopping.abort()
      await running
    },
  }
}

const sequence = ({ record }: Pending) => record.dynamodb?.SequenceNumber ?? ''

const isKept = ({ dynamodb }: DynamoDBRecord): boolean =>
  Date.now() / 1000 - (dynamodb?.ApproximateCreationDateTime ?? 0) < keptInSeconds

const isNewEmail = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  eventName === 'INSERT' && (dynamodb?.Keys?.pk?.S ?? '').startsWith(outboxPrefix)

/** An entry of the register that was written, or an event of its history, which tells of one that was taken out. */
export const isChangeOfRegister = ({ eventName, dynamodb }: DynamoDBRecord): boolean => {
  const { pk, sk } = dynamodb?.Keys ?? {}
  const isOfHistory = eventName === 'INSERT' && (sk?.S ?? '').startsWith(registrationChangePrefix)
  return (
    eventName !== 'REMOVE' &&
    (pk?.S ?? '').startsWith(registrationPrefix) &&
    (sk?.S === registrationEntry || isOfHistory)
  )
}
