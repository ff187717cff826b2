/**
 * The markers that keep e-mail and CNIC of accounts unique. A marker that expires belongs to an address that was left and
 * can still be restored: nobody signs in with it, and nobody else may have it.
 */
import { emailKey } from '#functions/platform/table/keys/accounts.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import type { Item, Table, Write } from '#functions/platform/table/table.ts'
import { ifOwnedBy, put, putNew, remove, storedItem } from '#functions/platform/table/write.ts'

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
const reserveEmail = (email: string, userId: string, until: number): Write =>
  put(storedItem(emailKey(email), { user_id: userId, ttl: until }), ifOwnedBy(userId))

export const freeMarker = (key: Key, userId: string): Write => remove(key, ifOwnedBy(userId))

interface HolderOfEmails {
  id: string
  email: string
  /** Those that can be restored, until when, in seconds. */
  former_emails?: { email: string; until: number }[] | undefined
}

/** One address takes the place of another, which stays reserved while it can be restored; nothing if it is the same. */
export const moveEmailMarkers = (
  { email: left }: { email: string },
  { id, email, former_emails = [] }: HolderOfEmails,
  now: Date,
): Write[] => {
  if (left === email) return []
  const until = Math.max(0, ...former_emails.filter((one) => one.email === left).map((one) => one.until))
  return [
    claimEmail(email, id, now),
    ...(left ? [until > 0 ? reserveEmail(left, id, until) : freeMarker(emailKey(left), id)] : []),
  ]
}

/** Hands a marker from one account to another. */
export const handOverMarker = (key: Key, from: string, to: string): Write =>
  put(storedItem(key, { user_id: to }), ifOwnedBy(from))

/**
 * The account that has an address, or has left it and can restore it; read consistently, because people may sign in right
 * after registering.
 */
export const holderOfEmail = async (
  table: Table,
  email: string,
): Promise<{ id: string; hasLeft: boolean } | null> => {
  const item = await table.get(emailKey(email), { consistent: true })
  return item && { id: String(item.user_id), hasLeft: item.ttl !== undefined }
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
