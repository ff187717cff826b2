import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import type { UserApplicationRecord } from '#shared/applications/records/user-application.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { startingValues } from '#web/ui/form/field-sections.ts'

const genders: Record<string, string> = { Male: 'm', Female: 'f', m: 'm' }

/** Values that other records already contain, so that nothing is asked twice. */
const knownOf = ({
  gender,
  applicant,
  contact_information: contact,
  application_form: form,
}: CurrentUser) => ({
  gender: genders[applicant?.gender ?? gender ?? ''],
  date_of_birth: applicant?.date_of_birth,
  permanent_address: contact?.permanent,
  present_address: contact?.residential,
  registration_no: form?.registrationNo === noRegistrationNumberYet ? undefined : form?.registrationNo,
  reference_no: form?.reference_no,
})

/** The record as it is; before there is one, what is known already. */
export const userApplicationDefaults = (record: UserApplicationRecord | null, user: CurrentUser) =>
  startingValues(userApplicationFields, record ?? knownOf(user))
