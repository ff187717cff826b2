/** The fields of a registration or renewal as it is submitted. Its form is laid out by hand. */

import type { Field } from '#shared/kit/field.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { registrationCertificate } from '#shared/vocabulary/documents.ts'
import type { NewApplicationForm } from '../records/application-form.ts'

export const applicationFormFields = {
  applicants_id: { label: 'Personal information', kind: 'id' },
  contact_information_id: { label: 'Contact information', kind: 'id' },
  qualification_information_id: { label: 'Qualification information', kind: 'id' },
  application_title: {
    label: 'Application title',
    kind: 'choice',
    options: applicationTitles,
    correctable: true,
  },
  registrationNo: {
    label: 'Registration no.',
    kind: 'code',
    correctable: true,
    evidence: registrationCertificate,
    printed: { block: 'applicant', place: 1, label: 'Registration number' },
  },
  issueDate: {
    label: 'Issue date',
    kind: 'date',
    renewalOnly: true,
    correctable: true,
    evidence: registrationCertificate,
    printed: { block: 'applicant', place: 3, label: 'Registration issued on' },
  },
  expiryDate: {
    label: 'Expiry date',
    kind: 'date',
    renewalOnly: true,
    correctable: true,
    evidence: registrationCertificate,
    printed: { block: 'applicant', place: 4, label: 'Registration expires on' },
  },
} as const satisfies Record<Exclude<keyof NewApplicationForm, 'declaration' | 'read'>, Field>
