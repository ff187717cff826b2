import { outboxPrefix } from '#functions/platform/table/partitions.ts'
import type { Family } from './tools.ts'

/** After this time the worker has tried it often enough to have given it up. */
const longestWaitMs = 24 * 60 * 60 * 1000

export const outbox: Family = {
  name: 'outbox',
  holds: 'Every e-mail was sent or given up within a day.',
  open: ({ now, tell }) => ({
    see: ({ pk, items }) => {
      if (!pk.startsWith(outboxPrefix)) return
      for (const [sk, { created_at, sent_at }] of items)
        if (!sent_at && now.getTime() - Date.parse(String(created_at)) > longestWaitMs)
          tell({ pk, sk }, 'This e-mail has waited for more than a day: see emails:resend.')
    },
  }),
}
