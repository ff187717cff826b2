import { route } from '#functions/platform/http/route.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { changeSettings } from '#functions/staff/use-cases/change-settings.ts'

export const get = route(
  'councilSettings.get',
  { councilSettings },
  async (_request, { councilSettings }) => {
    const [settings, changes] = await Promise.all([councilSettings.read(), councilSettings.changes()])
    return { data: { settings, changes } }
  },
)

export const update = route(
  'councilSettings.update',
  { councilSettings },
  async (request, { councilSettings }) => ({
    data: await changeSettings(councilSettings, request.body, request.staff, request),
    message: 'Council settings changed',
  }),
)
