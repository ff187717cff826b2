/** A holder declares where they practise, changes it and ends it. The places are a part of the entry. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, NotFound, type Refusal } from '#shared/kit/errors.ts'
import { addDays } from '#shared/kit/format.ts'
import type { DeclaredPlace, OwnPlaces } from '#shared/register/records/own-places.ts'
import type { Place } from '#shared/register/records/place.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import {
  placeErrors,
  placeInWords,
  placeObstacle,
  placesKept,
  placesWith,
} from '#shared/register/rules/places.ts'
import { changeOwnEntry, ownEntry, type Step } from './own-entry/own-entry.ts'
import { writesToTellOthers } from './tell-in-charge.ts'

const aDay: Limit = { scope: 'own-places', most: 10, windowInSeconds: 24 * 60 * 60 }

type Services = Needs<'councilSettings' | 'registrations'>
interface Asking {
  today: string
  now: Date
  attempt: Attempt
}

/** The same where the place is another person's. */
export const noSuchPlace = () => new NotFound('There is no such place')

const present = async (entry: RegistrationRecord, today: string, services: Services): Promise<OwnPlaces> => {
  const { most_in_charge, shown_places } = await services.councilSettings.read()
  const places = entry.places ?? []
  return {
    ...{ places, most_in_charge, shown: shown_places, obstacle: placeObstacle(entry, today) },
    ...{ has_photo: entry.photo !== null, photo_shown: entry.photo_shown ?? null },
  }
}

/** @throws Conflict without an entry of one's own */
export const ownPlacesOf = async (user: User, today: string, services: Services): Promise<OwnPlaces> =>
  present(await ownEntry(user, services), today, services)

/** @param stepFrom what changes in the places that there are; null if nothing does */
const change = async (
  user: User,
  { today, now, attempt }: Asking,
  services: Services & Needs<'limits'>,
  stepFrom: (entry: RegistrationRecord, places: Place[]) => Promise<Step | null>,
  missing?: () => Refusal,
): Promise<OwnPlaces> => {
  await services.limits.count(aDay, user.id, now)
  const step = (entry: RegistrationRecord) => stepFrom(entry, entry.places ?? [])
  return present(await changeOwnEntry(user, attempt, services, step, missing), today, services)
}

const declared = (place: Place, places: Place[]): Pick<Step, 'words' | 'fields'> => ({
  words: placeInWords(place),
  fields: { places: placesKept(places) },
})

/** The holder's consent, or that it is taken back; each is in the history. The same again changes nothing. @throws Conflict, TooMany */
export const showPhoto = (
  user: User,
  isShown: boolean,
  asking: Asking,
  services: Services & Needs<'limits'>,
): Promise<OwnPlaces> =>
  change(user, asking, services, async ({ photo, photo_shown }) => {
    if (isShown === Boolean(photo_shown)) return null
    if (isShown && !photo) throw new Conflict('The register has no photo of you')
    return {
      event: isShown ? 'PLACE_PHOTO_SHOWN' : 'PLACE_PHOTO_HIDDEN',
      fields: { photo_shown: isShown ? asking.today : null },
    }
  })

const isSame = (one: Place | undefined, other: Place): boolean =>
  one !== undefined && (Object.keys(other) as (keyof Place)[]).every((key) => one[key] === other[key])

/** The same again changes nothing; who is in charge at the same licence is told. @throws Conflict, Invalid by field, TooMany */
export const savePlace = (
  user: User,
  { ends, ...given }: DeclaredPlace,
  asking: Asking,
  services: Services & Needs<'limits' | 'newId' | 'practices'>,
): Promise<OwnPlaces> =>
  change(user, asking, services, async (entry, places) => {
    const before = places.find(({ id }) => id === given.id)
    if (isSame(before, given)) return null
    const obstacle = placeObstacle(entry, asking.today)
    if (obstacle) throw new Conflict(obstacle)
    if (before?.until) throw new Conflict('This place has ended. Declare it anew')
    const after = placesWith(places, given, ends)
    const { most_in_charge: most } = await services.councilSettings.read()
    requireNoFieldErrors(placeErrors(after, given, { today: asking.today, most }))
    const further = await writesToTellOthers(entry, before, given, asking.now, services)
    return { event: before ? 'PLACE_CHANGED' : 'PLACE_DECLARED', ...declared(given, after), further }
  })

/** @param lastDay there. @throws Conflict, Invalid by field, NotFound, TooMany */
export const endPlace = (
  user: User,
  id: string,
  lastDay: string,
  asking: Asking,
  services: Services & Needs<'limits'>,
): Promise<OwnPlaces> =>
  change(
    user,
    asking,
    services,
    async (_entry, places) => {
      const before = places.find((one) => one.id === id)
      if (!before) throw noSuchPlace()
      if (before.until) return null
      requireNoFieldErrors({
        ...(lastDay > asking.today && { until: ['Last day must not be in the future'] }),
        ...(lastDay < before.since && { until: ['Last day must not be before the first one'] }),
      })
      const place = { ...before, until: addDays(lastDay, 1) }
      return { event: 'PLACE_ENDED', ...declared(place, placesWith(places, place)) }
    },
    noSuchPlace,
  )
