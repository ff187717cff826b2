import { route } from '#functions/platform/http/route.ts'
import { retention } from '#functions/staff/data/settings/retention.ts'
import { changeSettings } from '#functions/staff/use-cases/change-settings.ts'

export const get = route('retention.get', { retention }, async (_request, { retention }) => {
  const [settings, runs, changes] = await Promise.all([
    retention.read(),
    retention.runs(),
    retention.changes(),
  ])
  return { data: { settings, runs, changes } }
})

export const update = route('retention.update', { retention }, async (request, { retention }) => ({
  data: await changeSettings(retention, request.body, request.staff, request),
  message: 'Retention changed',
}))
