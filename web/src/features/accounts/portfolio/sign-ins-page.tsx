import { Link } from 'react-router-dom'
import { currentPassword } from '#shared/accounts/records/passkeys.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Page } from '#web/ui/page/page.tsx'
import type { Identity } from '#web/ui/passkeys/identity.ts'
import { PasskeysCard } from '#web/ui/passkeys/passkeys-card.tsx'
import { SignInsCards } from '#web/ui/sign-ins/sign-ins-cards.tsx'

const identity: Identity<{ current_password: string }> = {
  schema: currentPassword,
  defaults: { current_password: '' },
  fields: <PasswordField name="current_password" autoComplete="current-password" />,
  proofOf: async ({ current_password }) => ({ current_password: String(current_password) }),
}

/** The applicant's open sessions, the last tries, and the passkeys. */
export const SignInsPage = () => (
  <Page
    title="Sign-ins and devices"
    narrow
    actions={<ButtonLink to={paths.portfolio}>Back to profile</ButtonLink>}
  >
    <SignInsCards
      operations={api.sessions}
      changePassword={<Link to={paths.portfolioEdit}>change your password</Link>}
    />
    <PasskeysCard operations={api.passkeys} identity={identity}>
      <p>
        A passkey signs you in with the fingerprint, face or screen lock of your phone or computer, without
        your password. Your password goes on working. A new password by “Forgot password” removes all
        passkeys.
      </p>
    </PasskeysCard>
  </Page>
)
