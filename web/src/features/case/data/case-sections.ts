/** Everything of a case that is compared with documents, in the order in which it is read. */
import { accountFields } from '#shared/field-tables/account.ts'
import { applicantFields } from '#shared/field-tables/applicant.ts'
import { applicationFormFields } from '#shared/field-tables/application-form.ts'
import { contactInformationFields } from '#shared/field-tables/contact-information.ts'
import { type Field, type FieldTable, fieldsOf } from '#shared/field-tables/field.ts'
import { qualificationInformationFields } from '#shared/field-tables/qualification-information.ts'
import { userApplicationFields } from '#shared/field-tables/user-application.ts'
import { formatFee } from '#shared/format.ts'
import type { CaseRecord } from '#shared/records/case.ts'
import { formatVoucherNumber } from '#shared/rules/voucher-number.ts'
import { fieldLabel, labelOf, qualificationLevels } from '#shared/vocabulary.ts'
import { applicationTypeLabels } from '#web/ui/application-labels.ts'
import { rowsOf, type SectionRow } from './section-rows.ts'

interface CaseSection {
  title: string
  rows: SectionRow[]
}

const keep = (fields: FieldTable, isKept: (field: Field) => boolean): FieldTable =>
  Object.fromEntries(fieldsOf(fields).filter(([, field]) => isKept(field)))

const isTelephone = ({ section }: Field): boolean => section === 'Telephones'
const personFields = keep(applicantFields, (field) => !isTelephone(field))
const telephoneFields = keep(applicantFields, isTelephone)
const { registrationNo, issueDate, expiryDate } = applicationFormFields
const { cnic, phone, email } = accountFields
const { qualification_level: _title, ...qualificationFields } = qualificationInformationFields

const applicationRows = ({ application_form: form }: CaseRecord): SectionRow[] => [
  {
    item: 'application_form.application_title',
    label: 'Type',
    value: applicationTypeLabels[form.application_title],
  },
  ...(form.application_title === 'Renewal'
    ? rowsOf('application_form', form, { registrationNo, issueDate, expiryDate })
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
      ...rowsOf('account', record.account, { cnic }),
      ...rowsOf('applicant', record.applicant, personFields),
      {
        item: 'applicant.photo',
        label: applicantFields.photo.label,
        value: record.applicant.photo ? 'As shown above' : '',
      },
    ],
  },
  {
    title: 'Contact',
    rows: [
      ...rowsOf('contact_information', record.contact_information, contactInformationFields),
      ...rowsOf('applicant', record.applicant, telephoneFields),
      ...rowsOf('account', record.account, { phone, email }),
    ],
  },
  ...record.qualification_information.map((qualification) => ({
    title: labelOf(qualification.qualification_level),
    rows: rowsOf(
      `qualification_information.${qualificationLevels.indexOf(qualification.qualification_level) + 1}`,
      qualification,
      keep(
        qualificationFields,
        ({ levels }) => !levels || levels.includes(qualification.qualification_level),
      ),
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
