import { districts } from '#shared/place-suggestions.ts'
import { fieldsOfWork, genders, maritalStatuses, religions, titles } from '#shared/vocabulary.ts'
import { DateField } from '#web/ui/date-field/date-field.tsx'
import { PhotoField } from '#web/ui/photo-field/photo-field.tsx'
import { RadioField } from '#web/ui/radio-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BirthNote } from './birth-note.tsx'

export const Identity = ({ storedPhoto }: { storedPhoto: string | null }) => (
  <fieldset className="group">
    <legend>Identity</legend>
    <SelectField name="title" options={titles} autoComplete="honorific-prefix" />
    <TextField name="name" autoComplete="name" dir="auto" />
    <TextField name="father_name" autoComplete="off" dir="auto" />
    <RadioField name="gender" options={genders} />
    <DateField name="date_of_birth" autoComplete="bday" />
    <BirthNote />
    <PhotoField name="photo" optional stored={storedPhoto} />
  </fieldset>
)

export const Personal = () => (
  <fieldset className="group">
    <legend>Personal</legend>
    <RadioField name="religion" options={religions} />
    <RadioField name="marital_status" options={maritalStatuses} />
    <TextField name="domicile" hint="Your district" list={districts} autoComplete="off" dir="auto" />
    <TextField name="country_of_birth" autoComplete="country-name" dir="auto" />
  </fieldset>
)

export const Telephones = () => (
  <fieldset className="group">
    <legend>Telephones</legend>
    <TextField name="telephoneRes" type="tel" optional hint="For example, 042 35761234" autoComplete="off" />
    <TextField name="telephoneOffice" type="tel" optional autoComplete="off" />
    <TextField name="mobile" type="tel" hint="For example, 0300 1234567" autoComplete="tel" />
  </fieldset>
)

export const Work = () => (
  <fieldset className="group">
    <legend>Work</legend>
    <TextField name="designation" optional autoComplete="organization-title" dir="auto" />
    <TextField name="organization" optional autoComplete="organization" dir="auto" />
    <SelectField name="fields" options={fieldsOfWork} />
  </fieldset>
)
