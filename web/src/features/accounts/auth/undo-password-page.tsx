import { paths } from '#shared/paths.ts'
import { UndoLinkPage } from './undo-link-page.tsx'

/** The page of the link for owners who have not changed the password. */
export const UndoPasswordPage = () => (
  <UndoLinkPage
    path={paths.undoPassword}
    title="You did not change your password?"
    undo="It was not me"
    expired="You can set a new password by “Forgot password”, which ends every session too."
  >
    <p>
      The password that was set is made void and every session ends. Then you get a link to set a new
      password.
    </p>
  </UndoLinkPage>
)
