import { route } from '#functions/platform/http/route.ts'
import { officeSettings } from '#functions/staff/data/settings/office-settings.ts'
import { changeSettings } from '#functions/staff/use-cases/change-settings.ts'

export const get = route('officeSettings.get', { officeSettings }, async (_request, { officeSettings }) => {
  const [settings, changes] = await Promise.all([officeSettings.read(), officeSettings.changes()])
  return { data: { settings, changes } }
})

export const update = route(
  'officeSettings.update',
  { officeSettings },
  async (request, { officeSettings }) => ({
    data: await changeSettings(officeSettings, request.body, request.staff, request),
    message: 'Office settings changed',
  }),
)
