/** The documents that prove the same things, the best first. */
import type { DocumentKey } from './documents.ts'

type Documents = readonly DocumentKey[]

export const cnicFront: Documents = ['cnic_front_image']
export const cnicBack: Documents = ['cnic_back_image', 'cnic_front_image']
export const picture: Documents = ['profile_photo', 'profile_image']
export const depositSlip: Documents = ['paid_bank_deposit_slip', 'bank_voucher_receipt_image']
export const marksSheet: Documents = ['marksSheet_image', 'certificate_image']
export const degree: Documents = ['certificate_image', 'marksSheet_image']
export const registrationCertificate: Documents = ['renewal_category_image', 'category_image']
export const category: Documents = ['category_image', 'renewal_category_image']
