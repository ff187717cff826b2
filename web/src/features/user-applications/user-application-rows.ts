/** The rows of the record in the order and the words of the specification (section 2, Screen contents). */
import { formatCnic, formatDate } from '#shared/format.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import type { UserApplicationRecord } from '#shared/records/user-application.ts'
import { fieldLabel, recordGenderLabel } from '#shared/vocabulary.ts'

export interface RecordRow {
  label: string
  /** Empty where nothing is provided. */
  value: string
}

type Person = Pick<CurrentUser, 'name' | 'father_name' | 'cnic' | 'phone'>

const dates = ['category_issue_date', 'date_of_birth', 'challan_submit_date', 'verification_date']

const fields = [
  ...(['registration_no', 'category_type', 'category_issue_date', 'date_of_birth'] as const),
  ...(['permanent_address', 'present_address', 'pharmacy_council', 'province_of_pharmacy'] as const),
  ...(['branch_code', 'challan_no', 'challan_submit_date', 'deposit_slip_no', 'reference_no'] as const),
  'verification_date' as const,
]

/** All 19 rows; the first, second, third and fifth come from the account. */
export const userApplicationRows = (person: Person, record: UserApplicationRecord): RecordRow[] => [
  { label: 'Name', value: person.name },
  { label: 'Father name', value: person.father_name },
  { label: 'CNIC', value: formatCnic(person.cnic) },
  { label: 'Gender', value: recordGenderLabel(record.gender) },
  { label: 'Phone', value: person.phone },
  ...fields.map((key) => {
    const value = record[key] ?? ''
    return { label: fieldLabel(key), value: dates.includes(key) ? formatDate(value) : value }
  }),
]
