/** Accounts of council staff: their own key prefix, so that no applicant's id ever names one. */
import * as z from 'zod/mini'
import { emailToSend, type NewEmail } from '#functions/emails/outbox.ts'
import type { StaffState } from '#shared/rules/staff.ts'
import { staffRoles } from '#shared/vocabulary.ts'
import { type EventEntry, eventItem } from './event.ts'
import { accountKey, longestId, personPartition, staffEmailKey } from './keys.ts'
import { endOfCore } from './partitions.ts'
import { type Attempt, nextVersion, putNew } from './record.ts'
import { listed, type Roster, type RosterEntry, unlisted } from './roster.ts'
import { type SecondFactor, secondFactor } from './second-factor.ts'
import { type Session, session } from './session.ts'
import { ConditionFailed, type Table, type TransactItem } from './table.ts'

const staffAccount = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  email: z.string(),
  /** Empty until the link of the invitation was used. */
  password_hash: z.string(),
  session_generation: z.number(),
  /** May enter the admin area; false for who was deactivated. */
  is_admin: z.boolean(),
  roles: z._default(z.array(z.enum(staffRoles)), ['administrator']),
  /** SHA-256 of the newest link; older ones are void. */
  reset_hash: z.optional(z.string()),
  made_with: z.optional(z.string()),
})
export type StaffAccount = z.output<typeof staffAccount>
export type NewStaffAccount = Omit<z.input<typeof staffAccount>, 'version'>

export interface StaffMember {
  id: string
  account: StaffAccount
  secondFactor: SecondFactor | null
  sessions: Session[]
}

export const staffStateOf = ({
  is_admin,
  password_hash,
}: Pick<StaffAccount, 'is_admin' | 'password_hash'>): StaffState => {
  if (!is_admin) return 'deactivated'
  return password_hash === '' ? 'invited' : 'active'
}

export const rosterEntryOf = (it: StaffAccount): RosterEntry => ({ ...it, state: staffStateOf(it) })

/** Somebody changed the roster in between: read again, and judge again. */
export class RosterMoved extends Error {}

export interface StaffChange {
  fields: Partial<StaffAccount>
  event: EventEntry
  email?: NewEmail
  /** Further writes of the same transaction. */
  extraWrites?: ((table: string) => TransactItem)[]
}

export const createStaff = (table: Table, newId: () => string) => ({
  /**
   * Account, e-mail marker, place in the roster, and what tells of it.
   * @returns false when the e-mail has an account already.
   */
  create: async (
    given: NewStaffAccount,
    now: Date,
    event: EventEntry | null = null,
    email: NewEmail | null = null,
  ): Promise<boolean> => {
    const it = staffAccount.parse({ ...given, version: 1 })
    const writes = [
      putNew({ ...accountKey('staff', it.id), _v: 1, ...it, created_at: now.toISOString() }),
      putNew({ ...staffEmailKey(it.email), _v: 1, staff_id: it.id }),
      listed(it.id, rosterEntryOf(it)),
      ...(event ? [putNew(eventItem(it.id, event, now, newId(), 'staff'))] : []),
      ...(email ? [emailToSend(email, now)] : []),
    ]
    try {
      await table.transact((name) => writes.map((write) => write(name)))
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  },

  /**
   * Changes an account in one transaction with its place in the roster, an event and an e-mail.
   * @param roster as it was read before the change was judged. @throws RosterMoved
   */
  change: async (
    roster: Roster,
    before: StaffAccount,
    { fields, event, email, extraWrites = [] }: StaffChange,
    attempt: Attempt,
  ): Promise<void> => {
    const after = { ...before, ...fields }
    const update = nextVersion(accountKey('staff', before.id), before.version, fields, attempt)
    const writes = [
      (TableName: string): TransactItem => ({ Update: { TableName, ...update } }),
      listed(before.id, rosterEntryOf(after), roster.version),
      ...extraWrites,
      putNew(eventItem(before.id, event, attempt.now, newId(), 'staff')),
      ...(email ? [emailToSend(email, attempt.now)] : []),
    ]
    try {
      await table.transact((name) => writes.map((write) => write(name)))
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const stored = await table.get(accountKey('staff', before.id), { consistent: true })
      if (stored?.changed_by === attempt.requestId) return // done before, and the answer was lost
      throw new RosterMoved()
    }
  },

  /** What a first or a new password writes beside it: the person counts as active, and the history tells of it. */
  passwordWasSet: (roster: Roster, account: StaffAccount, now: Date): ((table: string) => TransactItem)[] => [
    listed(account.id, { ...account, state: 'active' }, roster.version),
    putNew(eventItem(account.id, { event: 'PASSWORD_SET' }, now, newId(), 'staff')),
  ],

  /** A new password ends every session of the account. */
  setPassword: async ({ id, ...account }: StaffAccount, passwordHash: string): Promise<void> =>
    table.transact((TableName) => [
      {
        Update: {
          TableName,
          Key: { ...accountKey('staff', id) },
          UpdateExpression:
            'SET password_hash = :hash, session_generation = session_generation + :one, version = version + :one',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':hash': passwordHash, ':one': 1 },
        },
      },
      listed(id, rosterEntryOf({ id, ...account, password_hash: passwordHash }))(TableName),
    ]),

  /** Takes an account away; its sessions end with it. */
  remove: (id: string, email: string): Promise<void> =>
    table.transact((TableName) => [
      { Delete: { TableName, Key: { ...accountKey('staff', id) } } },
      { Delete: { TableName, Key: { ...staffEmailKey(email) } } },
      unlisted(id)(TableName),
    ]),

  idByEmail: async (email: string): Promise<string | null> => {
    const item = await table.get(staffEmailKey(email), { consistent: true })
    return item ? String(item.staff_id) : null
  },

  load: async (id: string, { consistent = false } = {}): Promise<StaffMember | null> => {
    if (id.length > longestId) return null
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk < :end',
      ExpressionAttributeValues: { ':pk': personPartition('staff', id), ':end': endOfCore },
      ConsistentRead: consistent,
    })
    const found = items.find((item) => item.sk === 'ACCOUNT')
    if (!found) return null
    const factor = items.find((item) => item.sk === 'SECOND-FACTOR')
    const sessions = items
      .filter((item) => String(item.sk).startsWith('SESSION#'))
      .map((item) => session.parse(item))
    return {
      id,
      account: staffAccount.parse(found),
      secondFactor: factor ? secondFactor.parse(factor) : null,
      sessions,
    }
  },
})
export type Staff = ReturnType<typeof createStaff>
