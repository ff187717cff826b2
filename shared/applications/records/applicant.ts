/** The applicant's personal information. */
import * as z from 'zod/mini'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { optionalPhone, phone } from '#shared/kit/fields/identity.ts'
import { forCreating, recordIdentity, stored } from '#shared/kit/fields/shapes.ts'
import { line, optionalLine, personName } from '#shared/kit/fields/text.ts'
import { fieldsOfWork, genders, maritalStatuses, religions, titles } from '#shared/vocabulary/people.ts'

const longestPhotoInBytes = 500 * 1024
/** A data string carries 4 characters for 3 bytes, after a short prefix. */
export const longestPhotoString = Math.ceil(longestPhotoInBytes / 3) * 4 + 64

const fields = {
  title: z.enum(titles, 'Choose your title'),
  name: personName('Enter your name'),
  father_name: personName("Enter your father's name"),
  gender: z.enum(genders, 'Choose your gender'),
  date_of_birth: date('Date of birth', 'Enter your date of birth'),
  religion: z.enum(religions, 'Choose your religion'),
  marital_status: z.enum(maritalStatuses, 'Choose your marital status'),
  domicile: line('Enter your domicile'),
  country_of_birth: line('Enter your nationality or country of birth'),
  telephoneRes: optionalPhone,
  telephoneOffice: optionalPhone,
  mobile: phone('Enter your mobile number'),
  designation: optionalLine(),
  organization: optionalLine(),
  fields: z.enum(fieldsOfWork, 'Choose your field of work'),
}

/** A new photo as a data string; null takes the photo away; absent leaves it as it is. */
const photo = z.optional(
  z.nullable(
    z
      .string('The photo must be a JPG or PNG')
      .check(z.maxLength(longestPhotoString, 'The photo must be smaller than 500 KB')),
  ),
)

const applicantValues = z.strictObject(forCreating(fields))
export type ApplicantValues = z.output<typeof applicantValues>

export const newApplicant = z.extend(applicantValues, { photo })
export type NewApplicant = z.output<typeof newApplicant>
export const applicantChanges = z.partial(z.strictObject({ ...fields, photo }))
export type ApplicantChanges = z.output<typeof applicantChanges>

/** As answered: `photo` is a short-lived address of the image, or null. */
export const applicantRecord = z.object({
  ...recordIdentity,
  ...stored(fields),
  photo: z.nullable(z.string()),
})
export type ApplicantRecord = z.output<typeof applicantRecord>
