import { feeSchedules } from '#functions/payments/data/fee-schedule.ts'
import { route } from '#functions/platform/http/route.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { contactPage } from '#functions/staff/use-cases/contact-page.ts'
import { Unavailable } from '#shared/kit/errors.ts'

/** Without fees where none apply yet: how the council is reached is told all the same. */
const noneInForce = (error: unknown): null => {
  if (error instanceof Unavailable) return null
  throw error
}

export const get = route(
  'council.get',
  { councilSettings, feeSchedules },
  async ({ today }, { councilSettings, feeSchedules }) => {
    const [settings, fees] = await Promise.all([
      councilSettings.read(),
      feeSchedules.on(today).catch(noneInForce),
    ])
    return { data: { ...settings, fees } }
  },
)

export const contact = route(
  'council.contact',
  { councilSettings },
  async (_request, { councilSettings }) => ({ data: contactPage(await councilSettings.read()) }),
)
