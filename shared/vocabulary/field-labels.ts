/** The labels of fields that are no record's own, and of documents. */
import { statusLabels } from './statuses.ts'

/** Of the form of a fee schedule, for its error lines. */
const feeFieldLabels = (prefix: string, title: string): Record<string, string> => ({
  [`${prefix}_base`]: `${title}: fee`,
  [`${prefix}_late`]: `${title}: late fee`,
  [`${prefix}_grace`]: `${title}: days of grace`,
  [`${prefix}_rate`]: `${title}: rate`,
  [`${prefix}_cap`]: `${title}: at most`,
})

/** The labels of documents and of fields that belong to no record; those of records: `field-tables/`. */
const fieldLabels: Record<string, string> = {
  name: 'Full name',
  cnic: 'CNIC',
  phone: 'Phone',
  email: 'Email',
  password: 'Password',
  password_confirmation: 'Confirm password',
  current_password: 'Current password',
  token: 'Reset link',
  device_name: 'Device name',
  code: 'Code',
  passkey: 'Passkey',
  roles: 'Roles',
  title: 'Title',
  issue_date: 'Degree issue date',
  date_of_issue_degree: 'Date of issue of degree',
  voucher_number: 'Voucher number',
  'payment.voucher_number': 'Voucher number',
  'payment.challan_no': 'Challan no.',
  'payment.amount': 'Amount in rupees',
  'payment.paid_on': 'Date of payment',
  reason: 'Reason',
  effective_from: 'First day',
  applied_on: 'Application date',
  schedule_name: 'Name',
  from: 'First day',
  until: 'Last day',
  deputy: 'Deputy',
  to: 'Colleague',
  ...statusLabels,
  ...feeFieldLabels('new', 'New registration'),
  ...feeFieldLabels('renewal', 'Renewal'),
  file: 'File',
  profile_image: 'Profile image',
  marksSheet_image: 'Marks sheet',
  certificate_image: 'Certificate',
  bank_voucher_receipt_image: 'Bank voucher receipt',
  cnic_front_image: 'CNIC front',
  cnic_back_image: 'CNIC back',
  category_image: 'Category',
  renewal_category_image: 'Renewal category',
  finger_print: 'Finger print',
  paid_bank_deposit_slip: 'Paid bank deposit slip',
  profile_photo: 'Profile photo',
  claimed_certificate: 'Certificate sent with a claim',
  signed_form: 'Form signed at the counter',
  standing_document: 'Document of a change of your standing',
  change_request: 'Document sent with a request to change the register',
}

/** The label of a field, or the raw key where no label is kept. */
export const fieldLabel = (key: string): string => fieldLabels[key] ?? key
