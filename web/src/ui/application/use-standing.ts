import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { type ApplicantStanding, applicantStanding } from '#shared/applications/rules/applicant-next-act.ts'
import { applicantPlaceOf } from '#shared/applications/rules/applicant-place.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { heldPapers } from '#shared/applications/rules/application-needs.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { renewalObstacle } from '#shared/register/rules/registration.ts'
import { useSession } from '#web/session/session-context.ts'

export interface OwnStanding extends ApplicantStanding {
  /** Why the council could not approve the renewal today, which is to be known before the fee is paid. */
  obstacle: string | null
}

/** The state of the signed-in person's application, and their next act. */
export const useStanding = (form: ApplicationFormRecord): OwnStanding => {
  const { held_documents, applicant, registration } = useSession().user
  const held = heldPapers(held_documents, applicant, registration)
  const today = dayInKarachi(new Date())
  const isOpenRenewal = form.application_title === 'Renewal' && isOpen(form.status)
  return {
    ...applicantStanding(applicantPlaceOf(form, held, today)),
    obstacle: isOpenRenewal && registration ? renewalObstacle(registration, today) : null,
  }
}
