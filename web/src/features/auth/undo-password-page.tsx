import { useState } from 'react'
import type * as z from 'zod/mini'
import { paths } from '#shared/paths.ts'
import type { undoneEmail } from '#shared/records/account.ts'
import { api } from '#web/api/client.ts'
import { useEmailLink } from '#web/session/email-link.ts'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { EmailUndone } from './email-undone.tsx'
import { LinkExpired } from './link-expired.tsx'

/** The page of the link for whoever has not changed the password. It ends every session, so it waits for a press. */
export const UndoPasswordPage = () => {
  const { token } = useEmailLink(paths.undoPassword)
  const [done, setDone] = useState<z.output<typeof undoneEmail>>()
  const { sending, failure, send } = useSending(async () =>
    setDone((await api.auth.undoEmail({ body: { token } })).data),
  )
  if (done) return <EmailUndone {...done} />
  if (token === '' || failure?.errors?.token)
    return (
      <LinkExpired message="This link has expired">
        You can set a new password by “Forgot password”, which ends every session too.
      </LinkExpired>
    )
  return (
    <Page title="You did not change your password?">
      {failure && <FailureAlert failure={failure} />}
      <p>
        The password that was set is made void and every session ends. Then you get a link to set a new
        password.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <SaveButton saving={sending} savingLabel="One moment…" className="btn-wide">
          It was not me
        </SaveButton>
      </form>
    </Page>
  )
}
