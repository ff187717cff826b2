import type * as z from 'zod/mini'
import type { newApplicant } from '#shared/applications/records/applicant.ts'
import type { newContactInformation } from '#shared/applications/records/contact-information.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import {
  choose,
  cities,
  colleges,
  employers,
  families,
  fathers,
  men,
  schools,
  streets,
  universities,
  women,
} from './names.ts'

/** Every demonstration account signs in with it: applicants and staff. */
export const demonstrationPassword = 'paper-lantern-harbour'

/** E-mail addresses that no e-mail can reach. */
export const demonstrationDomain = 'demonstration.example'

/** The input of an applicant before the submission; everything else follows from `number`. */
export type Applicant = ReturnType<typeof applicantOf>

/** @param number from 0 on; the same number gives the same person at every start */
export function applicantOf(number: number) {
  const isWoman = number % 2 === 0
  const given = (isWoman ? women : men)[Math.floor(number / 2) % 16] ?? ''
  const family = families[(number * 5 + Math.floor(number / 32)) % families.length] ?? ''
  const name = `${given} ${family}`
  const city = choose(cities, number, 1)
  const born = 1980 + (number % 17)
  return {
    number,
    account: {
      name,
      father_name: `${choose(fathers, number, 2)} ${family}`,
      // From a range that is not issued; the last digit is odd for men.
      cnic: `99999${String(1_000_000 + number * 1373)}${isWoman ? 2 + (number % 4) * 2 : 1 + (number % 5) * 2}`,
      phone: `0300 ${String(1_000_000 + number * 7919)}`,
      email: `${name.toLowerCase().replace(' ', '.')}@${demonstrationDomain}`,
    },
    personal: {
      ...{ title: isWoman ? 'Ms.' : 'Mr.', gender: isWoman ? 'Female' : 'Male', religion: 'Muslim' },
      date_of_birth: `${born}-${twoDigits(1 + (number % 12))}-${twoDigits(1 + ((number * 11) % 28))}`,
      ...{ marital_status: number % 3 === 0 ? 'Married' : 'Single', country_of_birth: 'Pakistan' },
      ...{ domicile: city, ...choose(employers, number, 3) },
    } satisfies Omit<z.input<typeof newApplicant>, 'name' | 'father_name' | 'mobile'>,
    contact: {
      residential: `House ${1 + number * 3}, ${choose(streets, number, 4)}\n${city}`,
      permanent: `House ${1 + number * 3}, ${choose(streets, number, 4)}\n${city}`,
      professional: `${choose(employers, number, 3).organization}, ${city}`,
      city,
    } satisfies z.input<typeof newContactInformation>,
    qualifications: qualificationsOf(number, born, city),
    /** On the certificates of those who are in the old book. */
    registrationNo: `P-${4100 + number * 13}`,
    challan: `CH-${50_000 + number * 37}`,
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

function qualificationsOf(number: number, born: number, city: string) {
  const levels = [
    { year: born + 16, institute: choose(schools, number, 5), board: `Board of Education ${city}` },
    { year: born + 18, institute: choose(colleges, number, 6), board: `Board of Education ${city}` },
    { year: born + 24, institute: 'College of Pharmacy', board: choose(universities, number, 7) },
  ]
  return levels.map(({ year, institute, board }, level) => ({
    qualification_level: qualificationLevels[level],
    year_of_passing: String(year),
    degree_issue_date: `${year}-${twoDigits(8 + (number % 3))}-${twoDigits(1 + (number % 27))}`,
    name_of_institute: institute,
    board_university: board,
  }))
}
