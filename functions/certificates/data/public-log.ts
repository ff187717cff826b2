/**
 * The public log of the register. Each change is one leaf, in the order in which they are written, whatever stops a writer and
 * however many there are:
 *
 * 1. A leaf is written where there is none yet, so each place has one leaf and is never written again.
 * 2. Before the next leaf is written, the number of the one before says where it stands. So at most the last leaf is not noted,
 *    and whoever comes next notes it.
 * 3. A change is written only if its number does not say that it was, which is read after the last leaf. A leaf that came in
 *    between has the place that this one wants.
 */
import { randomBytes } from 'node:crypto'
import {
  failedChangeKey,
  leafKey,
  logBeginningKey,
  loggedKey,
} from '#functions/platform/table/keys/register.ts'
import { failedChangePrefix, leafPrefix, logPartition } from '#functions/platform/table/partitions.ts'
import { type Item, type Table, wasMade } from '#functions/platform/table/table.ts'
import { storedItem, within } from '#functions/platform/table/write.ts'
import {
  type FailedChange,
  failedChange,
  type LogEntry,
  type LoggedNumber,
  type LogKind,
  logBeginning,
  logEntry,
  loggedNumber,
  type StoredLeaf,
  storedLeaf,
} from '#shared/certificates/records/public-log.ts'
import { commitmentTo } from '#shared/certificates/statements/logged-facts.ts'

/** A version of an entry of the register, with what the public reads of it; null if nothing. */
interface LoggedChange {
  number: string
  life: string
  version: number
  facts: string | null
  /** Written when the log began. */
  isPresent?: boolean
}

const leavesOnAPage = 256
/**
 * A change that always fails must not hold the others up permanently. Until then the stream tries it again, and all behind it, so
 * that while the database is slow or out of order each change is written, in its order.
 */
const mostFailures = 10
/** What failed now and then, and went well afterwards, does not add up. */
const failuresCountForMs = 60 * 60 * 1000
const failureIsKeptInSeconds = 30 * 24 * 60 * 60
const saltBytes = 16

const readEntry = ({ entry }: Pick<StoredLeaf, 'entry'>): LogEntry => logEntry.parse(JSON.parse(entry))

const isNewer = (change: LoggedChange, { life, version }: LoggedNumber): boolean =>
  change.life > life || (change.life === life && change.version > version)

const kindOf = ({ facts, isPresent }: LoggedChange, before: LogEntry | null): LogKind => {
  if (facts === null) return 'withdrawn'
  if (before && before.kind !== 'withdrawn') return 'changed'
  return isPresent ? 'present' : 'entered'
}

/** Whether the public notices no difference. */
const isSameAs = async ({ facts }: LoggedChange, before: StoredLeaf | null): Promise<boolean> => {
  if (!before) return facts === null
  return before.salt !== undefined && readEntry(before).facts === (await commitmentTo(facts, before.salt))
}

