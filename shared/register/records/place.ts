/** Where a holder practises, as the holder declares it: a part of the entry of the register, and no standing. */
import * as z from 'zod/mini'
import { placeKinds, placeRoles } from '#shared/vocabulary/register.ts'

export const place = z.object({
  id: z.string(),
  premises: z.string(),
  kind: z.enum(placeKinds),
  address: z.string(),
  city: z.string(),
  /** The drug sale licence of the premises; empty where the holder has named none. */
  licence: z.string(),
  role: z.enum(placeRoles),
  since: z.string(),
  /** The first day on which the holder does not practise there any more. */
  until: z.optional(z.string()),
})
export type Place = z.output<typeof place>
