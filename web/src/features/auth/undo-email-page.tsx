import { paths } from '#shared/paths.ts'
import { UndoLinkPage } from './undo-link-page.tsx'

/** The page of the link that was sent to the address before. */
export const UndoEmailPage = () => (
  <UndoLinkPage
    path={paths.undoEmail}
    title="Keep your email address"
    undo="Keep my email address"
    expired="The change of the email address can no longer be undone with it. If you cannot get into your account, contact the council."
  >
    <p>Somebody asked to use another email address for your account. You can keep the one you had.</p>
    <p>If the new address counts already, every session ends and you set a new password.</p>
  </UndoLinkPage>
)
