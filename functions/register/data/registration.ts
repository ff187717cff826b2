/**
 * Entries of the register. Every change of one goes through here, so that its history, its holder's account and the items
 * by which it is found always agree with it. The first of the writes is the entry's own: its condition tells whether another
 * change was faster.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { longestId } from '#functions/platform/table/keys/key.ts'
import { registeredCnicKey, registrationKey } from '#functions/platform/table/keys/register.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, update, within } from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { type RegistrationRecord, registrationRecord } from '#shared/register/records/registration.ts'
import { isPublic } from '#shared/register/rules/registration.ts'
import { cnicPlaces } from './cnic-place.ts'
import { movePointer } from './holder.ts'
import { movePlaces } from './places.ts'
import { type ChangeOfEntry, differenceOf, putRegistrationChange } from './registration-history.ts'

export type NewRegistration = Omit<RegistrationRecord, 'version' | 'created_at' | 'updated_at'>
type RegistrationFields = Partial<
  Omit<RegistrationRecord, 'number' | 'version' | 'created_at' | 'updated_at'>
>

export const createRegistrations = (table: Table, newId: () => string) => {
  const read = async (number: string, consistent = false): Promise<RegistrationRecord | null> => {
    const plain = plainNumber(number)
    if (plain === '' || plain.length > longestId) return null
    return table.read(registrationRecord, registrationKey(number), { consistent })
  }

  return {
    /**
     * @param number in any spelling
     * @param consistent if a decision depends on it
     */
    read,

    /** Those that there are, each once, in the order of these numbers; for what everybody reads. */
    of: async (numbers: string[]): Promise<RegistrationRecord[]> => {
      const once = new Map(numbers.map((number) => [plainNumber(number), number]))
      const found = await Promise.all([...once.values()].map((number) => read(number)))
      return found.filter((registration) => registration !== null).filter(isPublic)
    },

    /** The numbers of the entries that have a CNIC, at most one in each register; none for what is no whole CNIC. */
    withCnic: async (cnic: string): Promise<string[]> => {
      if (!/^\d{13}$/.test(cnic)) return []
      const { pk, sk } = registeredCnicKey('', cnic)
      const places = await table.query({ ...within(pk, { beginning: sk }) })
      return places.map(({ number }) => String(number))
    },

    /** The number of another entry of its register that has the CNIC of this one; null where there is none. */
    otherWithCnic: async (
      entry: Pick<RegistrationRecord, 'number' | 'register' | 'cnic' | 'removed'>,
    ): Promise<string | null> => {
      const [place] = cnicPlaces(entry)
      const stored = place && (await table.get({ pk: place.pk, sk: place.sk }, { consistent: true }))
      return stored && stored.number !== entry.number ? String(stored.number) : null
    },

    /**
     * The writes of a new entry; the first is refused where its number is taken, the last where its holder has another one,
     * one in between where its CNIC is taken.
     */
    putRegistration: (given: NewRegistration, change: ChangeOfEntry, { now }: Attempt): Write[] => {
      const at = now.toISOString()
      const entry = { ...given, version: 1, created_at: at, updated_at: at }
      return [
        putNew(storedItem(registrationKey(entry.number), entry)),
        putRegistrationChange(entry.number, { ...change, before: {}, after: given }, now, newId()),
        ...movePlaces(null, entry),
        ...movePointer(null, entry),
      ]
    },

    /** The writes of a change; the first is refused where the entry is not as it was read. */
    changeRegistration: (
      before: RegistrationRecord,
      given: RegistrationFields,
      change: ChangeOfEntry,
      attempt: Attempt,
    ): Write[] => {
      const { number, version } = before
      const updated_at = attempt.now.toISOString()
      // What was held, and what its holder has declared, ends with the link.
      const fields = {
        ...given,
        ...(given.holder === null && before.link_held && { link_held: false }),
        ...(given.holder === null && before.places && { places: [] }),
        ...(given.holder === null && before.photo_shown && { photo_shown: null }),
        ...(given.holder === null && before.hold_since && { hold_since: null }),
      }
      const after = { ...before, ...fields, version: version + 1, updated_at }
      return [
        update(nextVersion(registrationKey(number), version, { ...fields, updated_at }, attempt)),
        putRegistrationChange(
          number,
          { ...change, ...differenceOf(before, { ...before, ...fields }) },
          attempt.now,
          newId(),
        ),
        ...movePlaces(before, after),
        ...movePointer(before, after),
      ]
    },

    /** @throws Stale when the entry was changed in the meantime */
    write: async (writes: Write[]): Promise<void> => {
      if (!(await table.tryWrite(writes))) throw new Stale(null)
    },

    /** The writes that take an entry out of the register as if it had not been there; its history stays. */
    deleteRegistration: (before: RegistrationRecord, change: ChangeOfEntry, { now }: Attempt): Write[] => [
      remove(registrationKey(before.number), {
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': before.version },
      }),
      putRegistrationChange(before.number, { ...change, before, after: {} }, now, newId()),
      ...movePlaces(before, null),
      ...movePointer(before, null),
    ],
  }
}

export const registrations = ({ table, newId }: AppContext) => createRegistrations(table, newId)
