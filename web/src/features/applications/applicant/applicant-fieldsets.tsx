import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { districts } from '#shared/applications/place-suggestions.ts'
import { PhotoField } from '#web/ui/fields/photo-field/photo-field.tsx'
import { RecordFields } from '#web/ui/form/record-fields.tsx'
import { BirthNote } from './birth-note.tsx'

const hints = {
  title: { autoComplete: 'honorific-prefix' },
  name: { autoComplete: 'name' },
  date_of_birth: { autoComplete: 'bday' },
  domicile: { hint: 'Your district', list: districts },
  country_of_birth: { autoComplete: 'country-name' },
  telephoneRes: { hint: 'For example, 042 35761234' },
  mobile: { hint: 'For example, 0300 1234567', autoComplete: 'tel' },
  designation: { autoComplete: 'organization-title' },
  organization: { autoComplete: 'organization' },
}

const photoHint =
  'Needed before approval; you can add it later. It is printed on your form and shows the council who you are.'

/** The fieldsets of the personal information. */
export const ApplicantFieldsets = ({ storedPhoto }: { storedPhoto: string | null }) => (
  <RecordFields
    fields={applicantFields}
    hints={hints}
    special={{
      date_of_birth: (input) => (
        <>
          {input}
          <BirthNote />
        </>
      ),
      photo: () => <PhotoField name="photo" hint={photoHint} stored={storedPhoto} />,
    }}
  />
)
