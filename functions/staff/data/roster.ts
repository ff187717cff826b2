/**
 * All members of staff in one item, written in the transaction of each change of an account: the list needs no Scan, and of
 * two changes at the same time one fails, so that there is always an administrator.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { rosterKey } from '#functions/platform/table/keys/staff.ts'
import type { Item, Table, Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import type { StaffRow } from '#shared/staff/records/staff.ts'
import { staffStates } from '#shared/staff/rules/staff.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'

export const rosterEntry = z.object({
  name: z.string(),
  email: z.string(),
  cnic: z.optional(z.string()),
  phone: z.optional(z.string()),
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(staffStates),
})
export type RosterEntry = z.output<typeof rosterEntry>

const storedAbsence = z.object({
  from: z.string(),
  until: z.string(),
  deputy: z.string(),
  /** The request that set it, so that a change states what it replaces. */
  set_by: z.string(),
})

/** A row of the list, and when the person is absent. */
export type RosterPerson = StaffRow &
  Pick<RosterEntry, 'cnic' | 'phone'> & { absence: z.output<typeof storedAbsence> | null }

export interface Roster {
  /** 0 where there is no roster yet. */
  version: number
  people: RosterPerson[]
  /** When an administrator last ceased to be one; null where that never happened. */
  administratorLeftAt: string | null
}

/** Each person has three attributes of the item, so that a sign-in, an absence and a change never overwrite each other. */
export const personAttribute = (id: string): string => `person#${id}`
const signInAttribute = (id: string): string => `seen#${id}`

const administratorLeftAttribute = 'administrator_left_at'

export const absenceAttribute = (id: string): string => `absent#${id}`

const absenceIn = (item: Item | null, id: string): RosterPerson['absence'] => {
  const stored = item?.[absenceAttribute(id)]
  return stored ? storedAbsence.parse(stored) : null
}

const asRoster = (item: Item | null): Roster => {
  const ids = Object.keys(item ?? {}).flatMap((name) => (name.startsWith('person#') ? [name.slice(7)] : []))
  const people = ids.map((id) => ({
    id,
    ...rosterEntry.parse(item?.[personAttribute(id)]),
    last_sign_in: item?.[signInAttribute(id)] ? String(item[signInAttribute(id)]) : null,
    absence: absenceIn(item, id),
  }))
  const left = item?.[administratorLeftAttribute]
  return { version: Number(item?.version ?? 0), people, administratorLeftAt: left ? String(left) : null }
}

const increaseVersion = 'version = if_not_exists(version, :zero) + :one'

/**
 * The write of a person's entry; with a `version`, on condition that the roster still has it.
 * @param leftAt when the person ceases to be an administrator with this change
 */
export const putOnRoster = (id: string, row: RosterEntry, version?: number, leftAt?: string): Write =>
  update({
    Key: { ...rosterKey },
    UpdateExpression: `SET #person = :person, ${leftAt ? `${administratorLeftAttribute} = :left, ` : ''}${increaseVersion}`,
    ...(version !== undefined && {
      ConditionExpression: 'version = :version OR (attribute_not_exists(version) AND :version = :zero)',
    }),
    ExpressionAttributeNames: { '#person': personAttribute(id) },
    ExpressionAttributeValues: {
      ':person': rosterEntry.parse(row),
      ':zero': 0,
      ':one': 1,
      ...(version !== undefined && { ':version': version }),
      ...(leftAt && { ':left': leftAt }),
    },
  })

/** The write that removes a person's entry. */
export const removeFromRoster = (id: string): Write =>
  update({
    Key: { ...rosterKey },
    UpdateExpression: `SET ${increaseVersion} REMOVE #person, #seen, #away`,
    ExpressionAttributeNames: {
      '#person': personAttribute(id),
      '#seen': signInAttribute(id),
      '#away': absenceAttribute(id),
    },
    ExpressionAttributeValues: { ':zero': 0, ':one': 1 },
  })

export const createRoster = (table: Table) => ({
  read: async (): Promise<Roster> => asRoster(await table.get(rosterKey, { consistent: true })),

  /** Records the day of a sign-in. */
  noteSignIn: async (id: string, day: string): Promise<void> => {
    await table.update({
      Key: { ...rosterKey },
      UpdateExpression: 'SET #seen = :day',
      ExpressionAttributeNames: { '#seen': signInAttribute(id) },
      ExpressionAttributeValues: { ':day': day },
      ReturnValues: 'NONE',
    })
  },
})

export const roster = ({ table }: AppContext) => createRoster(table)
