/** Entries of the register, and what a registrar types to link one. */
import type { NewRegistration } from '#functions/data/register/registration.ts'
import { renewalWindow } from '#shared/rules/registration.ts'
import { sampleTerm } from '#shared/rules/terms.ts'

let links = 0

/** As read from a certificate; a number of its own by default. */
export const aRegistrationLink = (given: object = {}) => ({
  number: `B ${90_000 + links++}`,
  category: 'A',
  name: 'Ayesha Siddiqua',
  father_name: 'Muhammad Imran',
  first_registered_on: '2020-01-01',
  valid_until: '2025-01-01',
  certificate_seen: true,
  ...given,
})

/** An entry as a book brings it in: nobody holds it. */
export const aRegistration = (given: Partial<NewRegistration> = {}): NewRegistration => {
  const valid_until = given.valid_until ?? '2030-06-30'
  return {
    ...{ number: 'A-00001', register: 'A', category: 'A' },
    ...{ name: 'Ayesha Siddiqua', father_name: 'Muhammad Imran' },
    ...{ cnic: '', date_of_birth: null, city: 'Lahore', photo: null },
    qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
    ...{ first_registered_on: '2020-07-01', valid_until, ...renewalWindow(valid_until, sampleTerm) },
    ...{ suspended: null, removed: null, certificate: null, certificates: 0 },
    source: { book: 'b-1', row: 1 },
    holder: null,
    ...given,
  }
}
