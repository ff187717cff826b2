import type { User } from '#functions/accounts/data/person/user.ts'
import { requireSelf } from '#functions/applications/use-cases/own-record.ts'
import { presentApplicant } from '#functions/applications/use-cases/present-user.ts'
import { presentAddresses } from '#functions/documents/use-cases/present-documents.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import type { Needs } from '#functions/services.ts'
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

export const get = route('users.get', { files }, async ({ params, user }, services) => {
  requireSelf(user, params.id)
  return {
    data: {
      name: user.account.name,
      applicant: await presentOnRegistration(user, services),
      contact_information: user.contact_information,
      qualification_information: user.qualification_information,
    },
  }
})
