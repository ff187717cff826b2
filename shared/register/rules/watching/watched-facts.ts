/** What organisations that watch numbers of the register are told of an entry: nothing that everybody does not read. */
import type { ShownPlaces } from '#shared/vocabulary/register.ts'
import type { RegistrationRecord } from '../../records/registration.ts'
import type { WatchedFacts, WatchedPart } from '../../records/watcher.ts'
import { placesShown } from '../places.ts'
import { holdShownOn, isPublic, publicWordingOn, standingOn } from '../registration.ts'

/** Of a number that the register does not show. */
const notInRegister: WatchedFacts = {
  standing: null,
  wording: null,
  valid_until: null,
  places: [],
  hold: false,
}

/** @param shown of which places the public reads */
export const watchedFactsOf = (
  entry: RegistrationRecord | null,
  day: string,
  shown: ShownPlaces,
): WatchedFacts => {
  if (!entry || !isPublic(entry)) return notInRegister
  return {
    standing: standingOn(entry, day),
    wording: publicWordingOn(entry, day),
    valid_until: entry.valid_until,
    places: placesShown(entry, day, shown).map(({ premises, city, role, since }) => ({
      ...{ premises, city, role, since },
    })),
    hold: holdShownOn(entry, day),
  }
}

const partOf: Record<keyof WatchedFacts, WatchedPart> = {
  standing: 'standing',
  wording: 'standing',
  valid_until: 'validity',
  places: 'places',
  hold: 'hold',
}

/** What differs, each once. */
export const changedParts = (before: WatchedFacts, after: WatchedFacts): WatchedPart[] => {
  const fields = Object.keys(partOf) as (keyof WatchedFacts)[]
  const differs = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return [...new Set(differs.map((field) => partOf[field]))]
}

/** Whoever employs somebody must know it at once. */
export const isUrgent = (before: WatchedFacts, { standing, hold }: WatchedFacts): boolean =>
  (hold && !before.hold) ||
  (standing !== before.standing && (standing === 'suspended' || standing === 'removed' || standing === null))
