import { paths } from '#shared/paths.ts'
import { UndoLinkPage } from './undo-link-page.tsx'

/** The page of the link that was sent to the address before. */
export const UndoEmailPage = () => (
  <UndoLinkPage
    path={paths.undoEmail}
    title="Your email address was changed"
    undo="Undo the change"
    expired="The change of the email address can no longer be undone with it. If you cannot get into your account, contact the council."
  >
    <p>Your account uses another email address now. If it was not you who changed it, undo the change.</p>
    <p>
      Your account then uses the address to which we sent this link again. Every session ends, and you get a
      link to set a new password.
    </p>
  </UndoLinkPage>
)