export const publicLog = ({ table }: { table: Table }) => {
  /** The last leaf that this writer has written and noted: a guess where the end is, which the condition of the next one proves. */
  let known: StoredLeaf | null = null

  const leaf = (index: number): Promise<StoredLeaf | null> => table.read(storedLeaf, leafKey(index))
  const last = async (): Promise<StoredLeaf | null> => {
    const [item] = await table.query({
      ...within(logPartition, { beginning: leafPrefix }),
      ...{ ScanIndexForward: false, Limit: 1, ConsistentRead: true },
    })
    return item ? storedLeaf.parse(item) : null
  }
  const whereIs = (number: string): Promise<LoggedNumber | null> =>
    table.read(loggedNumber, loggedKey(number))
  const set = (key: ReturnType<typeof leafKey>, fields: Item, condition: string, values: Item = {}) => {
    const names = Object.keys(fields)
    return table.update({
      Key: { ...key },
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`)}${values[':one'] ? ', leaves = list_append(if_not_exists(leaves, :none), :one)' : ''}`,
      ConditionExpression: condition,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
        ...values,
      },
    })
  }
  /** Notes with its number where a leaf stands, unless that is noted. */
  const note = ({ index, number, life, version }: StoredLeaf): Promise<boolean> =>
    wasMade(
      set(
        loggedKey(number),
        storedItemFields({ number, life, version, last: index }),
        'attribute_not_exists(#last) OR #last < :last',
        { ':one': [index], ':none': [] },
      ),
    )
  const noted = async (): Promise<StoredLeaf | null> => {
    const end = await last()
    if (end && ((await whereIs(end.number))?.last ?? -1) < end.index) await note(end)
    return end
  }

  /** Nobody can find out any more what these leaves said: each salt stands only here. */
  const forget = (leaves: readonly number[]) =>
    Promise.all(
      leaves.map((index) =>
        table.update({
          ...{ Key: { ...leafKey(index) }, UpdateExpression: 'REMOVE salt' },
          ConditionExpression: 'attribute_exists(pk)',
        }),
      ),
    )

  const append = async (change: LoggedChange, now: Date): Promise<StoredLeaf | null> => {
    const { number, life, version, facts } = change
    for (;;) {
      const end = known ?? (await noted())
      const place = await whereIs(number)
      if (place && !isNewer(change, place)) return null
      const before = place && (await leaf(place.last))
      if (await isSameAs(change, before)) return null
      if (facts === null && place) await forget(place.leaves)
      const salt = randomBytes(saltBytes).toString('base64url')
      const at = [now.toISOString(), ...(end ? [readEntry(end).at] : [])].sort().at(-1) as string
      const kind = kindOf(change, before && readEntry(before))
      const entry: LogEntry = { at, kind, number, facts: await commitmentTo(facts, salt) }
      const written = {
        index: (end?.index ?? -1) + 1,
        entry: JSON.stringify(entry),
        number,
        life,
        version,
        salt,
      }
      known = null
      if (await wasMade(set(leafKey(written.index), storedItemFields(written), 'attribute_not_exists(pk)'))) {
        await note(written)
        known = written
        return written
      }
    }
  }

  return {
    leaf,
    last,
    whereIs,
    /** Writes a change, unless it is written or the public notices no difference. @returns the leaf that was written */
    append,

    /** The leaves from one on, in their order; some of them. */
    from: (index: number, limit = leavesOnAPage): Promise<StoredLeaf[]> =>
      table.list(storedLeaf, {
        ...within(logPartition, { from: leafKey(index).sk }),
        ...{ Limit: limit, ConsistentRead: true },
      }),

    /** Counts a failure of a number. @returns whether its changes are given up, and its present state is tried each minute */
    fail: async (number: string, now: Date): Promise<boolean> => {
      const ttl = Math.floor(now.getTime() / 1000) + failureIsKeptInSeconds
      const begun = set(
        failedChangeKey(number),
        storedItemFields({ number, failures: 1, first_at: now.toISOString(), ttl }),
        'attribute_not_exists(pk) OR (failures < :most AND (attribute_not_exists(first_at) OR first_at < :old))',
        { ':most': mostFailures, ':old': new Date(now.getTime() - failuresCountForMs).toISOString() },
      )
      if (await wasMade(begun)) return false
      const { failures } = await table.update({
        Key: { ...failedChangeKey(number) },
        UpdateExpression: 'SET #ttl = :ttl ADD failures :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':ttl': ttl, ':one': 1 },
      })
      return Number(failures) >= mostFailures
    },
    /** The numbers whose changes are given up. */
    failed: async (): Promise<FailedChange[]> => {
      const all = await table.list(failedChange, {
        ...within(logPartition, { beginning: failedChangePrefix }),
        ConsistentRead: true,
      })
      return all.filter(({ failures }) => failures >= mostFailures)
    },
    /** @returns whether it is: a change that has failed since `failures` were read may be newer than what was written */
    mended: ({ number, failures }: FailedChange): Promise<boolean> =>
      wasMade(
        table.update({
          Key: { ...failedChangeKey(number) },
          UpdateExpression: 'SET failures = :none REMOVE first_at',
          ConditionExpression: 'failures = :seen',
          ExpressionAttributeValues: { ':none': 0, ':seen': failures },
        }),
      ),

    /** How far the register was written into the log when it began. */
    beginning: async () => {
      return (await table.read(logBeginning, logBeginningKey)) ?? { after: null, finished: false }
    },
    begin: (progress: { after: string | null; finished: boolean }): Promise<void> =>
      table.put(storedItem(logBeginningKey, progress)),
  }
}

const storedItemFields = (fields: Item): Item => {
  const { pk: _pk, sk: _sk, ...stored } = storedItem({ pk: '', sk: '' }, fields)
  return stored
}
