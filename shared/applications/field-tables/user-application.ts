/** The fields of the user application record. */

import type { FieldTableOf } from '#shared/kit/field.ts'
import { category, cnicBack, depositSlip, registrationCertificate } from '#shared/vocabulary/documents.ts'
import { categoryTypes, recordGenderLabel, recordGenders } from '#shared/vocabulary/people.ts'
import type { newUserApplication } from '../records/user-application.ts'

export const userApplicationFields = {
  gender: {
    label: 'Gender',
    kind: 'choice',
    options: recordGenders,
    optionLabel: recordGenderLabel,
    section: 'Personal',
    living: true,
    hiddenFromStaff: true,
  },
  registration_no: {
    label: 'Registration no.',
    kind: 'code',
    section: 'Registration',
    living: true,
    optional: true,
    evidence: registrationCertificate,
  },
  category_type: {
    label: 'Category type',
    kind: 'choice',
    options: categoryTypes,
    section: 'Registration',
    living: true,
    evidence: category,
  },
  category_issue_date: {
    label: 'Category issue date',
    kind: 'date',
    section: 'Registration',
    living: true,
    optional: true,
    evidence: category,
  },
  date_of_birth: {
    label: 'Date of birth',
    kind: 'date',
    section: 'Personal',
    living: true,
    hiddenFromStaff: true,
  },
  permanent_address: {
    label: 'Permanent address',
    kind: 'lines',
    section: 'Personal',
    living: true,
    evidence: cnicBack,
  },
  present_address: {
    label: 'Present address',
    kind: 'lines',
    section: 'Personal',
    living: true,
    evidence: cnicBack,
  },
  pharmacy_council: { label: 'Pharmacy council', kind: 'text', section: 'Registration', living: true },
  province_of_pharmacy: {
    label: 'Province of pharmacy',
    kind: 'text',
    section: 'Registration',
    living: true,
  },
  branch_code: {
    label: 'Branch code',
    kind: 'code',
    section: 'Registration',
    living: true,
    optional: true,
    evidence: depositSlip,
  },
  challan_no: {
    label: 'Challan no.',
    kind: 'code',
    section: 'Challan',
    living: true,
    optional: true,
    evidence: depositSlip,
  },
  challan_submit_date: {
    label: 'Challan submit date',
    kind: 'date',
    section: 'Challan',
    living: true,
    optional: true,
    evidence: depositSlip,
  },
  deposit_slip_no: {
    label: 'Deposit slip no.',
    kind: 'code',
    section: 'Challan',
    living: true,
    optional: true,
    evidence: depositSlip,
  },
  reference_no: { label: 'Reference no.', kind: 'code', section: 'Challan', living: true, optional: true },
  verification_date: {
    label: 'Verification date',
    kind: 'date',
    section: 'Challan',
    living: true,
    optional: true,
    evidence: depositSlip,
  },
} as const satisfies FieldTableOf<typeof newUserApplication.shape>
