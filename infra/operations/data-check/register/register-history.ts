import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { registrationChangePrefix, registrationPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { itemsBelow } from '../applications/person.ts'
import { type Family, isSame } from '../tools.ts'

type Fields = Record<string, unknown>

const fieldsOf = (fields: unknown): Fields => (fields ?? {}) as Fields
const isEmpty = (fields: unknown): boolean => Object.keys(fieldsOf(fields)).length === 0

interface Told {
  fields: Fields
  /** Since the entry was made last. */
  changes: number
}

/** The entry as its history describes it; null if it was removed. */
const toldBy = (changes: Item[]): Told | null =>
  changes.reduce<Told | null>((told, { before, after }) => {
    if (isEmpty(before) && !isEmpty(after)) return { fields: fieldsOf(after), changes: 1 }
    if (isEmpty(after) && !isEmpty(before)) return null
    return told && { fields: { ...told.fields, ...fieldsOf(after) }, changes: told.changes + 1 }
  }, null)

/** The order of changes at one moment is unknown. */
const isInOrder = (changes: Item[]): boolean => new Set(changes.map(({ at }) => at)).size === changes.length

export const registerHistory: Family = {
  name: 'register-history',
  holds: 'An entry of the register agrees with its history, and its version is the number of its changes.',
  open: ({ tell }) => ({
    see: (group) => {
      if (!group.pk.startsWith(registrationPrefix)) return
      const key = { pk: group.pk, sk: registrationKey('').sk }
      const entry = group.items.get(key.sk)
      const changes = itemsBelow(group, registrationChangePrefix)
      if (!isInOrder(changes)) return
      const told = toldBy(changes)
      if (!entry || !told) {
        if (entry) tell(key, 'The history of this entry does not say that it was made.')
        if (told) tell(key, 'The history tells of an entry that is not there.')
        return
      }
      const wrong = Object.keys(told.fields).filter(
        (field) => !isSame(entry[field] ?? null, told.fields[field] ?? null),
      )
      if (wrong.length > 0) tell(key, `The history says something else of: ${wrong.join(', ')}.`)
      if (entry.version !== told.changes)
        tell(key, `This entry has version ${entry.version} after ${told.changes} changes.`)
    },
  }),
}
