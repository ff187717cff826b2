/** What an applicant sends, with the field names of the specification and nothing else. */
import { randomInt } from 'node:crypto'
import { aPng } from '#tests/support/files/images.ts'

export type Fields = Record<string, unknown>

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('')

export const password = 'Karachi-harbour-58'

/** The seven fields of the registration screen, of somebody new. */
export const aRegistration = (given: Fields = {}) => ({
  name: 'Sana Iqbal',
  father_name: 'Muhammad Iqbal',
  cnic: `35202-${digits(7)}-2`,
  phone: `0300-${digits(7)}`,
  email: `sana.${digits(14)}@example.com`,
  password,
  password_confirmation: password,
  ...given,
})

export const applicantFields = (given: Fields = {}) => ({
  title: 'Miss',
  name: 'Sana Iqbal',
  father_name: 'Muhammad Iqbal',
  gender: 'Female',
  date_of_birth: '1994-03-21',
  religion: 'Muslim',
  marital_status: 'Single',
  domicile: 'Lahore',
  country_of_birth: 'Pakistan',
  telephoneRes: '042-35761234',
  telephoneOffice: '042-35769876',
  mobile: '0300-1234567',
  photo: `data:image/png;base64,${aPng(350, 450).toString('base64')}`,
  designation: 'Pharmacist',
  organization: 'Services Hospital Lahore',
  fields: 'Hospital Pharmacy',
  ...given,
})

export const contactFields = () => ({
  residential: 'House 12, Street 4, Gulberg III',
  permanent: 'House 9, Mall Road, Kasur',
  professional: 'Services Hospital, Jail Road',
  city: 'Lahore',
})

const qualification = (level: string, year: string, issued: string, institute: string, board: string) => ({
  qualification_level: level,
  year_of_passing: year,
  degree_issue_date: issued,
  name_of_institute: institute,
  board_university: board,
})

const university = 'University of the Punjab'

/** The four levels, the lowest first; only the highest has a department. */
export const qualifications = () => [
  qualification('SSC / Matriculation / O - level', '2010', '2010-08-01', 'Grammar School', 'BISE Lahore'),
  qualification('HEC / Intermediate/ A - level', '2012', '2012-09-01', 'Kinnaird College', 'BISE Lahore'),
  qualification('B Pharm / Pharm D', '2017', '2018-02-15', 'College of Pharmacy', university),
  {
    ...qualification('M.Phil/M.Pharm', '2020', '2020-11-30', 'College of Pharmacy', university),
    department: 'Pharmaceutics',
  },
]

export const userApplicationFields = () => ({
  gender: 'f',
  registration_no: '12345',
  category_type: 'Category A',
  category_issue_date: '2018-05-10',
  date_of_birth: '1994-03-21',
  permanent_address: 'House 9, Mall Road, Kasur',
  present_address: 'House 12, Street 4, Gulberg III, Lahore',
  pharmacy_council: 'Punjab Pharmacy Council',
  province_of_pharmacy: 'Punjab',
  branch_code: '0421',
  challan_no: '778899',
  challan_submit_date: '2026-10-12',
  deposit_slip_no: '445566',
  reference_no: '112233',
  verification_date: '2026-10-20',
})

export const without = (record: object, ...keys: string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
