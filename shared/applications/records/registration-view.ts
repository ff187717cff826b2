/**
 * The applicant as the registration view gets them, with three further members. Their names were given with the wire
 * format, their meaning was not; it is defined here.
 */
import * as z from 'zod/mini'
import { applicantRecord } from './applicant.ts'

export const applicantOnRegistration = z.extend(applicantRecord, {
  /** Whether a registration form may be submitted now. */
  permission: z.boolean(),
  /** Short-lived address of the uploaded profile image, or null. */
  profile_image: z.nullable(z.string()),
  /** `calculated` once the degree is known whose issue date decides the fee. */
  degree_calculation_status: z.enum(['pending', 'calculated']),
})
export type ApplicantOnRegistration = z.output<typeof applicantOnRegistration>
