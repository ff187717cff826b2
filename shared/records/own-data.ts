/** What the portal tells a person about their own data: who of the council looked at it. */
import * as z from 'zod/mini'

/** Acts of staff that show them a person's file without changing it. */
export const readingKinds = ['opened', 'document', 'printed', 'exported'] as const

/** One reading, without the name of who read. */
export const reading = z.object({
  at: z.string(),
  kind: z.enum(readingKinds),
  /** The key of the document that was read; null for the other kinds. */
  document: z.nullable(z.string()),
  /** Whether it was the file that a newer one has replaced. */
  former: z.boolean(),
})
export type Reading = z.output<typeof reading>

/** Newest first. */
export const readingsPage = z.object({ entries: z.array(reading), next: z.nullable(z.string()) })
