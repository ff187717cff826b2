/**
 * Checks by name, each stored for its organisation and, for each number, for the holder. The e-mails to holders are queued in the same
 * transaction: none is lost or sent twice. All expire.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { checkedKey, ownCheckKey, sentCheckKey } from '#functions/platform/table/keys/register.ts'
import { ownCheckPrefix } from '#functions/platform/table/partitions.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, update, within } from '#functions/platform/table/write.ts'
import { type NamedCheck, namedCheck, type OwnCheck, ownCheck } from '#shared/register/records/check.ts'

const keptInSeconds = 2 * 365 * 24 * 60 * 60
const repeatedWithinSeconds = 24 * 60 * 60
const [ownShown, namedShown] = [50, 50]

/** @param holder who had the number then, and nobody else is shown the check */
export const storedCheck = z.extend(namedCheck, { holder: z.nullable(z.string()), ttl: z.number() })
type StoredCheck = z.output<typeof storedCheck>
export const storedOwnCheck = z.extend(ownCheck, { ttl: z.number() })
const sentCheck = z.object({ check: z.string(), ttl: z.number() })

/** The newest first. */
const newest = (limit: number) => ({ ScanIndexForward: false, Limit: limit, ConsistentRead: true })

export const checks = ({ table }: AppContext) => {
  const read = (checker: string, id: string) => table.read(ownCheck, ownCheckKey(checker, id))
  const markOf = (checker: string, { idempotencyKey }: Attempt) =>
    idempotencyKey === undefined ? null : sentCheckKey(checker, fingerprint(idempotencyKey))

  return {
    /** What the same request has stored before; null for a new one. */
    repeated: async (checker: string, attempt: Attempt): Promise<OwnCheck | null> => {
      const mark = markOf(checker, attempt)
      const item = mark && (await table.get(mark, { consistent: true }))
      return item ? read(checker, sentCheck.parse(item).check) : null
    },

    /** @returns false where the same request was faster */
    add: async (
      checker: string,
      own: OwnCheck,
      named: Omit<StoredCheck, 'ttl'>[],
      emails: Write[],
      attempt: Attempt,
    ): Promise<boolean> => {
      const seconds = Math.floor(attempt.now.getTime() / 1000)
      const ttl = seconds + keptInSeconds
      const mark = markOf(checker, attempt)
      const told = { check: own.id, ttl: seconds + repeatedWithinSeconds }
      try {
        await table.transact([
          putNew(storedItem(ownCheckKey(checker, own.id), { ...own, ttl })),
          ...(mark ? [putNew(storedItem(mark, told))] : []),
          ...named.map((one) => putNew(storedItem(checkedKey(one.number, one.id), { ...one, ttl }))),
          ...emails,
        ])
        return true
      } catch (error) {
        if (mark && error instanceof ConditionFailed) return false
        throw error
      }
    },

    ofChecker: async (checker: string): Promise<OwnCheck[]> => {
      const { pk } = ownCheckKey(checker, '')
      return table.list(ownCheck, { ...within(pk, { beginning: ownCheckPrefix }), ...newest(ownShown) })
    },

    about: (number: string): Promise<StoredCheck[]> =>
      table.list(storedCheck, { ...within(checkedKey(number, '').pk), ...newest(namedShown) }),

    /** The write of what the holder says; refused where that was told to the office already. */
    putReply: (number: string, id: string, reply: 'known' | 'not-me'): Write =>
      update({
        Key: { ...checkedKey(number, id) },
        UpdateExpression: 'SET reply = :reply',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(reply) OR reply <> :told)',
        ExpressionAttributeValues: { ':reply': reply, ':told': 'not-me' },
      }),

    /** The write of what the office found out. */
    putAnswered: (number: string, id: string, answered: NamedCheck['answered']): Write =>
      update({
        Key: { ...checkedKey(number, id) },
        UpdateExpression: 'SET answered = :answered',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':answered': answered },
      }),

    /** @returns false where it was told to the office already */
    write: (writes: Write[]): Promise<boolean> => table.tryWrite(writes),

    readNamed: (number: string, id: string): Promise<StoredCheck | null> =>
      table.read(storedCheck, checkedKey(number, id)),
  }
}

/** What of a check staff and the holder read. */
export const presentCheck = ({ holder: _, ttl: _ttl, ...check }: StoredCheck): NamedCheck => check
