import { route } from '#functions/platform/http/route.ts'
import { watchers } from '#functions/register/data/watcher.ts'
import { endWatcher, listWatchers, proposeWatch } from '#functions/register/use-cases/watching/watchers.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route('watchers.list', { proposals, watchers }, async ({ today }, services) => ({
  data: await listWatchers(today, services),
}))

export const propose = route('watchers.propose', { proposals, watchers }, async (request, services) => {
  await proposeWatch(request.params.id, request.body, request, services)
  return { data: null, message: 'Sent for confirmation by a second person' }
})

export const end = route('watchers.end', { watchers }, async (request, services) => {
  await endWatcher(request.params.id, request.body.reason, request, services)
  return { data: null, message: 'Ended. The organisation is told by email' }
})
