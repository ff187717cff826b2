/** What a holder's account has of the entry of the register. */
import * as z from 'zod/mini'
import { standingChange, standings } from './standing.ts'

/** The copy of it in its holder's account, so that a sign-in needs no further read. */
export const ownRegistration = z.object({
  number: z.string(),
  valid_until: z.string(),
  renew_from: z.string(),
  lapses_on: z.string(),
  // Left out where they are null: every request of the holder reads these bytes.
  suspended: z._default(z.nullable(standingChange), null),
  removed: z._default(z.nullable(standingChange), null),
  /** Its current certificate says what the entry says. */
  certified: z.optional(z.boolean()),
  link_held: z.optional(z.boolean()),
})
export type OwnRegistration = z.output<typeof ownRegistration>

/** The same as it is answered, with its standing today. */
export const shownRegistration = z.extend(ownRegistration, { standing: z.enum(standings) })
export type ShownRegistration = z.output<typeof shownRegistration>
