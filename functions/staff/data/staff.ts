/** Accounts of council staff. Their keys have another prefix, so that an applicant's id never identifies one. */
import * as z from 'zod/mini'
import { type Session, session } from '#functions/accounts/data/sign-in/session.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { type EventEntry, putEvent } from '#functions/platform/table/event.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { longestId, personPartition } from '#functions/platform/table/keys/key.ts'
import { sessionKey } from '#functions/platform/table/keys/sign-in.ts'
import { staffEmailKey } from '#functions/platform/table/keys/staff.ts'
import { endOfCore, enteredForPrefix } from '#functions/platform/table/partitions.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, update, within } from '#functions/platform/table/write.ts'
import { isAdministrator, type StaffState } from '#shared/staff/rules/staff.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { putOnRoster, type Roster, type RosterEntry, removeFromRoster } from './roster.ts'
import { type SecondFactor, secondFactor } from './second-factor.ts'

export const staffAccount = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  email: z.string(),
  /** 13 digits, and a phone number: entered by an administrator, to recognise an application of their own. */
  cnic: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Empty until the link of the invitation was used. */
  password_hash: z.string(),
  session_generation: z.number(),
  /** False for a deactivated account, which cannot sign in. */
  is_admin: z.boolean(),
  roles: z.array(z.enum(staffRoles)),
  /** SHA-256 of the newest link; older ones are void. */
  reset_email: z.optional(z.string()),
  made_with: z.optional(z.string()),
  /** The attempt that changed the account last. */
  changed_by: z.optional(z.string()),
})
/** A session at the counter that the member of staff has opened for somebody, as long as it lasts. */
export const enteredFor = z.object({ user_id: z.string(), sid: z.string(), ttl: z.number() })
type EnteredFor = z.output<typeof enteredFor>

type StaffAccount = z.output<typeof staffAccount>
type NewStaffAccount = Omit<z.input<typeof staffAccount>, 'version'>

export interface StaffMember {
  id: string
  account: StaffAccount
  secondFactor: SecondFactor | null
  sessions: Session[]
  enteredFor: EnteredFor[]
}

export const staffStateOf = ({
  is_admin,
  password_hash,
}: Pick<StaffAccount, 'is_admin' | 'password_hash'>): StaffState => {
  if (!is_admin) return 'deactivated'
  return password_hash === '' ? 'invited' : 'active'
}

export const rosterEntryOf = (account: StaffAccount): RosterEntry => ({
  ...account,
  state: staffStateOf(account),
})

/** The roster has changed in between: read it again and decide again. */
export class RosterChanged extends Error {
  override readonly name = 'RosterChanged'
}

export interface StaffChange {
  fields: Partial<StaffAccount>
  event: EventEntry
  email?: NewEmail
  /** Further writes of the same transaction. */
  extraWrites?: Write[]
  /** Whoever may not go on may not go on entering for somebody at the counter either. */
  endsEntering?: boolean
}

/** More than one person opens within the hour that such a session lasts, and as many as a transaction takes with the rest. */
const mostEnteredFor = 50

/** Ends sessions at the counter, which are other people's. */
export const counterSessionsEnded = (sessions: EnteredFor[]): Write[] =>
  sessions
    .toSorted((one, other) => other.ttl - one.ttl)
    .slice(0, mostEnteredFor)
    .map(({ user_id, sid }) => remove(sessionKey('applicant', user_id, sid)))

