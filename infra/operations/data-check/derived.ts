/** Items that follow from others: each must be there as it follows, and nothing else. What agrees is forgotten at once. */
import type { Key } from '#functions/platform/table/keys/key.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { check, ifAbsent, put, remove } from '#functions/platform/table/write.ts'
import { ifAsRead, isSame, keyOf, nameOf, type Tools } from './tools.ts'

/** The source of an item; the item is repaired on condition that the source has this version. */
interface Source {
  key: Key
  version: number
}

interface Expected {
  item: Item & Key
  source: Source
  /** It may be there, and need not. */
  isOptional: boolean
}

const guard = ({ key, version }: Source): Write =>
  check({
    Key: { ...key },
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  })

/** @param what such items are called, such as "search entry". */
export const derivedItems = (what: string, { tell, isMine }: Tools) => {
  const expected = new Map<string, Expected>()
  const found = new Map<string, Item>()

  const compare = (name: string): void => {
    const [should, is] = [expected.get(name), found.get(name)]
    if (!should || !is) return
    expected.delete(name)
    found.delete(name)
    if (isSame(should.item, is)) return
    const { item, source } = should
    tell(keyOf(item), `This ${what} differs from its source.`, [put(item, ifAsRead(is)), guard(source)])
  }

  return {
    /** Several records may need the same item; it is required if one of them requires it. */
    expect: (item: Item & Key, source: Source, isOptional = false): void => {
      const name = nameOf(item)
      if (!isMine(name) || (isOptional && expected.has(name))) return
      const other = expected.get(name)
      if (other && !other.isOptional && !isSame(other.item, item))
        tell(source.key, `This record and another one need the same ${what}.`)
      expected.set(name, { item, source, isOptional })
    },
    find: (item: Item): void => {
      const name = nameOf(keyOf(item))
      if (isMine(name)) found.set(name, item)
    },
    /** @param isJudged whether an item without a source is a finding */
    end: (isJudged: (item: Item) => boolean = () => true): void => {
      for (const name of [...found.keys()]) compare(name)
      for (const { item, source, isOptional } of expected.values())
        if (!isOptional) tell(keyOf(item), `This ${what} is missing.`, [put(item, ifAbsent), guard(source)])
      for (const item of found.values())
        if (isJudged(item))
          tell(keyOf(item), `This ${what} has no source.`, [remove(keyOf(item), ifAsRead(item))])
    },
  }
}
