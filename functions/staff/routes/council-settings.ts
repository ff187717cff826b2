import { route } from '#functions/platform/http/route.ts'
import { proposals } from '#functions/staff/data/proposal.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { changeOrPropose } from '#functions/staff/use-cases/confirmed-settings.ts'
import { waitingAbout } from '#functions/staff/use-cases/waiting-about.ts'

export const get = route(
  'councilSettings.get',
  { councilSettings, proposals },
  async (_request, { councilSettings, proposals }) => {
    const [settings, changes, waiting] = await Promise.all([
      councilSettings.read(),
      councilSettings.changes(),
      waitingAbout('settings', 'council', proposals),
    ])
    return { data: { settings, changes, waiting } }
  },
)

export const update = route(
  'councilSettings.update',
  { councilSettings, proposals, roster },
  (request, services) =>
    changeOrPropose('council', services.councilSettings, request.body, request, services),
)
