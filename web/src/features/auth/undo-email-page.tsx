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

/** The page of the link that was sent to the address before. It may end every session, so it waits for a press. */
export const UndoEmailPage = () => {
  const { token } = useEmailLink(paths.undoEmail)
  const [done, setDone] = useState<z.output<typeof undoneEmail>>()
  const { sending, failure, send } = useSending(async () =>
    setDone((await api.auth.undoEmail({ body: { token } })).data),
  )
  if (done) return <EmailUndone {...done} />
  if (token === '' || failure?.errors?.token)
    return (
      <LinkExpired message="This link has expired">
        The change of the email address can no longer be undone with it. If you cannot get into your account,
        contact the council.
      </LinkExpired>
    )
  return (
    <Page title="Keep your email address">
      {failure && <FailureAlert failure={failure} />}
      <p>Somebody asked to use another email address for your account. You can keep the one you had.</p>
      <p>If the new address counts already, every session ends and you set a new password.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <SaveButton saving={sending} savingLabel="One moment…" className="btn-wide">
          Keep my email address
        </SaveButton>
      </form>
    </Page>
  )
}
