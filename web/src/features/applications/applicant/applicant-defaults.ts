import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import type { ApplicantRecord } from '#shared/applications/records/applicant.ts'
import { startingValues } from '#web/ui/form/field-sections.ts'

/** The form does not ask for what the account already contains. */
export const applicantDefaults = (record: ApplicantRecord | null, user: CurrentUser) => ({
  ...startingValues(applicantFields, record, {
    name: user.name,
    father_name: user.father_name,
    gender: user.gender === 'm' ? 'Male' : undefined,
    country_of_birth: 'Pakistan',
    mobile: user.phone,
  }),
  photo: undefined, // the record holds an address; only a new photo is sent
})
