/** What an organisation does itself: it asks to watch, lists numbers, and has a key for its programs. */
import { randomBytes } from 'node:crypto'
import { requireNotStopped } from '#functions/accounts/data/checker.ts'
import { tokenHash } from '#functions/accounts/data/sign-in/token-hash.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type { CheckerRecord } from '#shared/accounts/records/checker.ts'
import { Conflict, NotSignedIn } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type {
  NewWatchList,
  OwnWatch,
  WatcherRecord,
  WatchListDifference,
} from '#shared/register/records/watcher.ts'
import { isPublic } from '#shared/register/rules/registration.ts'
import { isWatching } from '#shared/register/rules/watching/watch-terms.ts'
import { seenEntryOf, watchedOf } from './notice-changes.ts'

const hour = 60 * 60
const lists: Limit = { scope: 'watch-list', most: 30, windowInSeconds: hour }
const asks: Limit = { scope: 'watch-ask', most: 5, windowInSeconds: 24 * hour }
/** By all organisations: registrars read each. */
const asksOfAll: Limit = { scope: 'watch-asks', most: 50, windowInSeconds: 24 * hour }
const calls: Limit = { scope: 'watch-calls', most: 120, windowInSeconds: hour }
const wrongKeys: Limit = { scope: 'watch-wrong-key', most: 30, windowInSeconds: hour }
/** What one e-mail does not list stands here: all listed numbers may change on one day. */
const changesShown = 500
const changesOnAPage = 100

interface Asking {
  checker: CheckerRecord
  now: Date
  today: string
}

const changedMeanwhile = () => new Conflict('Your list was changed meanwhile. Reload the page to see it')
const mayNotWatch = () => new Conflict('Your organisation may not watch registrations at present')

export const ownWatchOf = async (
  { checker, today }: Asking,
  { watchers }: Needs<'watchers'>,
): Promise<OwnWatch | null> => {
  const watcher = await watchers.read(checker.id)
  if (!watcher) return null
  const watching = isWatching(watcher, today)
  const [{ numbers, version }, changes] = watching
    ? await Promise.all([
        watchers.list(watcher.id),
        watchers.changes(watcher.id, Math.max(0, watcher.last - changesShown)),
      ])
    : [{ numbers: [], version: 0 }, []]
  return {
    ...{ ...watcher, watching, numbers, list_version: version, changes: changes.toReversed() },
    key_made_at: watcher.key?.made_at ?? null,
  }
}

/** Asks to be let in; after an end, anew. @throws Invalid without a name; Conflict where it has asked or watches already; TooMany */
export const askToWatch = async (
  purpose: string,
  { checker, now, today }: Asking,
  { limits, watchers }: Needs<'limits' | 'watchers'>,
): Promise<void> => {
  const { id, email, organisation } = checker
  requireNotStopped(checker, today)
  if (!organisation)
    return requireNoFieldErrors({ organisation: ['Enter the name of your organisation first'] })
  await limits.count(asks, id, now)
  await limits.count(asksOfAll, 'all', now)
  const before = await watchers.read(id)
  const last = before?.last ?? 0
  const asked: WatcherRecord = {
    ...{ id, organisation, email, asked: { purpose, at: now.toISOString() }, terms: null, ended: null },
    // Its changes are counted on, so that none has a number twice.
    ...{ key: null, listed: 0, last, mailed: last, urgent: 0, mailed_at: null, looked_on: today },
    version: (before?.version ?? 0) + 1,
  }
  if ((before && !before.ended) || !(await watchers.apply(asked, before)))
    throw new Conflict('Your organisation has asked already')
}

/** The numbers as the register writes them, with their names; and those that it does not show. */
const lookUp = async (numbers: readonly string[], services: Needs<'registrations'>) => {
  const once = [...new Map(numbers.map((number) => [plainNumber(number), number])).values()]
  const found = await Promise.all(
    once.map(async (number) => ({ number, seen: await seenEntryOf(number, null, services) })),
  )
  const isKnown = ({ seen }: (typeof found)[number]) => seen.entry !== null && isPublic(seen.entry)
  return {
    known: found.filter(isKnown).map(({ seen }) => seen),
    unknown: found.filter((one) => !isKnown(one)).map(({ number }) => number),
  }
}

/**
 * Shows how a list differs from the present one, and saves it once that was seen. Of a list that was saved, and whose numbers were not all noted
 * with their entries, the daily look does the rest.
 * @throws Conflict where the organisation may not watch, or the list was changed meanwhile; TooMany
 */
export const saveWatchList = async (
  { numbers: given, version, confirmed }: NewWatchList,
  { checker: { id }, now, today }: Asking,
  services: Needs<'clock' | 'councilSettings' | 'limits' | 'registrations' | 'watchers'>,
): Promise<WatchListDifference> => {
  const { limits, watchers } = services
  await limits.count(lists, id, now)
  const watcher = await watchers.read(id)
  if (!watcher || !isWatching(watcher, today)) throw mayNotWatch()
  const before = await watchers.list(id)
  const wanted = new Set(given.map(plainNumber))
  const kept = before.numbers.filter((number) => wanted.has(plainNumber(number)))
  const removed = before.numbers.filter((number) => !kept.includes(number))
  const isKept = new Set(kept.map(plainNumber))
  const { known, unknown } = await lookUp(
    given.filter((number) => !isKept.has(plainNumber(number))),
    services,
  )
  const added = known.map(({ number, entry }) => ({ number, name: entry?.name ?? '' }))
  const difference = { added, removed, unknown }
  if (!confirmed) return { ...difference, saved: false }
  if (before.version !== version) throw changedMeanwhile()
  try {
    await watchers.stop(id, before.left)
    const numbers = [...kept, ...added.map(({ number }) => number)]
    if (!(await watchers.saveList(id, { numbers, left: removed, version }))) throw changedMeanwhile()
    await watchers.stop(id, removed)
    await watchers.begin(id, await Promise.all(known.map((seen) => watchedOf(seen, id, services))))
  } catch (error) {
    throw error instanceof ConditionFailed ? mayNotWatch() : error
  }
  return { ...difference, saved: true }
}

/** A new key takes the place of the one before. @throws Conflict */
export const newWatchKey = async (
  { checker: { id }, now, today }: Asking,
  { watchers }: Needs<'watchers'>,
): Promise<{ key: string }> => {
  const watcher = await watchers.read(id)
  const secret = randomBytes(32).toString('base64url')
  const key = { hash: tokenHash(secret), made_at: now.toISOString() }
  if (!watcher || !isWatching(watcher, today) || !(await watchers.setKey(id, key))) throw mayNotWatch()
  return { key: `${id}.${secret}` }
}

/** @throws NotSignedIn for any other key; TooMany */
export const changesForKey = async (
  key: string,
  after: number,
  { address, now, today }: { address: string; now: Date; today: string },
  { limits, watchers }: Needs<'limits' | 'watchers'>,
) => {
  const [, id = '', secret = ''] = /^([\w-]{1,60})\.([\w-]{43})$/.exec(key) ?? []
  const watcher = id ? await watchers.read(id) : null
  if (!watcher?.key || watcher.key.hash !== tokenHash(secret) || !isWatching(watcher, today)) {
    await limits.count(wrongKeys, address, now)
    throw new NotSignedIn('This key is not valid')
  }
  await limits.count(calls, id, now)
  const found = await watchers.changes(id, after, changesOnAPage + 1)
  const changes = found.slice(0, changesOnAPage)
  return { changes, after: changes.at(-1)?.id ?? after, more: found.length > changesOnAPage }
}
