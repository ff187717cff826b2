/**
 * Everybody of the staff in one item: the list needs no Scan, and two changes at once meet here, so that the last
 * administrator cannot be lost. It is written in the transaction of each change of an account.
 */
import * as z from 'zod/mini'
import type { StaffRow } from '#shared/records/staff.ts'
import { staffStates } from '#shared/rules/staff.ts'
import { staffRoles } from '#shared/vocabulary.ts'
import { rosterKey } from './keys.ts'
import type { Item, Table, TransactItem } from './table.ts'

const entry = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(staffStates),
})
export type RosterEntry = z.output<typeof entry>

export interface Roster {
  /** 0 where nobody is listed yet. */
  version: number
  people: StaffRow[]
}

/** Each person has two attributes of the item, so that a sign-in and a change never undo each other. */
const person = (id: string): string => `person#${id}`
const seen = (id: string): string => `seen#${id}`

const asRoster = (item: Item | null): Roster => {
  const ids = Object.keys(item ?? {}).flatMap((name) => (name.startsWith('person#') ? [name.slice(7)] : []))
  const people = ids.map((id) => ({
    id,
    ...entry.parse(item?.[person(id)]),
    last_sign_in: item?.[seen(id)] ? String(item[seen(id)]) : null,
  }))
  return { version: Number(item?.version ?? 0), people }
}

const next = 'version = if_not_exists(version, :zero) + :one'

/** The write that lists somebody as they are now; with a `version`, on condition that the roster still has it. */
export const listed =
  (id: string, it: RosterEntry, version?: number) =>
  (TableName: string): TransactItem => ({
    Update: {
      TableName,
      Key: { ...rosterKey },
      UpdateExpression: `SET #person = :person, ${next}`,
      ...(version !== undefined && {
        ConditionExpression: 'version = :version OR (attribute_not_exists(version) AND :version = :zero)',
      }),
      ExpressionAttributeNames: { '#person': person(id) },
      ExpressionAttributeValues: {
        ':person': entry.parse(it),
        ':zero': 0,
        ':one': 1,
        ...(version !== undefined && { ':version': version }),
      },
    },
  })

/** The write that takes somebody off the roster. */
export const unlisted =
  (id: string) =>
  (TableName: string): TransactItem => ({
    Update: {
      TableName,
      Key: { ...rosterKey },
      UpdateExpression: `SET ${next} REMOVE #person, #seen`,
      ExpressionAttributeNames: { '#person': person(id), '#seen': seen(id) },
      ExpressionAttributeValues: { ':zero': 0, ':one': 1 },
    },
  })

export const createRoster = (table: Table) => ({
  read: async (): Promise<Roster> => asRoster(await table.get(rosterKey, { consistent: true })),

  /** Notes the day of a sign-in; who has an account from before there was a roster joins it so. */
  noteSignIn: async (it: Omit<StaffRow, 'state' | 'last_sign_in'>, day: string): Promise<void> => {
    const { id } = it
    await table.update({
      Key: { ...rosterKey },
      UpdateExpression: 'SET #seen = :day, #person = if_not_exists(#person, :person)',
      ExpressionAttributeNames: { '#person': person(id), '#seen': seen(id) },
      ExpressionAttributeValues: { ':day': day, ':person': entry.parse({ ...it, state: 'active' }) },
      ReturnValues: 'NONE',
    })
  },
})
