/**
 * The markers that keep e-mail and CNIC of accounts unique. A marker that expires belongs to an address that was left and
 * can still be restored: nobody signs in with it, and nobody else may have it.
 */
import { emailKey } from '#functions/data/keys/accounts.ts'
import type { Key } from '#functions/data/keys/key.ts'
import type { Item, Table, Write } from '#functions/data/table/table.ts'
import { ifOwnedBy, put, putNew, remove, storedItem } from '#functions/data/table/write.ts'

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** DynamoDB removes expired items late. */
const hasExpired = ({ ttl }: Item, now: Date): boolean => ttl !== undefined && Number(ttl) <= seconds(now)

export const putCnicMarker = (key: Key, userId: string): Write => putNew(storedItem(key, { user_id: userId }))

/** Takes an address that is free, has expired, or is reserved for this account. */
export const claimEmail = (email: string, userId: string, now: Date): Write =>
  put(storedItem(emailKey(email), { user_id: userId }), {
    ConditionExpression: 'attribute_not_exists(pk) OR user_id = :user OR #ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':user': userId, ':now': seconds(now) },
  })

/** Keeps an address that is left for its account until the change can no longer be undone. @param until in seconds */
export const reserveEmail = (email: string, userId: string, until: number): Write =>
  put(storedItem(emailKey(email), { user_id: userId, ttl: until }), ifOwnedBy(userId))

export const freeMarker = (key: Key, userId: string): Write => remove(key, ifOwnedBy(userId))

/** Hands a marker from one account to another. */
export const handOverMarker = (key: Key, from: string, to: string): Write =>
  put(storedItem(key, { user_id: to }), ifOwnedBy(from))

/**
 * The person who may sign in with the address; read consistently, because people may sign in right after registering.
 */
export const ownerOfEmail = async (table: Table, email: string): Promise<string | null> => {
  const item = await table.get(emailKey(email), { consistent: true })
  return item && item.ttl === undefined ? String(item.user_id) : null
}

/** Whether an account may take the address at this moment. */
export const isEmailFreeFor = async (
  table: Table,
  email: string,
  userId: string,
  now: Date,
): Promise<boolean> => {
  const item = await table.get(emailKey(email), { consistent: true })
  return !item || item.user_id === userId || hasExpired(item, now)
}
