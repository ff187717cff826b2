import { cases } from '#functions/cases/data/case.ts'
import { meetings } from '#functions/cases/data/meeting.ts'
import { waitingCases } from '#functions/cases/data/waiting-cases.ts'
import { actNeeds } from '#functions/cases/use-cases/act-on-case.ts'
import { decideInMeeting } from '#functions/cases/use-cases/meetings/decide-in-meeting.ts'
import { openMeeting, readMeeting } from '#functions/cases/use-cases/meetings/open-meeting.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'

export const list = route('meetings.list', { meetings }, async ({ query }, services) => ({
  data: await services.meetings.page(query.cursor),
}))

export const open = route(
  'meetings.open',
  { cases, councilSettings, meetings, waitingCases },
  async ({ body }, services) => ({
    data: await openMeeting(body, services),
  }),
)

export const get = route('meetings.get', { meetings }, async ({ params }, services) => ({
  data: await readMeeting(params.id, services),
}))

export const decide = route('meetings.decide', both(actNeeds, { meetings }), async (request, services) => ({
  data: await decideInMeeting(request.params.id, request.body, request, services),
}))
