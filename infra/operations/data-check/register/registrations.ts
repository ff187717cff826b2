import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { bookKey } from '#functions/platform/table/keys/books.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { registeredCnicKey, registrationKey } from '#functions/platform/table/keys/register.ts'
import {
  booksPartition,
  cnicPrefix,
  expiryPrefix,
  papersPartition,
  practicePrefix,
  registrationPrefix,
  searchPrefix,
} from '#functions/platform/table/partitions.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { check } from '#functions/platform/table/write.ts'
import { pointerTo, removePointer, setPointer } from '#functions/register/data/holder.ts'
import { placesOf } from '#functions/register/data/places.ts'
import { type RegistrationRecord, registrationRecord } from '#shared/register/records/registration.ts'
import { personOf } from '../applications/person.ts'
import { isPublicEntry } from '../cases/search-entries.ts'
import { derivedItems } from '../derived.ts'
import { references } from '../references.ts'
import { type Family, isSame, keyOf, nameOf, read } from '../tools.ts'

const unchanged = ({ number, version }: RegistrationRecord): Write =>
  check({
    Key: { ...registrationKey(number) },
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  })

export const registrations: Family = {
  name: 'registrations',
  holds:
    'Each entry of the register is found by its search entries, by its end, by its CNIC, by its places of practice and by its holder only, and no CNIC has two entries in a register. Every reference to an entry names an existing one.',
  open: (tools) => {
    const { tell } = tools
    const places = derivedItems('place of the register', tools)
    const pointers = references<RegistrationRecord, Item>(tools)
    const entries = references<{ by: Key; says: string }, true>(tools)
    const numbers = new Set<string>()

    const seeEntry = (item: Item): void => {
      const entry = read(registrationRecord, item)
      if (!entry) return
      const key = registrationKey(entry.number)
      entries.find(key, true)
      numbers.add(key.pk)
      if (nameOf(keyOf(item)) !== nameOf(key)) tell(keyOf(item), 'This entry is stored under another number.')
      for (const place of placesOf(entry).values()) places.expect(place, { key, version: entry.version })
      if (entry.holder) pointers.want(accountKey('applicant', entry.holder), entry)
      if ('book' in entry.source)
        entries.want(bookKey(entry.source.book), {
          by: key,
          says: 'This entry came from a book that is not there, or that nobody has confirmed.',
        })
    }

    return {
      see: (group) => {
        const { pk, items } = group
        const person = personOf(group)
        const pointer = items.get('ACCOUNT')?.registration as { number: string } | undefined
        if (person && pointer) pointers.find({ pk, sk: 'ACCOUNT' }, items.get('ACCOUNT') as Item)
        const approved = person?.review?.registration
        if (person && approved)
          entries.want(registrationKey(approved.number), {
            by: caseKey(person.id),
            says: 'The entry of this approval is not in the register.',
          })
        for (const [sk, item] of items) {
          if (pk.startsWith(registrationPrefix) && sk === registrationKey('').sk) seeEntry(item)
          const isPlace =
            pk === papersPartition ||
            pk.startsWith(expiryPrefix) ||
            pk.startsWith(practicePrefix) ||
            (pk.startsWith(searchPrefix) && isPublicEntry(pk)) ||
            (pk.startsWith(cnicPrefix) && sk.startsWith(registeredCnicKey('', '').sk))
          if (isPlace) places.find(item)
          if (pk === booksPartition && item.confirmed) entries.find({ pk, sk }, true)
        }
      },
      end: () => {
        places.end()
        entries.each((wanted, isThere) => {
          for (const { by, says } of isThere ? [] : wanted) tell(by, says)
        })
        pointers.each((held, account) => {
          const [entry, another] = held
          const pointer = account?.registration as { number: string } | undefined
          const holder = entry?.holder ?? String(account?.id)
          const key = accountKey('applicant', holder)
          if (another) tell(key, 'Two entries of the register name this account as their holder.')
          else if (entry && !isSame(pointer, pointerTo(entry)))
            tell(key, 'The account does not say what its entry of the register says.', [
              setPointer(holder, entry),
              unchanged(entry),
            ])
          else if (!entry && pointer)
            tell(key, 'The account names an entry of the register whose holder is not this account.', [
              ...(numbers.has(registrationKey(pointer.number).pk)
                ? [removePointer(holder, pointer.number)]
                : []),
            ])
        })
      },
    }
  },
}
