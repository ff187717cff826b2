import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import type { undoneEmail } from '#shared/records/account.ts'
import { api } from '#web/api/client.ts'
import { useEmailLink } from '#web/session/email-link.ts'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { EmailUndone } from './email-undone.tsx'
import { LinkExpired } from './link-expired.tsx'

interface UndoLinkPageProps {
  /** The token of the link. */
  path: string
  title: string
  /** The text of the button. */
  undo: string
  /** What people can still do when the link no longer works. */
  expired: string
  children: ReactNode
}

/** The page of a link by which a change of the account is undone. It may end every session, so it waits for a press. */
export const UndoLinkPage = ({ path, title, undo, expired, children }: UndoLinkPageProps) => {
  const { token } = useEmailLink(path)
  const [done, setDone] = useState<z.output<typeof undoneEmail>>()
  const { sending, failure, send } = useSending(async () =>
    setDone((await api.auth.undoEmail({ body: { token } })).data),
  )
  if (done) return <EmailUndone {...done} />
  if (token === '' || failure?.errors?.token)
    return <LinkExpired message="This link has expired">{expired}</LinkExpired>
  return (
    <Page title={title}>
      {failure && <FailureAlert failure={failure} />}
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <SaveButton saving={sending} savingLabel="One moment…" className="btn-wide">
          {undo}
        </SaveButton>
      </form>
    </Page>
  )
}
