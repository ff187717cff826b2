import type { ApplicantRecord } from '#shared/records/applicant.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'

/** In the order of the screen; what the account knows is not asked again. */
export const applicantDefaults = (record: ApplicantRecord | null, user: CurrentUser) => ({
  title: record?.title ?? '',
  name: record?.name ?? user.name,
  father_name: record?.father_name ?? user.father_name,
  gender: record?.gender ?? '',
  date_of_birth: record?.date_of_birth ?? '',
  photo: undefined, // the record holds an address; only a new photo is sent
  religion: record?.religion ?? '',
  marital_status: record?.marital_status ?? '',
  domicile: record?.domicile ?? '',
  country_of_birth: record?.country_of_birth ?? 'Pakistan',
  telephoneRes: record?.telephoneRes ?? '',
  telephoneOffice: record?.telephoneOffice ?? '',
  mobile: record?.mobile ?? user.phone,
  designation: record?.designation ?? '',
  organization: record?.organization ?? '',
  fields: record?.fields ?? '',
})
