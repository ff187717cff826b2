/**
 * Finds out what organisations that watch numbers of the register are to be told: for each change of an entry, by the table's stream;
 * and once a day for each number that is watched, because a registration expires, and a suspension begins, without a write.
 */
import type { Wired } from '#functions/platform/services/services.ts'
import { each } from '#functions/platform/use-cases/each.ts'
import { registrations } from '#functions/register/data/registration.ts'
import type { Watched } from '#functions/register/data/watched.ts'
import { watchers } from '#functions/register/data/watcher.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { Unavailable } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { WatcherRecord } from '#shared/register/records/watcher.ts'
import { isWatching } from '#shared/register/rules/watching/watch-terms.ts'
import { changedParts, isUrgent, watchedFactsOf } from '#shared/register/rules/watching/watched-facts.ts'

export const needs = { councilSettings, registrations, watchers }
type Services = Pick<Wired<typeof needs>, keyof typeof needs | 'clock'>

/** A version of an entry; null where it was taken out, by that version. */
export interface SeenEntry {
  number: string
  life: string
  version: number
  entry: RegistrationRecord | null
}

/** What a watcher was told last, if this were told. */
export const watchedOf = async (
  { number, life, version, entry }: SeenEntry,
  watcher: string,
  { clock, councilSettings }: Pick<Services, 'clock' | 'councilSettings'>,
): Promise<Watched> => {
  const { shown_places } = entry?.places?.length
    ? await councilSettings.read()
    : { shown_places: 'none' as const }
  const facts = watchedFactsOf(entry, dayInKarachi(clock()), shown_places)
  return { watcher, number, life, version, facts, change: 0 }
}

const isOlder = (seen: SeenEntry, { life, version }: Watched): boolean =>
  seen.life < life || (seen.life === life && seen.version < version)

/** Far more than tell one organisation at the same moment. */
const mostTries = 20

/**
 * Until it is told, or there is nothing to tell: another call may be faster, for this number or for the organisation.
 * @throws Unavailable where its record refuses every try
 */
const tell = async (seen: SeenEntry, told: Watched, services: Services): Promise<void> => {
  const { watchers, clock } = services
  let before: Watched | null = told
  for (let tries = 0; before; tries++) {
    if (tries === mostTries) throw new Unavailable()
    if (isOlder(seen, before)) return
    const after = await watchedOf(seen, before.watcher, services)
    const changed = changedParts(before.facts, after.facts)
    if (changed.length === 0) return
    const [now, watcher] = [clock(), await watchers.read(before.watcher)]
    if (!watcher || !isWatching(watcher, dayInKarachi(now))) return
    const change = { number: before.number, changed, now: after.facts }
    const urgent = isUrgent(before.facts, after.facts)
    if (await watchers.tell(watcher, { before, after, change, urgent }, now)) return
    before = await watchers.watched(before.number, before.watcher)
  }
}

/** Tells all who watch this number. @throws what failed, once all others are told */
export const noticeChange = async (seen: SeenEntry, services: Services): Promise<void> =>
  each(await services.watchers.of(seen.number), (told) => tell(seen, told, services))

/** The entry as it is; without one, after what was told last. */
export const seenEntryOf = async (
  number: string,
  told: Watched | null,
  { registrations }: Pick<Services, 'registrations'>,
): Promise<SeenEntry> => {
  const entry = await registrations.read(number, true)
  if (entry) return { number: entry.number, life: entry.created_at, version: entry.version, entry }
  return { number, life: told?.life ?? '', version: (told?.version ?? 0) + 1, entry: null }
}

const atATime = 25

/**
 * Looks at all numbers of an organisation. One that was listed, and not yet noted with its entry, is noted; one that was left is not
 * any more. @throws what failed, once all others are looked at
 */
export const lookAtNumbers = async (watcher: WatcherRecord, services: Services): Promise<void> => {
  const { watchers } = services
  const { numbers, left } = await watchers.list(watcher.id)
  await watchers.stop(watcher.id, left)
  const look = async (number: string) => {
    const told = await watchers.watched(number, watcher.id)
    return { told, seen: await seenEntryOf(number, told, services) }
  }
  const parts = Array.from({ length: Math.ceil(numbers.length / atATime) }, (_, part) =>
    numbers.slice(part * atATime, (part + 1) * atATime),
  )
  await each(parts, async (part) =>
    // Each change takes the next number of the organisation, so that they would only disturb each other.
    each(await Promise.all(part.map(look)), async ({ told, seen }) =>
      told
        ? tell(seen, told, services)
        : watchers.begin(watcher.id, [await watchedOf(seen, watcher.id, services)]),
    ),
  )
}
