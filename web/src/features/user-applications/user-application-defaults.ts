import type { CurrentUser } from '#shared/records/current-user.ts'
import type { UserApplicationRecord } from '#shared/records/user-application.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary.ts'

const genders: Record<string, string> = { Male: 'm', Female: 'f' }

/** What the steps of onboarding know already; nothing is asked twice. */
const knownOf = ({ applicant, contact_information: contact, application_form: form }: CurrentUser) => ({
  gender: genders[applicant?.gender ?? ''],
  date_of_birth: applicant?.date_of_birth,
  permanent_address: contact?.permanent,
  present_address: contact?.residential,
  registration_no: form?.registrationNo === noRegistrationNumberYet ? undefined : form?.registrationNo,
  reference_no: form?.reference_no,
})

/** In the order of the screen. */
export const userApplicationDefaults = (record: UserApplicationRecord | null, user: CurrentUser) => {
  const known: Partial<UserApplicationRecord> | ReturnType<typeof knownOf> = record ?? knownOf(user)
  return {
    gender: known.gender ?? '',
    date_of_birth: known.date_of_birth ?? '',
    permanent_address: known.permanent_address ?? '',
    present_address: known.present_address ?? '',
    registration_no: known.registration_no ?? '',
    category_type: record?.category_type ?? '',
    category_issue_date: record?.category_issue_date ?? '',
    pharmacy_council: record?.pharmacy_council ?? '',
    province_of_pharmacy: record?.province_of_pharmacy ?? '',
    branch_code: record?.branch_code ?? '',
    challan_no: record?.challan_no ?? '',
    challan_submit_date: record?.challan_submit_date ?? '',
    deposit_slip_no: record?.deposit_slip_no ?? '',
    reference_no: known.reference_no ?? '',
  }
}
