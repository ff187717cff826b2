import { dayInKarachi } from '#shared/format.ts'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import { type ApplicantStanding, applicantStanding } from '#shared/rules/applicant-next-act.ts'
import { applicantPlaceOf } from '#shared/rules/applicant-place.ts'
import { heldPapers } from '#shared/rules/application-needs.ts'
import { useSession } from '#web/session/session-context.ts'

/** The state of the signed-in person's application, and their next act. */
export const useStanding = (form: ApplicationFormRecord): ApplicantStanding => {
  const { held_documents, applicant, registration } = useSession().user
  const held = heldPapers(held_documents, applicant, registration)
  return applicantStanding(applicantPlaceOf(form, held, dayInKarachi(new Date())))
}
