import { useNavigate } from 'react-router-dom'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { Button } from '#web/ui/button.tsx'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'

/** After an earlier application: one press that begins the renewal and leads to its first screen. */
export const BeginRenewal = ({ former }: { former: ApplicationFormRecord }) => {
  const session = useSession()
  const navigate = useNavigate()
  const withKey = useAttemptKey()
  const { sending, failure, send } = useSending(async () => {
    const { data } = await withKey((idempotencyKey) =>
      api.applicantForm.startAgain({ params: { id: former.id } }, { idempotencyKey }),
    )
    session.replaceUser(data)
    navigate(paths.renewal)
  })
  return (
    <>
      <p>
        Your answers and documents are taken over. The deposit slip and the old certificate stay with your
        earlier application: you pay the fee of the renewal and add its own slip. The council keeps your
        earlier application as it is: print first what you still need of it.
      </p>
      {failure && <FailureAlert failure={failure} />}
      <div className="page-actions">
        <Button look="primary" waiting={sending} onClick={send}>
          {sending ? 'Starting…' : 'Renew your registration'}
        </Button>
      </div>
    </>
  )
}
