import { users } from '#functions/accounts/data/person/user.ts'
import { applicationForms } from '#functions/applications/data/application-form.ts'
import { requireSelf, requireStepsBefore } from '#functions/applications/use-cases/own-record.ts'
import { presentApplicant, withAnyPhoto } from '#functions/applications/use-cases/present-user.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'

export const get = route('printOut.get', { files, users }, async ({ params, user, today }, services) => {
  requireSelf(user, params.id)
  requireStepsBefore(missingBefore('print-out', user))
  const submitted = await services.users.asSubmitted(user)
  const { applicant, application_form: form, contact_information, qualification_information } = submitted
  if (!applicant || !form || !contact_information) throw new Error('The order of onboarding does not hold')
  const owed = stillOwed(form)
  return {
    data: {
      applicant: {
        ...(await presentApplicant(withAnyPhoto(applicant, submitted.documents), services)),
        refNumber: form.reference_no,
      },
      application_form: { ...form, voucher_number: owed.vouchers[0] ?? '' },
      contact_information,
      qualification_information,
      qualification_information_pharm_d: { fee_amount: owed.fee, paid: form.shortfall?.paid },
      email: user.account.email,
      today,
    },
  }
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
