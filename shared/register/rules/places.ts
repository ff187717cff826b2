/** Places of practice: what may be declared, and what everybody reads of it. */
import type { FieldErrors } from '#shared/kit/errors.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { PlaceKind, PlaceRole, ShownPlaces } from '#shared/vocabulary/register.ts'
import type { Place } from '../records/place.ts'
import type { RegistrationRecord } from '../records/registration.ts'
import { linkHeld, standingOn } from './registration.ts'

export const placeKindLabels: Record<PlaceKind, string> = {
  pharmacy: 'Pharmacy',
  'medical-store': 'Medical store',
  hospital: 'Hospital or clinic',
  distributor: 'Distributor or wholesaler',
  industry: 'Industry',
  other: 'Other',
}

export const placeRoleLabels: Record<PlaceRole, string> = { 'in-charge': 'In charge', employed: 'Employed' }

/** What the holder is told before a place is saved. */
export const shownPlacesSentences: Record<ShownPlaces, string> = {
  'in-charge':
    'Everybody can read the name, address and city of the place where you are in charge, and since when, beside your name in the public register. Of other places the public reads nothing.',
  all: 'Everybody can read the name, address and city of each place, what you are there and since when, beside your name in the public register.',
  none: 'The public reads nothing of it. The council’s office does.',
}

/** An entry keeps these beside those that have not ended; all are in its history. */
const mostEnded = 4
const mostOpen = 6

export const hasEnded = ({ until }: Place, day: string): boolean => until !== undefined && until <= day

const isInChargeOn = (place: Place, day: string): boolean =>
  place.role === 'in-charge' && place.since <= day && !hasEnded(place, day)

/** "Al-Shifa, Lahore, in charge since 01-02-2026 until 01-03-2026" */
export const placeInWords = ({ premises, city, role, since, until }: Place): string =>
  `${premises}, ${city}, ${placeRoleLabels[role].toLowerCase()} since ${formatDate(since)}${until ? `, not any more from ${formatDate(until)}` : ''}`

/** The newest first, as many as an entry keeps. */
export const placesKept = (places: readonly Place[]): Place[] => {
  const sorted = places.toSorted((one, other) => other.since.localeCompare(one.since))
  const ended = sorted.filter(({ until }) => until !== undefined)
  return sorted.filter((one) => one.until === undefined || ended.indexOf(one) < mostEnded)
}

/** The places with a declared one, which takes the place of the one with its id and ends another one on its first day. */
export const placesWith = (places: readonly Place[], declared: Place, ends?: string): Place[] => [
  ...places
    .filter(({ id }) => id !== declared.id)
    .map((one) => (one.id === ends && !one.until ? { ...one, until: declared.since } : one)),
  declared,
]

/** Why nothing may be declared; null if it may. */
export const placeObstacle = (
  entry: Pick<RegistrationRecord, 'link_held' | 'valid_until' | 'lapses_on' | 'suspended' | 'removed'>,
  day: string,
): string | null => {
  if (entry.link_held) return linkHeld
  const standing = standingOn(entry, day)
  return standing === 'suspended' || standing === 'removed'
    ? `The registration is ${standing}, so no place of practice can be declared`
    : null
}

/** Whom a person in charge of too many places is asked to leave, or told of. */
const inChargeErrors = (places: readonly Place[], { id, since }: Place, most: number): FieldErrors => {
  // The number can only be too high on a day on which one of them begins.
  const days = places.map((one) => one.since).filter((day) => day >= since)
  const together = days
    .map((day) => places.filter((one) => isInChargeOn(one, day)))
    .find((held) => held.length > most)
  const other = together?.find((one) => one.id !== id)
  if (!other) return {}
  return other.until || other.since > since
    ? {
        since: [
          `You were in charge of ${other.premises} from ${formatDate(other.since)} on. Enter a later day`,
        ],
      }
    : { ends: [`You are in charge of ${other.premises} already. Confirm that this ends`] }
}

/** @param places with the declared one @param limits the council's day, and at how many places one may be in charge */
export const placeErrors = (
  places: readonly Place[],
  declared: Place,
  { today, most }: { today: string; most: number },
): FieldErrors => {
  if (declared.since > today) return { since: ['Since must not be in the future'] }
  const before = places.find(({ until, since }) => until !== undefined && until < since)
  if (before)
    return { since: [`You began at ${before.premises} on ${formatDate(before.since)}. Enter a later day`] }
  if (places.filter(({ until }) => until === undefined).length > mostOpen)
    return { premises: [`At most ${mostOpen} places are open at a time. End one first`] }
  return declared.role === 'in-charge' ? inChargeErrors(places, declared, most) : {}
}

const isShown = ({ role }: Place, shown: ShownPlaces): boolean =>
  shown === 'all' || (shown === 'in-charge' && role === 'in-charge')

/** The place of a door card, ended or not, as far as the council shows it. */
export const placeOfCard = (
  { places = [] }: Pick<RegistrationRecord, 'places'>,
  id: string,
  shown: ShownPlaces,
): Place | null => places.find((one) => one.id === id && isShown(one, shown)) ?? null

/** The places that everybody reads on a day: of an entry in force only, by the council's setting. */
export const placesShown = (entry: RegistrationRecord, day: string, shown: ShownPlaces): Place[] =>
  standingOn(entry, day) === 'active'
    ? (entry.places ?? []).filter((one) => !hasEnded(one, day) && isShown(one, shown))
    : []

/** Whether everybody who scans the card of a place sees the photo: with the holder's consent, while they practise there and are in force. */
export const isPhotoShown = (
  entry: RegistrationRecord,
  id: string,
  day: string,
  shown: ShownPlaces,
): boolean =>
  Boolean(entry.photo && entry.photo_shown) && placesShown(entry, day, shown).some((one) => one.id === id)
