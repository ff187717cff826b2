/** An item as one line: DynamoDB's own JSON, so that numbers stay exact and no record needs to be parsed. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import {
  outboxPrefix,
  pacedEmailsPartition,
  registerKeysPartition,
  verificationKeysPartition,
  waitingEmailsPartition,
} from '#functions/platform/table/partitions.ts'

export type RawItem = Record<string, AttributeValue>

/** Bytes are base64 on DynamoDB's wire too. Text under `B` is always base64: every attribute's value is an object. */
export const lineOf = (item: RawItem): string =>
  JSON.stringify(item, (_name, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

export const itemIn = (line: string): RawItem =>
  JSON.parse(line, (name, value) => {
    if (name === 'B' && typeof value === 'string') return bytes(value)
    return name === 'BS' && Array.isArray(value) ? value.map(bytes) : value
  })

/**
 * Public keys belong to an environment's own secrets: with those of another environment nobody could sign in. The keys of the
 * register are one item each, so those of another environment are added and its certificates stay genuine.
 */
export const isVerificationKey = ({ pk }: RawItem): boolean =>
  pk?.S === verificationKeysPartition || pk?.S === registerKeysPartition

/** An e-mail that is not sent yet, which is sent by writing it into a table with a stream; or one on a list whose e-mails are put there. */
export const isWaitingEmail = ({ pk, sent_at }: RawItem): boolean =>
  [waitingEmailsPartition, pacedEmailsPartition].includes(pk?.S ?? '') ||
  ((pk?.S?.startsWith(outboxPrefix) ?? false) && sent_at === undefined)
