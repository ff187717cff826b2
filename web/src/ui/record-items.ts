/** The labels and values of a record as its own page and the check-your-answers page show them. */
import { formatDate } from '#shared/format.ts'
import type { ApplicantRecord } from '#shared/records/applicant.ts'
import type { ContactInformationRecord } from '#shared/records/contact-information.ts'
import { fieldLabel, labelOf } from '#shared/vocabulary.ts'
import type { SummaryItem } from './summary-list.tsx'

const plain = <K extends string>(record: Record<K, string>, keys: readonly K[]): SummaryItem[] =>
  keys.map((key) => ({ label: fieldLabel(key), value: labelOf(record[key]) }))

/** Without the photo, which is shown as a picture. */
export const applicantItems = (record: ApplicantRecord): SummaryItem[] => [
  ...plain(record, ['title', 'name', 'father_name', 'gender']),
  { label: fieldLabel('date_of_birth'), value: formatDate(record.date_of_birth) },
  ...plain(record, ['religion', 'marital_status', 'domicile', 'country_of_birth']),
  ...plain(record, ['telephoneRes', 'telephoneOffice', 'mobile']),
  ...plain(record, ['designation', 'organization', 'fields']),
]

export const contactItems = (record: ContactInformationRecord): SummaryItem[] =>
  plain(record, ['residential', 'permanent', 'professional', 'city'])
