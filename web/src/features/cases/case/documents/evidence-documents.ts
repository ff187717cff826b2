/** The number of each document in the review. */
import type { DocumentKey } from '#shared/vocabulary/documents.ts'

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
  'signed_form',
]

export const numberOf = (key: DocumentKey): number => caseDocuments.indexOf(key) + 1
