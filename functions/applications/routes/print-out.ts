import { users } from '#functions/accounts/data/person/user.ts'
import { applicationForms } from '#functions/applications/data/application-form.ts'
import { requireSelf, requireStepsBefore } from '#functions/applications/use-cases/own-record.ts'
import { presentPrintOut } from '#functions/applications/use-cases/present-print-out.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'

export const get = route('printOut.get', { files, users }, async ({ params, user, today }, services) => {
  requireSelf(user, params.id)
  requireStepsBefore(missingBefore('print-out', user))
  return { data: await presentPrintOut(user, today, services) }
})

export const printed = route(
  'printOut.printed',
  { applicationForms },
  async ({ params, user, now }, { applicationForms }) => {
    requireSelf(user, params.id)
    requireStepsBefore(missingBefore('print-out', user))
    await applicationForms.printed(user.id, now)
    return { data: null }
  },
)
