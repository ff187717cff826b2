/** Corrections of the particulars of an entry: what differs, and how it is told. */
import type { Asked } from '#shared/register/records/change-request.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { Correctable } from '#shared/register/records/registration-file.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

/** Who reads entries whole: those who read applications too. */
export const registrationRoles = ['reviewer', 'reception', 'registrar'] as const satisfies StaffRole[]

type Particulars = Pick<RegistrationRecord, keyof Correctable>

export const particularLabels: Record<keyof Correctable, string> = {
  name: 'Name',
  father_name: 'Father’s name',
  cnic: 'CNIC',
  date_of_birth: 'Date of birth',
  city: 'City',
  qualification: 'Qualification',
}
/** Of all that holders ask for. */
export const askedLabels: Record<Asked, string> = { ...particularLabels, letter: 'Letter of good standing' }
const particularNames = Object.keys(particularLabels) as (keyof Correctable)[]

/** The fields that are not as in the register. */
export const changedParticulars = (entry: Particulars, given: Correctable): Partial<Particulars> => {
  const wanted: Particulars = { ...given, date_of_birth: given.date_of_birth || null }
  return Object.fromEntries(
    particularNames.filter((name) => wanted[name] !== entry[name]).map((name) => [name, wanted[name]]),
  )
}

/** "Correct A-00012, Ayesha Siddiqa: Name, City" */
export const correctionTitle = (
  { number, name }: Pick<RegistrationRecord, 'number' | 'name'>,
  fields: Partial<Particulars>,
): string =>
  `Correct ${number}, ${name}: ${particularNames
    .filter((field) => field in fields)
    .map((field) => particularLabels[field])
    .join(', ')}`
