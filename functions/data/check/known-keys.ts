import * as partitions from '../partitions.ts'
import type { Family } from './tools.ts'

const beginnings = Object.values(partitions)

/** Whether the data model knows the partition: a whole name, or a beginning that ends with `#`. */
const isKnown = (pk: string): boolean =>
  beginnings.some((name) => pk === name || (name.endsWith('#') && pk.startsWith(name)))

export const knownKeys: Family = {
  name: 'keys',
  holds: 'Every item lies in a partition that the data model names.',
  open: ({ tell }) => ({
    see: ({ pk, items }) => {
      if (isKnown(pk)) return
      for (const sk of items.keys()) tell({ pk, sk }, 'No such partition is known.')
    },
  }),
}
