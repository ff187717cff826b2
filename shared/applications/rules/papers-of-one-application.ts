/**
 * What belongs to one application only: the proofs of its payment and the certificate that it renews. They stay in the archive
 * of that application; the next one begins without them, and each of them may be added while that one is open.
 */

import { fieldsOf } from '#shared/kit/field.ts'
import { type DocumentKey, depositSlip, signedForm } from '#shared/vocabulary/documents.ts'
import { userApplicationFields } from '../field-tables/user-application.ts'

export const papersOfOneApplication: readonly DocumentKey[] = [
  ...depositSlip,
  'renewal_category_image',
  signedForm,
]

/** What the user application record says of the payment. */
export const paymentFields = fieldsOf(userApplicationFields)
  .filter(([, { section }]) => section === 'Challan')
  .map(([key]) => key)
