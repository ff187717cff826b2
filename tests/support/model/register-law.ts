/** What must hold of the register, whatever has happened: dates within a term, and the public told what is stored. */
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import {
  bookPrefix,
  changeRequestPrefix,
  openProposalPrefix,
  proposalsPartition,
  registrationChangePrefix,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'

const dayInMs = 24 * 60 * 60_000
const daysOfTerm = sampleTerm.years * 366 + sampleTerm.renewal_days

export const entriesOf = (items: readonly Item[]) =>
  items
    .filter(({ pk, sk }) => String(pk).startsWith(registrationPrefix) && sk === 'ENTRY')
    .map((item) => registrationRecord.parse(item))

type Entry = ReturnType<typeof entriesOf>[number]

const isChange = ({ pk, sk }: Item): boolean =>
  String(pk).startsWith(registrationPrefix) && String(sk).startsWith(registrationChangePrefix)

/** An approval gives one term, which may begin when the one before it ends. */
const beyondTerm = ({ pk, sk, at, event, after }: Item): string | false => {
  if (!String(pk).startsWith(registrationPrefix) || !String(sk).startsWith(registrationChangePrefix))
    return false
  const { valid_until } = after as { valid_until?: string }
  if (!valid_until || !['CREATED', 'EXTENDED'].includes(String(event))) return false
  const days = (Date.parse(valid_until) - Date.parse(String(at))) / dayInMs
  return days > daysOfTerm && `${pk} is valid until ${valid_until} by one approval`
}

/** No row of a book is in force for longer than an approval of today would be, or has a number that only approvals give. */
const beyondBook = ({ pk, sk, rows }: Item, now: Date): string | false => {
  if (!String(pk).startsWith(bookPrefix) || !String(sk).startsWith('PART#')) return false
  const latest = now.getTime() + daysOfTerm * dayInMs
  const isWrong = ({ number, valid_until }: { number: string; valid_until: string }) =>
    Date.parse(valid_until) > latest || number.startsWith('A-0')
  return (rows as Parameters<typeof isWrong>[0][]).some(isWrong) && `${pk} has a row that no book can have`
}

const ends = ['SUSPENDED', 'REMOVED', 'DIED']
const begins = ['CREATED', 'LINKED', 'EXTENDED', 'REINSTATED', 'RESTORED']

/** @param changes in the order in which they were written */
const wrongStory = (entry: Entry, changes: Item[]): (string | false)[] => {
  let end = ''
  let approval = ''
  let certified = false
  let handedOn = false
  for (const { event, from: reference, before, after } of changes) {
    const name = String(event)
    const [from, to] = [before, after].map((fields) => (fields as { holder?: string | null }).holder)
    if (from && to && from !== to) handedOn = true
    if (begins.includes(name)) end = ''
    if (begins.includes(name) && reference) approval = name
    if (ends.includes(name)) end = name
    // A reversed renewal has its former end again, and stays.
    if (name === 'APPROVAL_REVERSED' && approval !== 'EXTENDED') end = name
    if (end && ['CERTIFICATE_PREPARED', 'CERTIFICATE_REPLACED'].includes(name)) certified = true
  }
  return [
    handedOn && `${entry.number} went from one holder to another`,
    certified && `${entry.number} got a certificate while it was not in force`,
    end === 'APPROVAL_REVERSED' &&
      (!entry.removed || entry.certificate !== null) &&
      `${entry.number} is left after its approval was reversed`,
  ]
}

const wrongStories = (items: readonly Item[]): (string | false)[] => {
  const changes = Map.groupBy(items.filter(isChange), ({ pk }) => pk)
  return entriesOf(items).flatMap((entry) =>
    wrongStory(entry, changes.get(registrationKey(entry.number).pk) ?? []),
  )
}

/** A request that is accepted waits with the proposal of its change. */
const wrongRequests = (items: readonly Item[]): (string | false)[] => {
  const isOpen = ({ pk, sk }: Item) => pk === proposalsPartition && String(sk).startsWith(openProposalPrefix)
  const waiting = items.filter(isOpen).map(({ contents }) => (contents as { request?: unknown }).request)
  return items.map(
    ({ sk, id, state }) =>
      String(sk).startsWith(changeRequestPrefix) &&
      state === 'proposed' &&
      !waiting.includes(id) &&
      'a request waits for a second person, and nothing is proposed',
  )
}

/** A person once. */
const twice = (what: string, all: string[]): (string | false)[] => {
  const known = all.filter(Boolean)
  return [new Set(known).size < known.length && `${what} is in the register twice`]
}

/** Of an entry that should never have been, another one has it. */
const ownCnic = ({ register, cnic, removed }: Entry): string => {
  const { reason, handed_over } = removed ?? {}
  const never = reason === 'registered-by-mistake' || (reason === 'approval-reversed' && !handed_over)
  return cnic && !never ? `${register} ${cnic}` : ''
}

/** @returns what does not hold, each in a sentence. */
export const brokenRegister = (items: readonly Item[], now: Date): string[] => {
  const entries = entriesOf(items)
  return [
    ...items.map(beyondTerm),
    ...items.map((item) => beyondBook(item, now)),
    ...wrongStories(items),
    ...wrongRequests(items),
    ...twice(
      'a holder',
      entries.map(({ holder }) => holder ?? ''),
    ),
    ...twice('a CNIC', entries.map(ownCnic)),
  ].filter((sentence) => typeof sentence === 'string')
}

interface Change {
  since: string
  until?: string | undefined
}

const holds = (change: Change | null, day: string): boolean =>
  change !== null && change.since <= day && !(change.until && change.until <= day)

/** The standing that everybody may read of an entry, computed apart from the product; undefined: nothing. */
export const standingOf = (entry: Entry, day: string): string | undefined => {
  const { reason, handed_over } = entry.removed ?? {}
  if (reason === 'approval-reversed' && !handed_over) return undefined
  if (holds(entry.removed, day) || day >= entry.lapses_on) return 'removed'
  if (holds(entry.suspended, day)) return 'suspended'
  return day > entry.valid_until ? 'expired' : 'active'
}
