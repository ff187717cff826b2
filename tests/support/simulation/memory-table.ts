/** The table in memory: the same five operations, conditions and transactions, without a database process. */
import type { Key } from '#functions/platform/table/keys/key.ts'
import {
  outboxPrefix,
  registrationChangePrefix,
  registrationEntry,
  registrationPrefix,
} from '#functions/platform/table/partitions.ts'
import {
  ConditionFailed,
  type Item,
  type Table,
  type TransactItem,
  tableOf,
} from '#functions/platform/table/table.ts'
import { tableIndexes } from '#infra/table-indexes.ts'
import { changed, holds } from './expressions.ts'

const nameOf = ({ pk, sk }: { pk: unknown; sk: unknown }): string => `${pk} ${sk}`
/** What the SDK leaves out is left out here too. */
const plain = (item: Item): Item => JSON.parse(JSON.stringify(item))

interface OneWrite {
  key: Key
  /** Whether it sets the version of a record. */
  versioned: boolean
  condition: string | undefined
  names: object
  /** The item afterwards, null where there is none. */
  after: (before: Item | undefined) => Item | null | undefined
}

const writeOf = ({ Put, Update, Delete, ConditionCheck }: TransactItem): OneWrite => {
  const given = (Put ?? Update ?? Delete ?? ConditionCheck) as {
    Item?: Item
    Key?: Item
    ConditionExpression?: string
  }
  const key = (given.Item ?? given.Key) as unknown as Key
  const versionName = Object.entries(Update?.ExpressionAttributeNames ?? {}).filter(
    ([, name]) => name === 'version',
  )
  const versioned = versionName.some(([sign]) => Update?.UpdateExpression?.includes(`${sign} =`))
  const common = {
    ...{ key: { pk: key.pk, sk: key.sk }, condition: given.ConditionExpression, names: given },
    versioned,
  }
  if (Put) return { ...common, after: () => plain(Put.Item as Item) }
  if (Delete) return { ...common, after: () => null }
  if (ConditionCheck) return { ...common, after: (before) => before }
  const expression = Update?.UpdateExpression ?? ''
  return {
    ...common,
    after: (before) => plain(changed(expression, before ?? { ...common.key }, given as object)),
  }
}

/** What the stream of the register hands to the public log. */
const isOfRegister = ({ pk, sk }: Item): boolean =>
  String(pk).startsWith(registrationPrefix) &&
  (sk === registrationEntry || String(sk).startsWith(registrationChangePrefix))

const keysOf = (index: string | undefined): { partitionKey: string; sortKey: string } =>
  tableIndexes.find(({ name }) => name === index) ?? { partitionKey: 'pk', sortKey: 'sk' }

export const memoryTable = () => {
  const items = new Map<string, Item>()
  /** The names of the items that each partition has. */
  const partitions = new Map<unknown, Set<string>>()
  /** Records whose version did not go on by one with a change: what somebody else had written is lost. */
  let overwritten: string[] = []
  let changesOfRegister: Item[] = []

  const keep = (item: Item): void => {
    const name = nameOf(item as unknown as Key)
    items.set(name, item)
    const partition = partitions.get(item.pk)
    if (partition) partition.add(name)
    else partitions.set(item.pk, new Set([name]))
  }

  const write = (item: Item): void => {
    keep(item)
    if (isOfRegister(item)) changesOfRegister.push(item)
  }

  const drop = (name: string): void => {
    const { pk } = items.get(name) ?? {}
    items.delete(name)
    const partition = partitions.get(pk)
    partition?.delete(name)
    if (partition?.size === 0) partitions.delete(pk)
  }

  const itemsIn = (partition: unknown): Item[] =>
    [...(partitions.get(partition) ?? [])].flatMap((name): Item[] => {
      const item = items.get(name)
      return item ? [item] : []
    })

  const apply = (writes: OneWrite[]): void => {
    const names = writes.map(({ key }) => nameOf(key))
    if (new Set(names).size < names.length) throw new Error('A transaction writes an item twice')
    const refused = writes.flatMap(({ key, condition, names }, index) =>
      holds(condition, items.get(nameOf(key)), names) ? [] : [index],
    )
    if (refused.length > 0) throw new ConditionFailed(refused)
    for (const { key, versioned, after } of writes) {
      const before = items.get(nameOf(key))
      const item = after(before)
      if (versioned && item?.version !== Number(before?.version) + 1) overwritten.push(nameOf(key))
      if (item) write(item)
      else drop(nameOf(key))
    }
  }

  const query = (input: Parameters<Table['query']>[0]): Item[] => {
    const { partitionKey, sortKey } = keysOf(input.IndexName)
    const partition = input.ExpressionAttributeValues?.[':pk']
    const candidates = input.IndexName ? [...items.values()] : itemsIn(partition)
    const found = candidates.filter(
      (item) =>
        item[partitionKey] === partition &&
        item[sortKey] !== undefined &&
        holds(input.KeyConditionExpression, item, input) &&
        holds(input.FilterExpression, item, input),
    )
    const order = input.ScanIndexForward === false ? -1 : 1
    found.sort((one, other) => (String(one[sortKey]) < String(other[sortKey]) ? -order : order))
    const from = input.ExclusiveStartKey
      ? found.findIndex((item) => nameOf(item as never) === nameOf(input.ExclusiveStartKey as never)) + 1
      : 0
    return found.slice(from, input.Limit ? from + input.Limit : undefined)
  }

  const table = tableOf({
    get: async (key) => {
      const found = items.get(nameOf(key))
      return found ? plain(found) : null
    },
    query: async (input) => query(input).map(plain),
    put: async (item) => {
      write(plain(item))
    },
    update: async (input) => {
      apply([writeOf({ Update: { ...input, TableName: '' } as never })])
      return plain(items.get(nameOf(input.Key as never)) ?? {})
    },
    transact: async (writes) => apply(writes.map((write) => writeOf(write('')))),
  })

  return {
    table,
    items: (): Item[] => [...items.values()],
    overwritten: (): string[] => overwritten,
    /** Each item of the register as it was written since the last call, in their order. */
    changesOfRegister: (): Item[] => {
      const changes = changesOfRegister
      changesOfRegister = []
      return changes
    },
    /** E-mails that wait in the outbox. */
    unsent: (): Item[] =>
      [...partitions.keys()]
        .filter((pk) => String(pk).startsWith(outboxPrefix))
        .flatMap(itemsIn)
        .filter(({ sent_at }) => !sent_at),
    /** What has expired goes, as DynamoDB deletes it some time later; e-mails that nobody has sent stay. */
    expire: (now: Date): void => {
      for (const [name, { pk, ttl, sent_at }] of items)
        if (Number(ttl) * 1000 < now.getTime() && (sent_at || !String(pk).startsWith(outboxPrefix)))
          drop(name)
    },
    /** Items are never changed in place, so a copy of the map is a copy of all. */
    snapshot: (): Map<string, Item> => new Map(items),
    restore: (snapshot: Map<string, Item>): void => {
      items.clear()
      partitions.clear()
      overwritten = []
      changesOfRegister = []
      for (const item of snapshot.values()) keep(item)
    },
  }
}
