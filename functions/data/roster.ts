/**
 * All members of staff in one item, written in the transaction of each change of an account: the list needs no Scan, and of
 * two changes at the same time one fails, so that there is always an administrator.
 */
import * as z from 'zod/mini'
import type { StaffRow } from '#shared/records/staff.ts'
import { staffStates } from '#shared/rules/staff.ts'
import { staffRoles } from '#shared/vocabulary.ts'
import { rosterKey } from './keys.ts'
import type { Item, Table, Write } from './table.ts'
import { update } from './write.ts'

const entry = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(staffStates),
})
export type RosterEntry = z.output<typeof entry>

export interface Roster {
  /** 0 where there is no roster yet. */
  version: number
  people: StaffRow[]
}

/** Each person has two attributes of the item, so that a sign-in and a change never overwrite each other. */
const personAttribute = (id: string): string => `person#${id}`
const signInAttribute = (id: string): string => `seen#${id}`

const asRoster = (item: Item | null): Roster => {
  const ids = Object.keys(item ?? {}).flatMap((name) => (name.startsWith('person#') ? [name.slice(7)] : []))
  const people = ids.map((id) => ({
    id,
    ...entry.parse(item?.[personAttribute(id)]),
    last_sign_in: item?.[signInAttribute(id)] ? String(item[signInAttribute(id)]) : null,
  }))
  return { version: Number(item?.version ?? 0), people }
}

const increaseVersion = 'version = if_not_exists(version, :zero) + :one'

/** The write of a person's entry; with a `version`, on condition that the roster still has it. */
export const putOnRoster = (id: string, row: RosterEntry, version?: number): Write =>
  update({
    Key: { ...rosterKey },
    UpdateExpression: `SET #person = :person, ${increaseVersion}`,
    ...(version !== undefined && {
      ConditionExpression: 'version = :version OR (attribute_not_exists(version) AND :version = :zero)',
    }),
    ExpressionAttributeNames: { '#person': personAttribute(id) },
    ExpressionAttributeValues: {
      ':person': entry.parse(row),
      ':zero': 0,
      ':one': 1,
      ...(version !== undefined && { ':version': version }),
    },
  })

/** The write that removes a person's entry. */
export const removeFromRoster = (id: string): Write =>
  update({
    Key: { ...rosterKey },
    UpdateExpression: `SET ${increaseVersion} REMOVE #person, #seen`,
    ExpressionAttributeNames: { '#person': personAttribute(id), '#seen': signInAttribute(id) },
    ExpressionAttributeValues: { ':zero': 0, ':one': 1 },
  })

export const createRoster = (table: Table) => ({
  read: async (): Promise<Roster> => asRoster(await table.get(rosterKey, { consistent: true })),

  /** Records the day of a sign-in; adds the person if the account is older than the roster. */
  noteSignIn: async (row: Omit<StaffRow, 'state' | 'last_sign_in'>, day: string): Promise<void> => {
    const { id } = row
    await table.update({
      Key: { ...rosterKey },
      UpdateExpression: 'SET #seen = :day, #person = if_not_exists(#person, :person)',
      ExpressionAttributeNames: { '#person': personAttribute(id), '#seen': signInAttribute(id) },
      ExpressionAttributeValues: { ':day': day, ':person': entry.parse({ ...row, state: 'active' }) },
      ReturnValues: 'NONE',
    })
  },
})
