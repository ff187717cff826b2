/** Accounts of council staff: their own key prefix, so that no applicant's id ever names one. */
import * as z from 'zod/mini'
import { staffRoles } from '#shared/vocabulary.ts'
import { accountKey, endOfCore, personPartition, staffEmailKey } from './keys.ts'
import { putNew } from './record.ts'
import { type Session, session } from './session.ts'
import { ConditionFailed, type Table } from './table.ts'

const staffAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  password_hash: z.string(),
  session_generation: z.number(),
  is_admin: z.boolean(),
  roles: z._default(z.array(z.enum(staffRoles)), ['administrator']),
})
export type StaffAccount = z.output<typeof staffAccount>
export type NewStaffAccount = z.input<typeof staffAccount>

export interface StaffMember {
  id: string
  account: StaffAccount
  sessions: Session[]
}

export const createStaff = (table: Table) => ({
  /** @returns false when the e-mail has an account already. */
  create: async (it: NewStaffAccount, now: Date): Promise<boolean> => {
    const item = { ...accountKey('staff', it.id), _v: 1, ...it, version: 1, created_at: now.toISOString() }
    try {
      await table.transact((name) => [
        putNew(item)(name),
        putNew({ ...staffEmailKey(it.email), _v: 1, staff_id: it.id })(name),
      ])
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  },

  /** A new password ends every session of the account. */
  setPassword: async (id: string, passwordHash: string): Promise<void> => {
    await table.update({
      Key: { ...accountKey('staff', id) },
      UpdateExpression: 'SET password_hash = :hash, session_generation = session_generation + :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':hash': passwordHash, ':one': 1 },
    })
  },

  /** Takes an account away; its sessions end with it. */
  remove: (id: string, email: string): Promise<void> =>
    table.transact((TableName) => [
      { Delete: { TableName, Key: { ...accountKey('staff', id) } } },
      { Delete: { TableName, Key: { ...staffEmailKey(email) } } },
    ]),

  idByEmail: async (email: string): Promise<string | null> => {
    const item = await table.get(staffEmailKey(email), { consistent: true })
    return item ? String(item.staff_id) : null
  },

  load: async (id: string, { consistent = false } = {}): Promise<StaffMember | null> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk < :end',
      ExpressionAttributeValues: { ':pk': personPartition('staff', id), ':end': endOfCore },
      ConsistentRead: consistent,
    })
    const found = items.find((item) => item.sk === 'ACCOUNT')
    if (!found) return null
    const sessions = items
      .filter((item) => String(item.sk).startsWith('SESSION#'))
      .map((item) => session.parse(item))
    return { id, account: staffAccount.parse(found), sessions }
  },
})
