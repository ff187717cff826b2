import * as partitions from '#functions/platform/table/partitions.ts'
import { endOfCore, feeSchedulePartition, termPartition } from '#functions/platform/table/partitions.ts'
import type { Family } from './tools.ts'

const beginnings = Object.values(partitions)

/** Whether the partition is in the data model: by its whole name, or by a beginning that ends with `#`. */
const isKnown = (pk: string): boolean =>
  beginnings.some((name) => pk === name || (name.endsWith('#') && pk.startsWith(name)))

export const knownKeys: Family = {
  name: 'keys',
  holds: 'Every item is in a partition that the data model lists.',
  open: ({ tell }) => ({
    see: ({ pk, items }) => {
      if (isKnown(pk)) return
      for (const sk of items.keys()) tell({ pk, sk }, 'No such partition is known.')
    },
  }),
}

export const schedules: Family = {
  name: 'schedules',
  holds: 'Each fee schedule and each term is stored under its first day.',
  open: ({ tell }) => ({
    see: ({ pk, items }) => {
      if (pk !== feeSchedulePartition && pk !== termPartition) return
      for (const [sk, { effective_from }] of items)
        if (!sk.startsWith(endOfCore) && sk !== effective_from)
          tell({ pk, sk }, 'This is stored under another first day.')
    },
  }),
}
