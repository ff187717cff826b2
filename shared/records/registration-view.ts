/**
 * The applicant as the registration view gets them (specification, section 3: Applicant). The specification names
 * the three further members and leaves their meaning open; this is ours.
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
