import { endOfCore, feeSchedulePartition, termPartition } from '#functions/platform/table/partitions.ts'
import type { Family } from '../tools.ts'

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
