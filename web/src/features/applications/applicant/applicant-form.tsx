import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { districts } from '#shared/applications/place-suggestions.ts'
import { type ApplicantRecord, newApplicant } from '#shared/applications/records/applicant.ts'
import { applicantDateErrors } from '#shared/kit/dates.ts'
import { dayInKarachi, isRealDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { PhotoField } from '#web/ui/fields/photo-field/photo-field.tsx'
import { startingValues } from '#web/ui/form/field-sections.ts'
import { RecordFields } from '#web/ui/form/record-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useFieldLock } from '#web/ui/form/use-field-lock.ts'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { useSaveLabel } from '#web/ui/steps/steps.ts'

const usuallyAtLeastInYears = 21 // Pharm-D takes five years after F.Sc

const isUnusuallyYoung = (dateOfBirth: string, today: string): boolean => {
  const birthday = `${Number(dateOfBirth.slice(0, 4)) + usuallyAtLeastInYears}${dateOfBirth.slice(4)}`
  return (
    birthday > today && Object.keys(applicantDateErrors({ date_of_birth: dateOfBirth }, today)).length === 0
  )
}

/** A date of birth that is possible but unlikely for a pharmacist: a note that does not keep anybody from saving. */
const BirthNote = () => {
  const dateOfBirth: string = useWatch({ name: 'date_of_birth' }) ?? ''
  const show = isRealDate(dateOfBirth) && isUnusuallyYoung(dateOfBirth, dayInKarachi(new Date()))
  return (
    <div role="status">
      {show && (
        <p className="banner-note">
          Check this: by this date you are under {usuallyAtLeastInYears}. If it is right, save it as it is.
        </p>
      )}
    </div>
  )
}

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
const ApplicantFieldsets = ({ storedPhoto }: { storedPhoto: string | null }) => (
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

/** The last digit of a CNIC is odd for men and even for women. What somebody has said of themselves comes first. */
const knownGender = ({ cnic, gender: said }: CurrentUser) => {
  const ofCnic = Number(cnic.at(-1)) % 2 === 1 ? 'Male' : 'Female'
  if (said === 'm') return 'Male'
  return said === 'other' && ofCnic === 'Male' ? undefined : ofCnic
}

/** The form does not ask for what the account already contains. */
const applicantDefaults = (record: ApplicantRecord | null, user: CurrentUser) => ({
  ...startingValues(applicantFields, record, {
    name: user.name,
    father_name: user.father_name,
    gender: knownGender(user),
    country_of_birth: 'Pakistan',
    mobile: user.phone,
  }),
  photo: undefined, // the record holds an address; only a new photo is sent
})

/** Adds the personal information, or changes `record`. */
export const ApplicantForm = ({ record }: { record: ApplicantRecord | null }) => {
  const session = useSession()
  const saveLabel = useSaveLabel(record)
  const isLocked = useFieldLock(
    (field) => `applicant.${field}`,
    (field) => field !== 'photo' || Boolean(record?.photo),
  )
  const { form, saved, returnPath } = useSavedRecord({
    record,
    schema: newApplicant,
    defaultsOf: (shown) => applicantDefaults(shown, session.user),
    draft: { key: 'applicant', omit: ['photo'] },
    check: (values) => applicantDateErrors(values, dayInKarachi(new Date())),
    save: (body, saved, options) =>
      saved
        ? api.applications.update({ params: { id: saved.id }, body }, options)
        : api.applications.create({ body }, options),
    keep: session.setApplicant,
    nextPath: paths.applications,
  })
  return (
    <RecordForm
      record={form}
      fields={applicantFields}
      isLocked={isLocked}
      saveLabel={saveLabel}
      secondaryAction={<Link to={returnPath}>Cancel</Link>}
    >
      <ApplicantFieldsets storedPhoto={saved?.photo ?? null} />
    </RecordForm>
  )
}
