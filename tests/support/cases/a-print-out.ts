/** A print-out as the service answers it. */
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'

/** Of a renewal, unless the form says otherwise. */
export const aPrintOut = (form: Partial<PrintOut['application_form']> = {}): PrintOut => ({
  applicant: {
    id: 'a1',
    name: 'Ayesha Khan',
    father_name: 'Imran Khan',
    date_of_birth: '1999-03-17',
    domicile: 'Lahore',
    country_of_birth: 'Pakistan',
    refNumber: 'REF-7',
    telephoneRes: '',
    telephoneOffice: '',
    mobile: '0300 1234567',
    photo: null,
  },
  application_form: {
    id: 'f1',
    registrationNo: '1234-A',
    application_title: 'Renewal',
    status: 'submitted',
    fee_status: 'unpaid',
    issueDate: '2021-11-20',
    expiryDate: '2026-11-20',
    fee_schedule: 'Sample schedule',
    fee_is_sample: true,
    voucher_number: '4829135706',
    snapshot: { number: 2, at: '2026-11-21T06:00:00.000Z', digest: 'abcdef012345'.padEnd(64, '0') },
    ...form,
  },
  contact_information: {
    id: 'c1',
    permanent: 'House 1\nMall Road',
    residential: 'House 2',
    professional: '',
    city: 'Lahore',
  },
  qualification_information: qualificationLevels.slice(0, 3).map((level, index) => ({
    id: `q${index}`,
    board_university: 'Board',
    name_of_institute: 'Institute',
    year_of_passing: `201${index}`,
    qualification_level: level,
  })),
  qualification_information_pharm_d: { fee_amount: 2500 },
  email: 'ayesha@example.com',
  today: '2026-12-30',
})
/** The fields that make the form one of a new registration. */
export const fresh = {
  application_title: 'Registration',
  registrationNo: 'Apply Now',
  issueDate: null,
  expiryDate: null,
} as const
