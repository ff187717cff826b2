/** The fields of an applicant's account. Its forms ask for a password as well and are laid out by hand. */

import type { FieldTableOf } from '#shared/kit/field.ts'
import { cnicFront } from '#shared/vocabulary/documents.ts'
import type { person } from '../records/person.ts'

export const accountFields = {
  name: { label: 'Full name', kind: 'text' },
  father_name: { label: "Father's name", kind: 'text' },
  cnic: { label: 'CNIC', kind: 'cnic', correctable: true, evidence: cnicFront },
  phone: { label: 'Contact no', kind: 'phone', living: true, correctable: true },
  email: {
    label: 'Email',
    kind: 'email',
    living: true,
    correctable: true,
    printed: { block: 'contact', place: 8, width: 'two-thirds' },
  },
} as const satisfies FieldTableOf<typeof person>
