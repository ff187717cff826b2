import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { RecordField } from '#web/ui/form/record-fields.tsx'

const fiveYearsInDays = 1827 // how far ahead the calendar of the expiry date goes

const hints = {
  application_title: {},
  registrationNo: {
    hint: `As on your registration certificate. Leave “${noRegistrationNumberYet}” if you do not know it`,
    className: 'field-medium',
  },
  issueDate: { hint: 'Of your last registration. For example, 17-03-2021' },
  expiryDate: { hint: 'For example, 16-03-2026', latestInDays: fiveYearsInDays },
}

/** The input of a field of the form itself. */
export const RegistrationField = ({ name }: { name: keyof typeof hints }) => (
  <RecordField name={name} field={applicationFormFields[name]} {...hints[name]} />
)
