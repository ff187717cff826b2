/**
 * The closed lists of values and the labels shown for them. Stored values are part of the wire and never change, even
 * where they are odd English ("Hose Wife"); labels may be corrected.
 */

export const titles = ['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'] as const
export const genders = ['Female', 'Male', 'Other'] as const
export const religions = ['Muslim', 'Non-Muslim', 'Qadiani'] as const
export const maritalStatuses = ['Married', 'Single', 'Separated/Divorced', 'Widow'] as const

export const fieldsOfWork = [
  'Academia',
  'Clinical Trials',
  'Community Pharmacy / Medical Store',
  'Hose Wife',
  'Hospital Pharmacy',
  'Marketing',
  'Overseas',
  'Production',
  'Quality Assurance',
  'Quality control',
  'Regulatory Affairs',
  'Sales',
] as const

/** In the order in which they are to be filled in; the position is part of the stored key. */
export const qualificationLevels = [
  'SSC / Matriculation / O - level',
  'HEC / Intermediate/ A - level',
  'B Pharm / Pharm D',
  'M.Phil/M.Pharm',
] as const
export type QualificationLevel = (typeof qualificationLevels)[number]

export const applicationTitles = ['Renewal', 'Registration'] as const
export type ApplicationTitle = (typeof applicationTitles)[number]

/** How staff's screens name the type. */
export const applicationTypeLabels: Record<ApplicationTitle, string> = {
  Registration: 'New',
  Renewal: 'Renewal',
}

export const feeTitles = ['New Registration', 'Renewal Registration'] as const
export type FeeTitle = (typeof feeTitles)[number]

export const feeTitleOf: Record<ApplicationTitle, FeeTitle> = {
  Registration: 'New Registration',
  Renewal: 'Renewal Registration',
}

/** What an application carries until it names a registration number. */
export const noRegistrationNumberYet = 'Apply Now'

/** Whether a text names a registration, however "Apply Now" was typed. */
export const isRegistrationNumber = (text: string): boolean =>
  !['', noRegistrationNumberYet.toLowerCase()].includes(text.trim().toLowerCase())

/** The genders of an account. */
export const accountGenders = ['m', 'other'] as const
export type AccountGender = (typeof accountGenders)[number]
export const accountGenderLabels: Record<AccountGender, string> = { m: 'Male', other: 'Other' }

/** The genders and categories of a user application record. */
export const recordGenders = ['m', 'f'] as const
export const categoryTypes = ['Category A', 'Category B', 'Category C'] as const

/** The label of the gender of a user application record: m is Male, anything else Female. */
export const recordGenderLabel = (gender: string): string => (gender === 'm' ? 'Male' : 'Female')

/** The types a document's file may have; told from its bytes, never from what the sender says. */
export const documentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type DocumentType = (typeof documentTypes)[number]

/** So that every upload and download fits a Lambda payload of 6 MB, base64 included. */
export const longestDocumentInBytes = 4 * 1024 * 1024

/** The two sets of documents; every key belongs to one set only. */
export const documentKeys = [
  'profile_image',
  'marksSheet_image',
  'certificate_image',
  'bank_voucher_receipt_image',
] as const
export const userDocumentKeys = [
  'cnic_front_image',
  'cnic_back_image',
  'category_image',
  'renewal_category_image',
  'finger_print',
  'paid_bank_deposit_slip',
  'profile_photo',
] as const
export const documentSets = { documents: documentKeys, 'user-documents': userDocumentKeys } as const
export type DocumentSet = keyof typeof documentSets
export type DocumentKey = (typeof documentSets)[DocumentSet][number]

/** The set a document belongs to. */
export const documentSetOf = (key: DocumentKey): DocumentSet =>
  (documentKeys as readonly string[]).includes(key) ? 'documents' : 'user-documents'

