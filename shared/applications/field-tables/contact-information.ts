/** The fields of the contact information. */

import type { FieldTableOf } from '#shared/kit/field.ts'
import { cnicBack } from '#shared/vocabulary/documents.ts'
import type { newContactInformation } from '../records/contact-information.ts'

export const contactInformationFields = {
  residential: {
    label: 'Residential address',
    kind: 'lines',
    living: true,
    correctable: true,
    evidence: cnicBack,
    printed: { block: 'contact', place: 2, width: 'whole' },
  },
  permanent: {
    label: 'Permanent address',
    kind: 'lines',
    living: true,
    correctable: true,
    evidence: cnicBack,
    printed: { block: 'contact', place: 1, width: 'whole' },
  },
  professional: {
    label: 'Professional address',
    kind: 'lines',
    living: true,
    optional: true,
    correctable: true,
    printed: { block: 'contact', place: 3, width: 'whole' },
  },
  city: {
    label: 'City',
    kind: 'text',
    living: true,
    correctable: true,
    printed: { block: 'contact', place: 7 },
  },
} as const satisfies FieldTableOf<typeof newContactInformation.shape>
