import { type ReactNode, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { undoLink, type undoneEmail } from '#shared/accounts/records/account.ts'
import { api } from '#web/api/client.ts'
import { useEmailLink } from '#web/session/email-link.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
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

/**
 * The page of a link by which a change of the account is undone. It ends every session, so it waits for a press. The service asks
 * for the CNIC where nobody has confirmed the address to which it sent the link.
 */
export const UndoLinkPage = ({ path, title, undo, expired, children }: UndoLinkPageProps) => {
  const { token } = useEmailLink(path)
  const [done, setDone] = useState<z.output<typeof undoneEmail>>()
  const asksCnic = useRef(false)
  const record = useRecordForm({
    schema: undoLink,
    defaults: { token },
    save: (body) => api.auth.undoEmail({ body }),
    onSaved: ({ data }) => setDone(data),
    guardLeaving: false,
  })
  asksCnic.current ||= record.errors.cnic !== undefined
  if (done) return <EmailUndone {...done} />
  if (token === '' || record.errors.token)
    return <LinkExpired message="This link has expired">{expired}</LinkExpired>
  return (
    <Page title={title}>
      {children}
      <RecordForm record={record} saveLabel={undo} savingLabel="One moment…" plain>
        {asksCnic.current && (
          <TextField name="cnic" label="CNIC of the account" hint="13 digits" inputMode="numeric" />
        )}
      </RecordForm>
    </Page>
  )
}
