import { route } from '#functions/platform/http/route.ts'
import { proposals } from '#functions/staff/data/proposal.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { retention } from '#functions/staff/data/settings/retention.ts'
import { changeOrPropose } from '#functions/staff/use-cases/confirmed-settings.ts'
import { waitingAbout } from '#functions/staff/use-cases/waiting-about.ts'

export const get = route(
  'retention.get',
  { proposals, retention },
  async (_request, { proposals, retention }) => {
    const [settings, runs, changes, waiting] = await Promise.all([
      retention.read(),
      retention.runs(),
      retention.changes(),
      waitingAbout('settings', 'retention', proposals),
    ])
    return { data: { settings, runs, changes, waiting } }
  },
)

export const update = route('retention.update', { proposals, retention, roster }, (request, services) =>
  changeOrPropose('retention', services.retention, request.body, request, services),
)
