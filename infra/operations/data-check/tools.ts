/** What the families of the data check share: their input, and how they report findings. */
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { Key } from '#functions/platform/table/keys/key.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import type { PutCondition } from '#functions/platform/table/write.ts'

/** Items that are examined together: all of a person, an entry, a book or an import; other items come alone. */
export interface Group {
  pk: string
  items: ReadonlyMap<string, Item>
}

/** An object of the bucket. */
export interface StoredFile {
  key: string
  storedAt: Date
}

export interface Finding {
  /** The name of what does not hold. */
  family: string
  key: Key
  /** Without personal data. */
  says: string
  /** Nothing is wrong with it, but nothing needs it any more. */
  isLeftover: boolean
  /** The transaction that repairs it; null where somebody has to look. */
  repair: Write[] | null
}

type Tell = (key: Key, says: string, repair?: Write[]) => void

export interface Tools {
  now: Date
  tell: Tell
  /** For what is only left over. */
  tellLeftover: Tell
  /** Whether what is joined by this name belongs to this round. */
  isMine: (name: string) => boolean
}

/** Something that must hold of everything stored. */
export interface Family {
  name: string
  /** The rule, in a sentence. */
  holds: string
  open: (tools: Tools) => {
    see?: (group: Group) => void
    seeFile?: (file: StoredFile) => void
    /** Once everything was seen. */
    end?: () => void | Promise<void>
  }
}

export const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`
export const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) })

/** The record of an item; null where there is none, or where it cannot be read, which `shapes.ts` tells. */
export const read = <S extends z.ZodMiniType>(schema: S, item: Item | undefined): z.output<S> | null => {
  if (!item) return null
  const parsed = schema.safeParse(item)
  return parsed.success ? parsed.data : null
}

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

/** The condition that an item is as it was read. */
export const ifAsRead = (item: Item): PutCondition => {
  const fields = Object.entries(item).filter(([name]) => name !== 'pk' && name !== 'sk')
  return {
    ConditionExpression: ['attribute_exists(pk)', ...fields.map((_, n) => `#r${n} = :r${n}`)].join(' AND '),
    ...(fields.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name], n) => [`#r${n}`, name])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([, value], n) => [`:r${n}`, value])),
    }),
  }
}
