/** Versions of an application, as staff read them. */
import * as z from 'zod/mini'

/** Why there is a further version. */
export const snapshotCauses = [
  'submitted',
  'resubmitted',
  'paper-added',
  'office-correction',
  'taken-over',
] as const
export type SnapshotCause = (typeof snapshotCauses)[number]

/** How one item differs from the version before. */
export const difference = z.object({
  item: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
})

/** The versions of an application, the newest first, each with what differs from the one before it. */
export const applicationVersions = z.object({
  versions: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
      cause: z.enum(snapshotCauses),
      digest: z.string(),
      /** Whether the stored text still has this digest. */
      intact: z.boolean(),
      differences: z.array(difference),
    }),
  ),
})
export type ApplicationVersions = z.output<typeof applicationVersions>