/** Photographs and the finger print are pictures; every other document may be a PDF too. */
const pictureKeys: readonly DocumentKey[] = ['profile_image', 'profile_photo', 'finger_print']
export const takesPdf = (key: DocumentKey): boolean => !pictureKeys.includes(key)

/** How far the review of an application and the decision on it are; which action leads on: rules/application-lifecycle.ts. */
export const stages = [
  'not-started',
  'in-review',
  'returned',
  'resubmitted',
  'approval-recommended',
  'refusal-recommended',
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
] as const
export type Stage = (typeof stages)[number]

/** Whether the fee has been paid and checked, which is independent of the review. */
export const feeStatuses = ['unpaid', 'verified'] as const
export type FeeStatus = (typeof feeStatuses)[number]

export const feeStatusLabels: Record<FeeStatus, string> = {
  unpaid: 'Fee not verified',
  verified: 'Fee verified',
}

/** The statuses that people see; they follow from stage and fee. */
export const applicationStatuses = [
  'submitted',
  'in-review',
  'returned',
  'resubmitted',
  'awaiting-fee',
  'awaiting-decision',
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const statusLabels: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  'in-review': 'In review',
  returned: 'Returned for correction',
  resubmitted: 'Resubmitted',
  'awaiting-fee': 'Awaiting fee',
  'awaiting-decision': 'Awaiting decision',
  approved: 'Approved',
  'certificate-ready': 'Certificate ready',
  collected: 'Collected',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** What members of staff do; held on the server, one person may have several. */
export const staffRoles = ['reception', 'reviewer', 'accounts', 'registrar', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who may see cases; an administrator runs accounts and sees none. */
export const caseRoles = ['reception', 'reviewer', 'accounts', 'registrar'] as const satisfies StaffRole[]

export const roleLabels: Record<StaffRole, string> = {
  reception: 'Reception',
  reviewer: 'Reviewer',
  accounts: 'Accounts',
  registrar: 'Registrar',
  administrator: 'Administrator',
}

/** Why something is returned for correction; the e-mail and the banner show this sentence and the reviewer's note. */
export const correctionReasons = {
  missing: 'Missing',
  'not-clear': 'Not clear enough to read',
  'does-not-match': 'Does not match the other papers',
  incomplete: 'Not complete',
  'wrong-document': 'Wrong document',
  expired: 'Out of date',
  other: 'See the note',
} as const
export type CorrectionReason = keyof typeof correctionReasons

/** Corrected English for stored values that read badly. */
const correctedLabels: Record<string, string> = {
  'Hose Wife': 'Housewife',
  'Quality control': 'Quality Control',
  'SSC / Matriculation / O - level': 'SSC / Matriculation / O-level',
  'HEC / Intermediate/ A - level': 'HEC / Intermediate / A-level',
  'M.Phil/M.Pharm': 'M.Phil / M.Pharm',
}

/** The label shown to people for a stored value. */
export const labelOf = (stored: string): string => correctedLabels[stored] ?? stored

/** What else people call a level. */
const otherLevelNames: Partial<Record<string, string>> = {
  'HEC / Intermediate/ A - level': 'HSSC, F.Sc',
}

/** " (HSSC, F.Sc)" to follow the label of a level; empty where it has one name. */
export const otherLevelName = (level: string): string =>
  otherLevelNames[level] ? ` (${otherLevelNames[level]})` : ''

/** Short names, for sentences such as "Add Intermediate first". */
export const shortLevelNames: Record<QualificationLevel, string> = {
  'SSC / Matriculation / O - level': 'SSC',
  'HEC / Intermediate/ A - level': 'Intermediate',
  'B Pharm / Pharm D': 'B Pharm / Pharm D',
  'M.Phil/M.Pharm': 'M.Phil / M.Pharm',
}

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
  change_request: 'Document sent with a request to change the register',
}

/** The label of a field, or the raw key where no label is kept. */
export const fieldLabel = (key: string): string => fieldLabels[key] ?? key
