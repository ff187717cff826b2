import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { isApproved } from '#shared/applications/rules/application-lifecycle.ts'
import { formatDate } from '#shared/kit/format.ts'
import { registrationPathOf } from '#shared/paths.ts'
import { interruptedPathOf } from '#web/session/interrupted-path.ts'
import { useSession } from '#web/session/session-context.ts'
import { Standing } from '#web/ui/application/standing.tsx'
import { Tracker } from '#web/ui/application/tracker.tsx'
import { useStanding } from '#web/ui/application/use-standing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { whole } from '#web/ui/whole.tsx'

/** The status of the submitted application, the applicant's next step, and all steps. */
export const MyApplication = ({ form }: { form: ApplicationFormRecord }) => {
  const standing = useStanding(form)
  const { id, registration } = useSession().user
  const interruptedPath = interruptedPathOf(id)
  return (
    <section className="card my-application" aria-labelledby="my-application">
      <div className="card-head">
        <h2 id="my-application">My application</h2>
        <span>{form.reference_no}</span>
      </div>
      {isApproved(form.status) && (
        <p>
          {registration ? (
            <>
              {form.application_title === 'Renewal' ? 'Renewed until' : 'Valid until'}{' '}
              <strong>{whole(formatDate(registration.valid_until))}</strong>
            </>
          ) : (
            <>
              Registration number: <strong>{form.registration_number}</strong>
            </>
          )}
        </p>
      )}
      <Standing form={form} standing={standing} />
      <Tracker form={form} waits={standing.act === null} />
      <div className="page-actions">
        <ButtonLink to={registrationPathOf(form)}>See your application</ButtonLink>
        {interruptedPath && <ButtonLink to={interruptedPath}>Continue where you were</ButtonLink>}
      </div>
    </section>
  )
}
