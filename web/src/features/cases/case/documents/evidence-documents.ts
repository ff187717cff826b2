/** Which document proves which item, and the number of each document in the review. */
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { fieldOfItem } from '#shared/applications/field-tables/field-of-item.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { correctableRecords } from '#shared/applications/rules/correctable.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { depositSlip } from '#shared/vocabulary/evidence.ts'

/** In a fixed order, so that staff learn the keys: `1` is always the front of the CNIC. */
export const caseDocuments: readonly DocumentKey[] = [
  'cnic_front_image',
  'cnic_back_image',
  'profile_photo',
  'paid_bank_deposit_slip',
  'marksSheet_image',
  'certificate_image',
  'category_image',
  'renewal_category_image',
  'finger_print',
  'profile_image',
  'bank_voucher_receipt_image',
]

export const numberOf = (key: DocumentKey): number => caseDocuments.indexOf(key) + 1

const comparedRecords = {
  ...correctableRecords,
  application_form: applicationFormFields,
  user_application: userApplicationFields,
}

/** Values that the service sets itself and a deposit slip proves. */
const depositSlipItems = ['application_form.fee_amount', 'application_form.voucher_number']

/** The held document that proves an item; undefined where none does. */
export const evidenceOf = (item: string, held: readonly DocumentKey[]): DocumentKey | undefined => {
  const evidence = depositSlipItems.includes(item)
    ? depositSlip
    : fieldOfItem(comparedRecords, item)?.evidence
  return evidence?.find((key) => held.includes(key))
}
