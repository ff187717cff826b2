/** The points of an application that a reviewer looks at and compares with documents, in the order in which they are read. */
import { accountFields } from '#shared/applications/field-tables/account.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { type Field, type FieldTable, fieldItem, fieldsOf } from '#shared/kit/field.ts'
import { formatRupees } from '#shared/kit/format.ts'
import { type ApplicationTitle, applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { labelOf, type QualificationLevel, qualificationLevels } from '#shared/vocabulary/people.ts'
import type { Stage } from '#shared/vocabulary/statuses.ts'
import { type CheckedRecords, howChecked } from './checked-points.ts'

export interface ReviewPoint {
  /** The name under which the point is ticked, such as `applicant.name`. */
  item: string
  label: string
  /** An empty value is shown as "Not provided". */
  value: string
  /** How the portal has checked it by itself; undefined for a point that a person compares. */
  checked?: string | undefined
}

interface ReviewSection {
  title: string
  points: ReviewPoint[]
}

interface ApplicationForm {
  application_title: ApplicationTitle
  fee_amount: number
  fee_schedule: string
  fee_is_sample: boolean
  voucher_number: string
}

/** What is reviewed of an application. */
interface Application extends CheckedRecords {
  applicant: CheckedRecords['applicant'] & { name: string; photo?: unknown }
  qualification_information: (CheckedRecords['qualification_information'][number] & {
    qualification_level: QualificationLevel
  })[]
  application_form: ApplicationForm & CheckedRecords['application_form']
  user_application: object | null
}

/** @param root the record in the names of the items, such as `applicant` */
const pointsOf = (root: string, record: object, fields: FieldTable): ReviewPoint[] =>
  fieldsOf(fields)
    .filter(([, { kind, hiddenFromStaff }]) => kind !== 'photo' && !hiddenFromStaff)
    .map(([key, field]) => ({
      item: `${root}.${key}`,
      ...fieldItem(field, (record as Record<string, unknown>)[key]),
    }))

const keep = (fields: FieldTable, isKept: (field: Field) => boolean): FieldTable =>
  Object.fromEntries(fieldsOf(fields).filter(([, field]) => isKept(field)))

const isTelephone = ({ section }: Field): boolean => section === 'Telephones'
const personFields = keep(applicantFields, (field) => !isTelephone(field))
const telephoneFields = keep(applicantFields, isTelephone)
const { registrationNo, issueDate, expiryDate } = applicationFormFields
const { cnic, phone, email } = accountFields
const { qualification_level: _title, ...qualificationFields } = qualificationInformationFields

const applicationPoints = ({ application_form: form }: Application): ReviewPoint[] => [
  {
    item: 'application_form.application_title',
    label: 'Type',
    value: applicationTypeLabels[form.application_title],
  },
  ...(form.application_title === 'Renewal'
    ? pointsOf('application_form', form, { registrationNo, issueDate, expiryDate })
    : []),
  { item: 'application_form.fee_amount', label: 'Fee', value: formatRupees(form.fee_amount) },
  {
    item: 'application_form.voucher_number',
    label: fieldLabel('voucher_number'),
    value: formatVoucherNumber(form.voucher_number),
  },
  { item: 'application_form.fee_schedule', label: 'Fee schedule', value: form.fee_schedule },
]

const sectionsOf = (record: Application): ReviewSection[] => [
  {
    title: 'Applicant',
    points: [
      ...pointsOf('account', record.account, { cnic }),
      ...pointsOf('applicant', record.applicant, personFields),
      {
        item: 'applicant.photo',
        label: applicantFields.photo.label,
        value: record.applicant.photo ? 'As shown above' : '',
      },
    ],
  },
  {
    title: 'Contact',
    points: [
      ...pointsOf('contact_information', record.contact_information, contactInformationFields),
      ...pointsOf('applicant', record.applicant, telephoneFields),
      ...pointsOf('account', record.account, { phone, email }),
    ],
  },
  ...record.qualification_information.map((qualification) => ({
    title: labelOf(qualification.qualification_level),
    points: pointsOf(
      `qualification_information.${qualificationLevels.indexOf(qualification.qualification_level) + 1}`,
      qualification,
      keep(
        qualificationFields,
        ({ levels }) => !levels || levels.includes(qualification.qualification_level),
      ),
    ),
  })),
  { title: 'Application', points: applicationPoints(record) },
  ...(record.user_application
    ? [
        {
          title: 'User application',
          points: pointsOf('user_application', record.user_application, userApplicationFields),
        },
      ]
    : []),
]

/** All values of an application by section, with how the portal has checked those that no person compares. */
export const reviewSections = (record: Application): ReviewSection[] =>
  sectionsOf(record).map(({ title, points }) => ({
    title,
    points: points.map((point) => ({ ...point, checked: howChecked(point, record) })),
  }))

/** The names of the points that a person compares, all of which a finished review has looked at. */
export const reviewPoints = (record: Application): string[] =>
  reviewSections(record).flatMap(({ points }) =>
    points.filter(({ checked }) => !checked).map(({ item }) => item),
  )

/** Whether points are looked at; a recommendation counts what was looked at before it. */
const looksAtPoints: Record<Stage, boolean> = {
  'not-started': true,
  'in-review': true,
  returned: false,
  resubmitted: true,
  'approval-recommended': false,
  'refusal-recommended': false,
  approved: false,
  'certificate-ready': false,
  collected: false,
  declined: false,
  withdrawn: false,
  'ended-unpaid': false,
}

export const mayLookAtPoints = (stage: Stage): boolean => looksAtPoints[stage]

/** The labels of these points, as the reviewer reads them. */
export const pointLabels = (items: readonly string[], record: Application): string[] =>
  reviewSections(record)
    .flatMap(({ points }) => points)
    .filter(({ item }) => items.includes(item))
    .map(({ label }) => label)
