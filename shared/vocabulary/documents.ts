/** The documents of an application, and which files they may be. */

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

/** The page that somebody without e-mail has signed at the counter: staff scan it. */
export const signedForm = 'signed_form'

export type DocumentKey = (typeof documentSets)[DocumentSet][number] | typeof signedForm

/** The set a document belongs to. */
export const documentSetOf = (key: DocumentKey): DocumentSet =>
  (documentKeys as readonly string[]).includes(key) ? 'documents' : 'user-documents'

/** Photographs and the finger print are pictures; every other document may be a PDF too. */
const pictureKeys: readonly DocumentKey[] = ['profile_image', 'profile_photo', 'finger_print']

export const takesPdf = (key: DocumentKey): boolean => !pictureKeys.includes(key)

/** The documents that prove the same things, the best first. */
type Documents = readonly DocumentKey[]

export const cnicFront: Documents = ['cnic_front_image']
export const cnicBack: Documents = ['cnic_back_image', 'cnic_front_image']
export const picture: Documents = ['profile_photo', 'profile_image']
export const depositSlip: Documents = ['paid_bank_deposit_slip', 'bank_voucher_receipt_image']
export const marksSheet: Documents = ['marksSheet_image', 'certificate_image']
export const degree: Documents = ['certificate_image', 'marksSheet_image']
export const registrationCertificate: Documents = ['renewal_category_image', 'category_image']
export const category: Documents = ['category_image', 'renewal_category_image']
