/** Which document proves which item, and the numbers under which documents are known at the desk. */
import type { DocumentKey } from '#shared/vocabulary.ts'

/** Fixed places, so that the fingers learn them: `1` is always the front of the CNIC. */
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

const front: DocumentKey[] = ['cnic_front_image']
const back: DocumentKey[] = ['cnic_back_image', 'cnic_front_image']
const picture: DocumentKey[] = ['profile_photo', 'profile_image']
const slip: DocumentKey[] = ['paid_bank_deposit_slip', 'bank_voucher_receipt_image']
const marks: DocumentKey[] = ['marksSheet_image', 'certificate_image']
const degree: DocumentKey[] = ['certificate_image', 'marksSheet_image']
const register: DocumentKey[] = ['renewal_category_image', 'category_image']

const proofs: Record<string, DocumentKey[]> = {
  name: front,
  father_name: front,
  cnic: front,
  gender: front,
  date_of_birth: front,
  country_of_birth: front,
  photo: picture,
  residential: back,
  permanent: back,
  permanent_address: back,
  present_address: back,
  year_of_passing: marks,
  board_university: marks,
  name_of_institute: degree,
  degree_issue_date: degree,
  department: degree,
  fee_amount: slip,
  voucher_number: slip,
  challan_no: slip,
  challan_submit_date: slip,
  deposit_slip_no: slip,
  branch_code: slip,
  registration_no: register,
  registrationNo: register,
  issueDate: register,
  expiryDate: register,
  category_type: ['category_image', 'renewal_category_image'],
  category_issue_date: ['category_image', 'renewal_category_image'],
}

const fieldOf = (item: string): string => item.slice(item.lastIndexOf('.') + 1)

/** The held document that proves an item; undefined where none does. */
export const evidenceOf = (item: string, held: readonly DocumentKey[]): DocumentKey | undefined =>
  proofs[fieldOf(item)]?.find((key) => held.includes(key))
