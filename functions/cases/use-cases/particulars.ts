/** The particulars of a person in the register, taken from the approved application. */
import { withAnyPhoto } from '#functions/applications/use-cases/present-user.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { shortLevelNames } from '#shared/vocabulary/people.ts'
import type { StaffCase } from './load-case.ts'

type Particulars = Pick<
  RegistrationRecord,
  'name' | 'father_name' | 'cnic' | 'date_of_birth' | 'city' | 'qualification' | 'photo' | 'photo_sha256'
>

/** The parts of an application on which the register is based. */
type Applied = Pick<
  StaffCase,
  'applicant' | 'contact_information' | 'qualification_information' | 'documents'
> & { account: { cnic: string } }

/** "B Pharm / Pharm D, University of the Punjab, 2019": the degree for which the person is registered. */
const qualificationOf = ({ qualification_information: levels }: Applied): string => {
  const degree = levels.find(({ qualification_level }) => qualification_level === 'B Pharm / Pharm D')
  if (!degree) return ''
  const { board_university, name_of_institute, year_of_passing } = degree
  return [shortLevelNames['B Pharm / Pharm D'], board_university || name_of_institute, year_of_passing]
    .filter((part) => part !== '')
    .join(', ')
}

export const particularsOf = (application: Applied): Particulars => {
  const { account, applicant, contact_information, documents } = application
  const { photo_key, photo_digest } = withAnyPhoto(applicant, documents)
  return {
    name: applicant.name,
    father_name: applicant.father_name,
    cnic: account.cnic,
    date_of_birth: applicant.date_of_birth || null,
    city: contact_information.city,
    qualification: qualificationOf(application),
    photo: photo_key ?? null,
    photo_sha256: photo_digest,
  }
}
