/** What of a renewal differs from the application that was approved last. */

import {
  papersOfOneApplication,
  paymentFields,
} from '#shared/applications/rules/papers-of-one-application.ts'
import type { SnapshotContent } from '#shared/applications/rules/snapshot.ts'
import { snapshotDifferences } from '#shared/applications/rules/snapshot-differences.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { CaseCheck } from '../records/case.ts'
import { proofsOf } from './evidence.ts'

/** Values that belong to one application, besides title, number, dates and fee. */
const ofEachApplication = new Set([
  ...papersOfOneApplication.map((key) => `document.${key}`),
  ...paymentFields.map((field) => `user_application.${field}`),
])
const recordsOfEach = ['application_form', 'fee']

/** What is compared; a renewal that states another number or end than the register is compared with the register. */
export const changesSinceApproval = (approved: SnapshotContent, renewal: SnapshotContent) =>
  snapshotDifferences(approved, renewal).filter(
    ({ item }) => !ofEachApplication.has(item) && !recordsOfEach.includes(item.split('.')[0] ?? ''),
  )

interface Stated {
  registrationNo: string
  expiryDate: string | null
}

/** Whether number and end are those of the register. */
export const statesTheRegister = (
  { registrationNo, expiryDate }: Stated,
  registration: { number: string; valid_until: string } | null | undefined,
): boolean =>
  registration !== null &&
  registration !== undefined &&
  plainNumber(registrationNo) === plainNumber(registration.number) &&
  expiryDate === registration.valid_until

/** How the person is reached: shown to the office, and no reason to look at documents once more. */
const contactItems = new Set(['applicant.telephoneRes', 'applicant.telephoneOffice', 'applicant.mobile'])

export const isContact = ({ item }: { item: string }): boolean => contactItems.has(item)

interface Reached {
  phone: string
  email: string
}

/** What of the account itself reaches the person otherwise than at the application before. */
export const accountContactChanges = (account: Reached, former: Reached): string[] => [
  ...(account.phone === former.phone ? [] : ['Phone of the account']),
  ...(account.email === former.email ? [] : ['Email of the account']),
]

/** What the comparison with the application that was approved last has found. */
export interface SinceApproval {
  reference_no: string
  /** The labels of what differs. */
  changed: string[]
  /** The same of telephones and addresses for e-mail. */
  contact: string[]
  /** What has to be looked at once more, by the names of the items; none in an unchanged renewal. */
  items: string[]
}

/** The points that the register and the dates of an entry answer, where the renewal states others. */
export const statedItems = ['application_form.registrationNo', 'application_form.expiryDate']

/** Whether a point is as it was approved, and so is what proves it. */
export const isAsApproved = (point: string, { items }: Pick<SinceApproval, 'items'>): boolean =>
  !items.includes(point) && !proofsOf(point).some((document) => items.includes(`document.${document}`))

const nothingChanged = 'Nothing changed'

/** Whether it says why every point is marked already. */
export const saysUnchanged = ({ words }: CaseCheck): boolean => words.startsWith(nothingChanged)

/** The result as an automatic check. */
export const sinceApprovalCheck = ({ reference_no, changed, contact }: SinceApproval): CaseCheck => {
  if (changed.length > 0)
    return {
      ok: false,
      words: `Changed since ${reference_no} was approved: ${[...changed, ...contact].join(', ')}`,
    }
  const but = contact.length > 0 ? ` but how the person is reached (${contact.join(', ')})` : ''
  return {
    ok: true,
    words: `${nothingChanged}${but}: records and documents are those of ${reference_no}, which was approved; number and end are those of the register`,
  }
}
