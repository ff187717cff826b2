/** Everything of a case that is compared with documents, in the order in which it is read. */
import { formatCnic, formatDate, formatFee } from '#shared/format.ts'
import type { CaseRecord } from '#shared/records/case.ts'
import { formatVoucherNumber } from '#shared/rules/voucher-number.ts'
import { fieldLabel, labelOf, qualificationLevels, recordGenderLabel } from '#shared/vocabulary.ts'
import { typeWords } from '#web/ui/elapsed-time.ts'

export interface SectionRow {
  /** The name under which the row is ticked, such as `applicant.name`. */
  item: string
  label: string
  /** An empty value is shown as "Not provided". */
  value: string
}

export interface CaseSection {
  title: string
  rows: SectionRow[]
}

const dateFields = /date/i

const formatValue = (field: string, value: unknown): string => {
  if (field === 'cnic') return formatCnic(String(value))
  if (field === 'gender' && (value === 'm' || value === 'f')) return recordGenderLabel(value)
  const text = value === null || value === undefined ? '' : String(value)
  return dateFields.test(field) ? formatDate(text) : labelOf(text)
}

const rowsOf = (root: string, record: object, fields: readonly string[]): SectionRow[] =>
  fields.map((field) => ({
    item: `${root}.${field}`,
    label: fieldLabel(field),
    value: formatValue(field, (record as Record<string, unknown>)[field]),
  }))

const identityFields = [
  'title',
  'name',
  'father_name',
  'gender',
  'date_of_birth',
  'religion',
  'marital_status',
]
const personFields = [
  ...identityFields,
  'domicile',
  'country_of_birth',
  'designation',
  'organization',
  'fields',
]
const telephoneFields = ['telephoneRes', 'telephoneOffice', 'mobile']
const addressFields = ['residential', 'permanent', 'professional', 'city']
const qualificationFields = ['year_of_passing', 'degree_issue_date', 'name_of_institute', 'board_university']
const userApplicationFields = [
  ...['registration_no', 'category_type', 'category_issue_date', 'permanent_address', 'present_address'],
  ...['pharmacy_council', 'province_of_pharmacy', 'branch_code', 'challan_no', 'challan_submit_date'],
  ...['deposit_slip_no', 'reference_no'],
]

const applicationRows = ({ application_form: form }: CaseRecord): SectionRow[] => [
  { item: 'application_form.application_title', label: 'Type', value: typeWords[form.application_title] },
  ...(form.application_title === 'Renewal'
    ? rowsOf('application_form', form, ['registrationNo', 'issueDate', 'expiryDate'])
    : []),
  { item: 'application_form.fee_amount', label: 'Fee', value: formatFee(form.fee_amount) },
  ...(form.voucher_number
    ? [
        {
          item: 'application_form.voucher_number',
          label: fieldLabel('voucher_number'),
          value: formatVoucherNumber(form.voucher_number),
        },
      ]
    : []),
  {
    item: 'application_form.fee_schedule',
    label: 'Fee schedule',
    value: form.fee_is_sample ? `${form.fee_schedule}, a sample` : form.fee_schedule,
  },
]

export const sectionsOf = (record: CaseRecord): CaseSection[] => [
  {
    title: 'Applicant',
    rows: [
      ...rowsOf('account', record.account, ['cnic']),
      ...rowsOf('applicant', record.applicant, personFields),
      {
        item: 'applicant.photo',
        label: fieldLabel('photo'),
        value: record.applicant.photo ? 'As shown above' : '',
      },
    ],
  },
  {
    title: 'Contact',
    rows: [
      ...rowsOf('contact_information', record.contact_information, addressFields),
      ...rowsOf('applicant', record.applicant, telephoneFields),
      ...rowsOf('account', record.account, ['phone', 'email']),
    ],
  },
  ...record.qualification_information.map((qualification) => ({
    title: labelOf(qualification.qualification_level),
    rows: rowsOf(
      `qualification_information.${qualificationLevels.indexOf(qualification.qualification_level) + 1}`,
      qualification,
      [...qualificationFields, ...(qualification.department ? ['department'] : [])],
    ),
  })),
  { title: 'Application', rows: applicationRows(record) },
  ...(record.user_application
    ? [
        {
          title: 'User application',
          rows: rowsOf('user_application', record.user_application, userApplicationFields),
        },
      ]
    : []),
]
