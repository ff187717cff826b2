/** What is done each minute for organisations that watch: one that is over ends, the numbers of each are looked at once a day, and what is due is mailed. */
import type { Wired } from '#functions/platform/services/services.ts'
import { each } from '#functions/platform/use-cases/each.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { WatcherRecord } from '#shared/register/records/watcher.ts'
import { isMailDue, isWatching } from '#shared/register/rules/watching/watch-terms.ts'
import { lookAtNumbers, needs as noticeNeeds } from './notice-changes.ts'
import { endWatch } from './watchers.ts'

export const needs = noticeNeeds
type Services = Wired<typeof needs>

/** Its last day has passed, or what it had was not yet forgotten when it ended. */
const end = async (watcher: WatcherRecord, services: Services): Promise<void> => {
  const { watchers, clock, newId } = services
  if (watcher.ended) await watchers.forget(watcher.id)
  else {
    const attempt = { requestId: newId(), now: clock() }
    await endWatch(watcher, { by: null, reason: '' }, attempt, services)
  }
}

const tellOne = async (watcher: WatcherRecord, services: Services): Promise<void> => {
  const { watchers, clock, newId } = services
  const now = clock()
  const today = dayInKarachi(now)
  const isOver = watcher.ended ? watcher.listed > 0 : (watcher.terms?.ends_on ?? today) < today
  if (isOver) return end(watcher, services)
  if (!isWatching(watcher, today)) return
  const isSeen = watcher.looked_on >= today
  const look = async () => {
    if (isSeen) return
    await lookAtNumbers(watcher, services)
    await watchers.lookedAt(watcher, today)
  }
  const mail = async () => {
    const told = isSeen ? watcher : await watchers.read(watcher.id)
    if (told && isMailDue(told, now)) await watchers.mail(told, { id: newId(), kind: 'watch-changes' }, now)
  }
  // What one number cannot be told keeps back no e-mail about the others.
  await each([look, mail], (work) => work())
}

/** @returns the work, until time is up: the next minute goes on. One that fails keeps no other from being told. */
export const tellWatchers = (services: Services) => async (hasTime: () => boolean) => {
  await each(await services.watchers.all(), async (watcher) => {
    if (hasTime()) await tellOne(watcher, services)
  })
}
