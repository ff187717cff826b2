/** Accounts of people without e-mail: the list by which they are found, and the writes that make and open them. */
import * as z from 'zod/mini'
import { newAccountCheck } from '#functions/accounts/data/account-check.ts'
import { putCnicMarker } from '#functions/accounts/data/account-markers.ts'
import { newAccount, type Person } from '#functions/accounts/data/new-account.ts'
import { newSession } from '#functions/accounts/data/sign-in/session.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import { type EventEntry, putEvent } from '#functions/platform/table/event.ts'
import { accountKey, cnicKey } from '#functions/platform/table/keys/accounts.ts'
import { enteredForKey, walkInKey, walkInNumberKey } from '#functions/platform/table/keys/staff.ts'
import { endOfCore, walkInsPartition } from '#functions/platform/table/partitions.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { check, put, putNew, storedItem, update, within } from '#functions/platform/table/write.ts'
import { type Counter, counter } from '#shared/accounts/records/counter.ts'
import { atCounterForDays, withClerk } from '#shared/accounts/rules/at-counter.ts'
import { type Clerk, clerk } from '#shared/staff/records/clerk.ts'
import { clerkOf, eventAuthor } from './clerk.ts'
import type { StaffMember } from './staff.ts'

const shownOnAPage = 25
const dayInSeconds = 24 * 60 * 60
/** As long as anybody may ask who has made an account at the counter. */
const listedInSeconds = 2 * 365 * dayInSeconds
/** Of a session in which a member of staff enters for the person. */
const enteredForSeconds = 60 * 60

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** An account of the list; with its counter once it is confirmed, because that outlives the account. */
export const listedWalkIn = z.object({
  ...{ user_id: z.string(), at: z.string(), by: clerk },
  counter: z.optional(counter),
})

type AtCounter = Account & { counter: Counter }

const listConfirmed = (id: string, after: Counter): Write =>
  update({
    Key: { ...walkInKey(after.at, id) },
    UpdateExpression: 'SET #counter = :counter',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#counter': 'counter' },
    ExpressionAttributeValues: { ':counter': after },
  })

export const walkIns = ({ table, newId }: AppContext) => {
  /** The account as it was read, with another counter; sessions of the one before end. */
  const changeCounter = (
    { id, version, session_generation }: Account,
    after: Counter,
    event: EventEntry,
    attempt: Attempt,
  ): Write[] => [
    update(
      nextVersion(
        accountKey('applicant', id),
        version,
        { counter: after, session_generation: session_generation + 1 },
        attempt,
      ),
    ),
    putEvent(id, event, attempt.now, newId()),
    ...(after.confirmed ? [listConfirmed(id, after)] : []),
  ]

  return {
    changeCounter,

    /** @returns whether nobody else had the CNIC */
    make: (id: string, person: Person, clerk: Clerk, attempt: Attempt): Promise<boolean> => {
      const { now } = attempt
      const at = now.toISOString()
      const ids = { user: id, session: '' }
      const made = newAccount({ ids, person, passwordHash: '', welcome: null }, attempt)
      const account = { ...made, email_confirmed_at: null, counter: { at, clerks: [clerk] } }
      const listed = { user_id: id, at, by: clerk, ttl: seconds(now) + listedInSeconds }
      return table.tryWrite([
        putNew(account),
        putCnicMarker(cnicKey(person.cnic), id),
        newAccountCheck(id, now, atCounterForDays),
        putNew(storedItem(walkInKey(at, id), listed)),
        putEvent(id, { event: 'COUNTER_ACCOUNT_MADE', by: eventAuthor(clerk) }, now, newId()),
      ])
    },

    /** Opens the account for a member of staff, and ends what was open before. @returns false when it, or the member's own, has changed since it was read */
    open: (account: AtCounter, staff: StaffMember, sid: string, attempt: Attempt): Promise<boolean> => {
      const { id, session_generation } = account
      const clerk = clerkOf(staff)
      const { now } = attempt
      const event = { event: 'ENTERED_AT_COUNTER' as const, by: eventAuthor(clerk) }
      const session = newSession('applicant', id, sid, session_generation + 1, now)
      const ttl = seconds(now) + enteredForSeconds
      return table.tryWrite([
        ...changeCounter(account, withClerk(account.counter, clerk), event, attempt),
        putNew({ ...session, clerk, ttl }),
        put(storedItem(enteredForKey(clerk.id, id), { user_id: id, sid, ttl })),
        check({
          Key: { ...accountKey('staff', clerk.id) },
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': staff.account.version },
        }),
      ])
    },

    /** The next number of a day; one that is not used is left out. */
    nextNumber: async (day: string, now: Date): Promise<number> => {
      const { n } = await table.update({
        Key: { ...walkInNumberKey(day) },
        UpdateExpression: 'ADD n :one SET #ttl = :ttl',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':ttl': seconds(now) + dayInSeconds },
      })
      return Number(n)
    },

    /** Those that were made, newest first; what became of each is in its account, and once it is confirmed here too. */
    page: async (cursor?: string) => {
      const items = await table.query({
        ...within(walkInsPartition, { before: endOfCore }),
        ...{ ScanIndexForward: false, Limit: shownOnAPage },
        ...(cursor && { ExclusiveStartKey: { pk: walkInsPartition, sk: fromCursor(cursor) } }),
      })
      const next = items.length === shownOnAPage ? toCursor(String(items.at(-1)?.sk)) : null
      return { made: items.map((item) => listedWalkIn.parse(item)), next }
    },
  }
}
