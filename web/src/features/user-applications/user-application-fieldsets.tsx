import { pharmacyCouncils, provinces } from '#shared/place-suggestions.ts'
import { categoryTypes, recordGenderLabel, recordGenders } from '#shared/vocabulary.ts'
import { DateField } from '#web/ui/date-field/date-field.tsx'
import { RadioField } from '#web/ui/radio-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export const Personal = () => (
  <fieldset className="group">
    <legend>Personal</legend>
    <RadioField name="gender" options={recordGenders} words={recordGenderLabel} />
    <DateField name="date_of_birth" autoComplete="bday" />
    <TextAreaField name="permanent_address" autoComplete="off" />
    <TextAreaField name="present_address" autoComplete="street-address" />
  </fieldset>
)

export const Registration = () => (
  <fieldset className="group">
    <legend>Registration</legend>
    <TextField name="registration_no" optional hint="As on your certificate" autoComplete="off" />
    <RadioField name="category_type" options={categoryTypes} />
    <DateField name="category_issue_date" optional />
    <TextField name="pharmacy_council" list={pharmacyCouncils} autoComplete="off" dir="auto" />
    <TextField name="province_of_pharmacy" list={provinces} autoComplete="off" dir="auto" />
    <TextField name="branch_code" optional autoComplete="off" />
  </fieldset>
)

export const Challan = () => (
  <fieldset className="group">
    <legend>Challan</legend>
    <TextField name="challan_no" optional autoComplete="off" />
    <DateField name="challan_submit_date" optional />
    <TextField name="deposit_slip_no" optional autoComplete="off" />
    <TextField name="reference_no" optional autoComplete="off" />
  </fieldset>
)
