import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { type ApplicantStanding, applicantStanding } from '#shared/applications/rules/applicant-next-act.ts'
import { applicantPlaceOf } from '#shared/applications/rules/applicant-place.ts'
import { heldPapers } from '#shared/applications/rules/application-needs.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { useSession } from '#web/session/session-context.ts'

/** The state of the signed-in person's application, and their next act. */
export const useStanding = (form: ApplicationFormRecord): ApplicantStanding => {
  const { held_documents, applicant, registration } = useSession().user
  const held = heldPapers(held_documents, applicant, registration)
  return applicantStanding(applicantPlaceOf(form, held, dayInKarachi(new Date())))
}
