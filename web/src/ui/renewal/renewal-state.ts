/** What a person may do on the page of the renewal. */

import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { mayBeFollowed } from '#shared/applications/rules/application-lifecycle.ts'
import { nextStep } from '#shared/applications/rules/onboarding.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { renewalObstacle } from '#shared/register/rules/registration.ts'

/**
 * `unlinked`: no entry of the register is known to be theirs. `early`: the window is not open, or the council has suspended or
 * removed it. `busy`: another application is not finished. `former`: the earlier application is finished, the renewal not begun.
 */
type RenewalState = 'unlinked' | 'early' | 'busy' | 'former' | 'ready'

export const renewalState = ({ registration, application_form: form }: CurrentUser): RenewalState => {
  const today = dayInKarachi(new Date())
  if (form && !mayBeFollowed(form.status, registration, today)) return 'busy'
  if (!registration) return 'unlinked'
  if (renewalObstacle(registration, today)) return 'early'
  return form ? 'former' : 'ready'
}

/** Of a way to the renewal on which something is missing: its form opens at once, below these words. */
export const goingOn = (user: CurrentUser, says = ''): { goesOn: string } | undefined =>
  nextStep(user) === 'registration' ? undefined : { goesOn: says }
