/** The points that the portal checks by itself, and how. A person compares the others with a document. */
import { depositSlip } from '#shared/vocabulary/documents.ts'
import { cnicCheck } from '../checks/person-checks.ts'
import { datesCheck, yearsCheck } from '../checks/qualification-checks.ts'
import { comparedField, proofsOf } from './evidence.ts'

interface Addresses {
  residential: string
  permanent: string
}

/** What the portal compares with each other. */
export interface CheckedRecords {
  account: Parameters<typeof cnicCheck>[0]['account']
  applicant: Parameters<typeof cnicCheck>[0]['applicant'] & Parameters<typeof datesCheck>[0]['applicant']
  contact_information: Addresses
  qualification_information: Parameters<typeof yearsCheck>[0]['qualification_information']
  application_form: { corrections?: readonly { item: string }[] }
}

interface Value {
  item: string
  value: string
}

/** The marks sheet and the certificate are those of the degree, the third level. */
const isBeforeDegree = (item: string): boolean => /^qualification_information\.[12]\./.test(item)

const mayStayEmpty = (item: string): boolean => {
  const field = comparedField(item)
  return field?.optional === true && !field.printed?.neverBlank
}

/** In the order in which they are said: the first that applies. */
const ways: readonly (readonly [how: string, applies: (point: Value, record: CheckedRecords) => boolean])[] =
  [
    [
      'Years and dates are in order, and the papers are those of the degree',
      ({ item }, record) => isBeforeDegree(item) && yearsCheck(record).ok && datesCheck(record).ok,
    ],
    ['Left empty, which is allowed', ({ item, value }) => value === '' && mayStayEmpty(item)],
    ['Set by the portal', ({ item }) => item === 'application_form.fee_schedule'],
    ['Compared with the deposit slip by accounts', ({ item }) => proofsOf(item) === depositSlip],
    ['No document shows it', ({ item }) => proofsOf(item).length === 0],
    [
      'Agrees with the last digit of the CNIC',
      ({ item }, record) => item === 'applicant.gender' && cnicCheck(record).ok,
    ],
    [
      'The same as in the contact information',
      ({ item, value }, { contact_information: contact }) =>
        (item === 'user_application.permanent_address' && value === contact.permanent) ||
        (item === 'user_application.present_address' && value === contact.residential),
    ],
  ]

/** How the portal has checked a value; undefined where a person compares it, as everything that was returned. */
export const howChecked = (point: Value, record: CheckedRecords): string | undefined =>
  record.application_form.corrections?.some(({ item }) => item === point.item)
    ? undefined
    : ways.find(([, applies]) => applies(point, record))?.[0]
