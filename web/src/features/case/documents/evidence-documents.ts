/** Which document proves which item, and the number of each document in the review. */
import type { DocumentKey } from '#shared/vocabulary.ts'

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

const cnicFront: DocumentKey[] = ['cnic_front_image']
const cnicBack: DocumentKey[] = ['cnic_back_image', 'cnic_front_image']
const photos: DocumentKey[] = ['profile_photo', 'profile_image']
const depositSlip: DocumentKey[] = ['paid_bank_deposit_slip', 'bank_voucher_receipt_image']
const marks: DocumentKey[] = ['marksSheet_image', 'certificate_image']
const degree: DocumentKey[] = ['certificate_image', 'marksSheet_image']
const registerEntry: DocumentKey[] = ['renewal_category_image', 'category_image']

const evidenceByField: Record<string, DocumentKey[]> = {
  name: cnicFront,
  father_name: cnicFront,
  cnic: cnicFront,
  gender: cnicFront,
  date_of_birth: cnicFront,
  country_of_birth: cnicFront,
  photo: photos,
  residential: cnicBack,
  permanent: cnicBack,
  permanent_address: cnicBack,
  present_address: cnicBack,
  year_of_passing: marks,
  board_university: marks,
  name_of_institute: degree,
  degree_issue_date: degree,
  department: degree,
  fee_amount: depositSlip,
  voucher_number: depositSlip,
  challan_no: depositSlip,
  challan_submit_date: depositSlip,
  deposit_slip_no: depositSlip,
  branch_code: depositSlip,
  registration_no: registerEntry,
  registrationNo: registerEntry,
  issueDate: registerEntry,
  expiryDate: registerEntry,
  category_type: ['category_image', 'renewal_category_image'],
  category_issue_date: ['category_image', 'renewal_category_image'],
}

const fieldOf = (item: string): string => item.slice(item.lastIndexOf('.') + 1)

/** The uploaded document that proves an item; undefined where there is none. */
export const evidenceOf = (item: string, held: readonly DocumentKey[]): DocumentKey | undefined =>
  evidenceByField[fieldOf(item)]?.find((key) => held.includes(key))
