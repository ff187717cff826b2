import { requireSelf } from '#functions/app/applicants/own-record.ts'
import { presentApplicant, withAnyPhoto } from '#functions/app/applicants/present-user.ts'
import { requireStepsBefore } from '#functions/app/applicants/require-steps-before.ts'
import type { Route } from '#functions/http/route.ts'
import { files, users } from '#functions/services/service-factories.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'

export const needs = { files, users }

export const route: Route<'printOut.get', typeof needs> = async ({ params, user, today }, services) => {
  requireSelf(user, params.id)
  requireStepsBefore(missingBefore('print-out', user))
  const submitted = await services.users.asSubmitted(user)
  const { applicant, application_form: form, contact_information, qualification_information } = submitted
  if (!applicant || !form || !contact_information) throw new Error('The order of onboarding does not hold')
  return {
    data: {
      applicant: {
        ...(await presentApplicant(withAnyPhoto(applicant, submitted.documents), services)),
        refNumber: form.reference_no,
      },
      application_form: form,
      contact_information,
      qualification_information,
      qualification_information_pharm_d: { fee_amount: form.fee_amount },
      email: user.account.email,
      today,
    },
  }
}
