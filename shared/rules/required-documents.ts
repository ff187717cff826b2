/** Which uploads an approval needs; the council may want to change this list. */
import type { ApplicationTitle, DocumentKey } from '../vocabulary.ts'

const always: readonly DocumentKey[] = [
  'cnic_front_image',
  'cnic_back_image',
  'profile_photo',
  'paid_bank_deposit_slip',
]

const byTitle: Record<ApplicationTitle, readonly DocumentKey[]> = {
  Registration: ['marksSheet_image', 'certificate_image'],
  Renewal: ['renewal_category_image'],
}

export const requiredDocuments = (title: ApplicationTitle): DocumentKey[] => [...always, ...byTitle[title]]

export const missingDocuments = (title: ApplicationTitle, held: readonly string[]): DocumentKey[] =>
  requiredDocuments(title).filter((key) => !held.includes(key))
