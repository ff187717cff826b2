import { logBeginningKey, loggedKey, registrationKey } from '#functions/platform/table/keys/register.ts'
import {
  leafPrefix,
  logPartition,
  registrationChangePrefix,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import {
  type LoggedNumber,
  logEntry,
  loggedNumber,
  type StoredLeaf,
  storedLeaf,
} from '#shared/certificates/records/public-log.ts'
import { commitmentTo, loggedFacts } from '#shared/certificates/statements/logged-facts.ts'
import { type RegistrationRecord, registrationRecord } from '#shared/register/records/registration.ts'
import { itemsBelow } from '../applications/person.ts'
import { type Family, read, type Tools } from '../tools.ts'

interface Logged {
  leaves: StoredLeaf[]
  place: LoggedNumber | null
  /** As it is now, and as its history tells of it before. */
  entry: RegistrationRecord | null
  states: { at: string; facts: string | null }[]
}

/** As long as a change may wait for the log. */
const waitsForMs = 24 * 60 * 60 * 1000

/** Of two functions of AWS. */
const clocksDifferByMs = 60 * 1000

/** What the public has read of an entry, by its history. */
const statesOf = (changes: { at?: unknown; before?: unknown; after?: unknown }[]): Logged['states'] => {
  let fields: object = {}
  return changes.map(({ at, before, after }) => {
    const isRemoval = Object.keys(after ?? {}).length === 0 && Object.keys(before ?? {}).length > 0
    fields = isRemoval ? {} : { ...fields, ...(after as object) }
    return { at: String(at), facts: isRemoval ? null : loggedFacts(fields as RegistrationRecord) }
  })
}

const timeOf = ({ entry }: StoredLeaf): number => Date.parse(logEntry.parse(JSON.parse(entry)).at)
const saysSame = async ({ entry, salt }: StoredLeaf, facts: string | null): Promise<boolean> =>
  salt === undefined || logEntry.parse(JSON.parse(entry)).facts === (await commitmentTo(facts, salt))

/** @param highest the last leaf of all, which a writer that was stopped may not have noted yet */
const checkNumber = async (
  pk: string,
  logged: Logged,
  highest: number,
  { tell, now }: Pick<Tools, 'tell' | 'now'>,
) => {
  const { place, entry, states } = logged
  const leaves = logged.leaves.sort((one, other) => one.index - other.index)
  const key = { pk, sk: registrationKey('').sk }
  const noted = leaves.map(({ index }) => index).filter((index) => index < highest || place?.last === index)
  if (String(place?.leaves ?? []) !== String(noted))
    tell({ pk, sk: loggedKey('').sk }, 'The log has other leaves of this number than are noted.')
  let from = 0
  for (const leaf of leaves) {
    while (from < states.length && !(await saysSame(leaf, states[from]?.facts ?? null))) from += 1
    if (from === states.length) {
      tell(key, `Leaf ${leaf.index} of the log says something that the history does not tell in its place.`)
      break
    }
    if (timeOf(leaf) < Date.parse(states[from]?.at ?? '') - clocksDifferByMs)
      tell(key, `Leaf ${leaf.index} of the log is dated before the change that it tells of.`)
  }
  const last = leaves.at(-1)
  const isDue = !entry || now.getTime() - Date.parse(entry.updated_at) > waitsForMs
  const isOfLast = entry !== null && last?.version === entry.version && last.life === entry.created_at
  if (!isDue && !isOfLast) return
  const facts = entry && loggedFacts(entry)
  if (last ? !(await saysSame(last, facts)) : facts !== null)
    tell(key, 'The entry is not what the log says last.')
}

export const publicLog: Family = {
  name: 'public-log',
  holds:
    'The leaves of the public log are numbered without a gap. They say of each entry what its history tells, in its order and not before it happened, and the last one what the entry says.',
  open: (tools) => {
    const numbers = new Map<string, Logged>()
    const of = (pk: string): Logged => {
      const found = numbers.get(pk) ?? { leaves: [], place: null, entry: null, states: [] }
      numbers.set(pk, found)
      return found
    }
    let [count, highest, hasBegun] = [0, -1, false]
    return {
      see: (group) => {
        if (group.pk === logPartition)
          for (const [sk, item] of group.items) {
            if (sk === logBeginningKey.sk) hasBegun = item.finished === true
            const leaf = sk.startsWith(leafPrefix) ? read(storedLeaf, item) : null
            if (!leaf) continue
            count += 1
            highest = Math.max(highest, leaf.index)
            const { pk } = registrationKey(leaf.number)
            if (tools.isMine(pk)) of(pk).leaves.push(leaf)
          }
        if (!group.pk.startsWith(registrationPrefix) || !tools.isMine(group.pk)) return
        Object.assign(of(group.pk), {
          place: read(loggedNumber, group.items.get(loggedKey('').sk)),
          entry: read(registrationRecord, group.items.get(registrationKey('').sk)),
          states: statesOf(itemsBelow(group, registrationChangePrefix)),
        })
      },
      end: async () => {
        if (!hasBegun) return
        if (tools.isMine(logPartition) && count !== highest + 1)
          tools.tell(logBeginningKey, 'A leaf of the log is missing.')
        for (const [pk, logged] of numbers) await checkNumber(pk, logged, highest, tools)
      },
    }
  },
}
