import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { watchers } from '#functions/register/data/watcher.ts'
import {
  askToWatch,
  changesForKey,
  newWatchKey,
  ownWatchOf,
  saveWatchList,
} from '#functions/register/use-cases/watching/own-watch.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'

export const get = route('ownWatch.get', { watchers }, async (request, services) => ({
  data: await ownWatchOf(request, services),
}))

export const ask = route('ownWatch.ask', { limits, watchers }, async (request, services) => {
  await askToWatch(request.body.purpose, request, services)
  return { data: null, message: 'Asked. The council will write to you' }
})

export const list = route(
  'ownWatch.list',
  { councilSettings, limits, registrations, watchers },
  async (request, services) => ({ data: await saveWatchList(request.body, request, services) }),
)

export const setKey = route('ownWatch.setKey', { watchers }, async (request, services) => {
  if (request.body.wanted) return { data: await newWatchKey(request, services) }
  await services.watchers.setKey(request.checker.id, null)
  return { data: { key: null }, message: 'The key does not work any more' }
})

export const changes = route('ownWatch.changes', { limits, watchers }, async (request, services) => ({
  data: await changesForKey(request.bearer ?? '', Number(request.query.after ?? 0), request, services),
}))
