/** What a holder declares of a place of practice, and reads of all of them. */
import * as z from 'zod/mini'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, optionalLine } from '#shared/kit/fields/text.ts'
import { placeKinds, placeRoles, shownPlaces } from '#shared/vocabulary/register.ts'
import { place } from './place.ts'

const placeId = z.string().check(z.regex(/^[\w-]{16,40}$/, 'There is no such place'))
export const byPlace = z.strictObject({ id: placeId })

/** A declaration or its change. The browser makes the id, so that the same declaration sent again is one place. */
export const declaredPlace = z.strictObject({
  id: placeId,
  premises: line('Enter the name of the premises', 80),
  kind: z.enum(placeKinds, 'Choose what it is'),
  address: line('Enter the address', 120),
  city: line('Enter the city', 60),
  licence: optionalLine(40),
  role: z.enum(placeRoles, 'Choose what you are there'),
  since: date('Since', 'Enter since when'),
  /** The place in charge that ends with it, as the holder has confirmed. */
  ends: z.optional(placeId),
})
export type DeclaredPlace = z.output<typeof declaredPlace>

export const shownPhoto = z.strictObject({ shown: z.boolean() })

export const endedPlace = z.strictObject({ until: date('Last day', 'Enter your last day there') })

export const ownPlaces = z.object({
  /** The newest first. */
  places: z.array(place),
  /** At how many one person may be in charge. */
  most_in_charge: z.number(),
  /** What everybody reads. */
  shown: z.enum(shownPlaces),
  /** Whether the register has a photo, and since when the holder lets it be shown at the door. */
  has_photo: z.boolean(),
  photo_shown: z.nullable(z.string()),
  /** Why none may be declared today; null where one may. */
  obstacle: z.nullable(z.string()),
})
export type OwnPlaces = z.output<typeof ownPlaces>

/** The card for the door, with the contents of its QR code. */
export const doorCard = z.extend(place, { number: z.string(), name: z.string(), code: z.string() })
export type DoorCard = z.output<typeof doorCard>
