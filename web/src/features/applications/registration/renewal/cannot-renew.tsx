import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { isApproved, mayBeFollowed } from '#shared/applications/rules/application-lifecycle.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths, registrationPathOf } from '#shared/paths.ts'
import { holderStanding } from '#shared/register/rules/holder-standing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePathInLanguage } from '#web/ui/language/language.ts'
import { whole } from '#web/ui/whole.tsx'

/** What is still to be done with an application that is not closed. */
const unfinished = ({ application_title, status }: ApplicationFormRecord): string => {
  if (isApproved(status)) return 'Your application is approved. You can renew once you have its certificate.'
  return application_title === 'Renewal'
    ? 'Your renewal is with the council.'
    : 'Your application is with the council. You can renew once it is finished.'
}

/** After an application that came to nothing, the renewal form is that of the next one. */
const unlinked = (former: ApplicationFormRecord | null) =>
  former
    ? {
        says: 'No registration is linked to your account yet. Start a new application, and enter number and dates there.',
        to: registrationPathOf(former),
        label: 'See your application',
      }
    : {
        says: 'No registration is linked to your account yet. Without a certificate of the council, use the renewal form, where you enter number and dates.',
        to: paths.registrationRenewal,
        label: 'Renewal Registration',
      }

/** Why the three screens cannot be used now, and where to go instead. */
export const CannotRenew = ({ user: { registration, application_form: form } }: { user: CurrentUser }) => {
  const inLanguage = usePathInLanguage()
  if (form && !mayBeFollowed(form.status, registration, dayInKarachi(new Date())))
    return (
      <section className="card">
        <p>{unfinished(form)}</p>
        <ButtonLink look="primary" to={registrationPathOf(form)}>
          See your application
        </ButtonLink>
      </section>
    )
  const { says, to, label } = registration
    ? {
        says: holderStanding(registration, false, dayInKarachi(new Date())),
        to: paths.dashboard,
        label: 'Go to the dashboard',
      }
    : unlinked(form)
  return (
    <section className="card">
      {!registration && (
        <p>You have a certificate of the council? Claim its number for your account, and renew it here.</p>
      )}
      <div className="page-actions">
        {!registration && (
          <ButtonLink look="primary" to={inLanguage(paths.claim)}>
            Claim its number
          </ButtonLink>
        )}
        <ButtonLink {...(registration && { look: 'primary' })} to={to}>
          {label}
        </ButtonLink>
      </div>
      <p>{whole(says)}</p>
    </section>
  )
}