export const createStaff = (table: Table, newId: () => string) => ({
  /**
   * Writes account, e-mail marker, roster entry, event and e-mail in one transaction.
   * @returns false when the e-mail has an account already, or an extra write was refused.
   */
  create: async (
    given: NewStaffAccount,
    now: Date,
    event: EventEntry | null = null,
    email: NewEmail | null = null,
    extraWrites: Write[] = [],
  ): Promise<boolean> => {
    const account = staffAccount.parse({ ...given, version: 1 })
    const writes = [
      putNew(storedItem(accountKey('staff', account.id), { ...account, created_at: now.toISOString() })),
      putNew(storedItem(staffEmailKey(account.email), { staff_id: account.id })),
      putOnRoster(account.id, rosterEntryOf(account)),
      ...(event ? [putEvent(account.id, event, now, newId(), 'staff')] : []),
      ...(email ? [putEmail(email, now)] : []),
      ...extraWrites,
    ]
    return table.tryWrite(writes)
  },

  /**
   * Changes an account in one transaction with its roster entry, an event and an e-mail.
   * @param roster as it was read before the change was decided. @throws RosterChanged
   */
  change: async (
    roster: Roster,
    before: StaffAccount,
    { fields, event, email, extraWrites = [] }: StaffChange,
    attempt: Attempt,
  ): Promise<void> => {
    const after = { ...before, ...fields }
    const leaves = isAdministrator(rosterEntryOf(before)) && !isAdministrator(rosterEntryOf(after))
    const leftAt = leaves ? attempt.now.toISOString() : undefined
    const next = nextVersion(accountKey('staff', before.id), before.version, fields, attempt)
    const writes = [
      update(next),
      putOnRoster(before.id, rosterEntryOf(after), roster.version, leftAt),
      ...extraWrites,
      putEvent(before.id, event, attempt.now, newId(), 'staff'),
      ...(email ? [putEmail(email, attempt.now)] : []),
    ]
    if (await table.tryWrite(writes)) return
    const stored = await table.get(accountKey('staff', before.id), { consistent: true })
    if (stored?.changed_by === attempt.requestId) return // done before, and the answer was lost
    throw new RosterChanged()
  },

  /** Ends those sessions at the counter that were opened since the account was read as `before`. */
  endEnteringSince: async (before: StaffMember, after: StaffMember | null): Promise<void> => {
    const known = before.enteredFor.map(({ sid }) => sid)
    const opened = after?.enteredFor.filter(({ sid }) => !known.includes(sid)) ?? []
    if (opened.length > 0) await table.transact(counterSessionsEnded(opened))
  },

  /** The writes that go with a first or a new password: the person is active, the history records it, and of a new one they are told. */
  writesForNewPassword: (roster: Roster, account: StaffAccount, now: Date): Write[] => [
    putOnRoster(account.id, { ...account, state: 'active' }, roster.version),
    putEvent(account.id, { event: 'PASSWORD_SET' }, now, newId(), 'staff'),
    ...(account.password_hash === ''
      ? []
      : [
          putEmail(
            { id: newId(), kind: 'staff-security', user_id: account.id, security: 'password-set' },
            now,
          ),
        ]),
  ],

  /** A new password ends every session of the account. */
  setPassword: async ({ id, ...account }: StaffAccount, passwordHash: string): Promise<void> =>
    table.transact([
      update({
        Key: { ...accountKey('staff', id) },
        UpdateExpression:
          'SET password_hash = :hash, session_generation = session_generation + :one, version = version + :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':hash': passwordHash, ':one': 1 },
      }),
      putOnRoster(id, rosterEntryOf({ id, ...account, password_hash: passwordHash })),
    ]),

  /** Removes an account; its sessions end with it. */
  remove: (id: string, email: string): Promise<void> =>
    table.transact([remove(accountKey('staff', id)), remove(staffEmailKey(email)), removeFromRoster(id)]),

  idByEmail: async (email: string): Promise<string | null> => {
    const item = await table.get(staffEmailKey(email), { consistent: true })
    return item ? String(item.staff_id) : null
  },

  load: async (id: string, { consistent = false } = {}): Promise<StaffMember | null> => {
    if (id.length > longestId) return null
    const items = await table.query({
      ...within(personPartition('staff', id), { before: endOfCore }),
      ConsistentRead: consistent,
    })
    const found = items.find((item) => item.sk === 'ACCOUNT')
    if (!found) return null
    const factor = items.find((item) => item.sk === 'SECOND-FACTOR')
    const beginning = (prefix: string) => items.filter((item) => String(item.sk).startsWith(prefix))
    return {
      id,
      account: staffAccount.parse(found),
      secondFactor: factor ? secondFactor.parse(factor) : null,
      sessions: beginning('SESSION#').map((item) => session.parse(item)),
      enteredFor: beginning(enteredForPrefix).map((item) => enteredFor.parse(item)),
    }
  },
})

export const staff = ({ table, newId }: AppContext) => createStaff(table, newId)
