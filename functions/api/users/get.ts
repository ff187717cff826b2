import { requireSelf } from '#functions/app/applicants/own-record.ts'
import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import { presentAddresses } from '#functions/app/documents/present-documents.ts'
import type { User } from '#functions/data/applicants/user.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'
import type { Needs } from '#functions/services/services.ts'
import type { ApplicantOnRegistration } from '#shared/applications/records/registration-view.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'

const hasDegree = ({ qualification_information: held }: User): boolean =>
  held.some((qualification) => qualification.qualification_level === 'B Pharm / Pharm D')

const presentOnRegistration = async (
  user: User,
  services: Needs<'files'>,
): Promise<ApplicantOnRegistration | null> =>
  user.applicant && {
    ...(await presentApplicant(user.applicant, services)),
    ...(await presentAddresses(['profile_image'], user.documents, services)),
    permission: !user.application_form && !missingBefore('registration', user),
    degree_calculation_status: hasDegree(user) ? 'calculated' : 'pending',
  }

export const needs = { files }

export const route: Route<'users.get', typeof needs> = async ({ params, user }, services) => {
  requireSelf(user, params.id)
  return {
    data: {
      name: user.account.name,
      applicant: await presentOnRegistration(user, services),
      contact_information: user.contact_information,
      qualification_information: user.qualification_information,
    },
  }
}
