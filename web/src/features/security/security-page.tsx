import { api } from '#web/api/client.ts'
import '#web/theme/account.scss'
import { Page } from '#web/ui/page/page.tsx'
import { SignInsCards } from '#web/ui/sign-ins/sign-ins-cards.tsx'
import { ConfirmIdentityForm } from './confirm-identity-form.tsx'
import { DeviceForm } from './device-form.tsx'
import { FocusedSection } from './focused-section.tsx'
import { Overview } from './overview.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecurityView } from './use-security-view.ts'

/** The protection of one's own account: the password, the app for one-time passwords and the recovery codes. */
export const SecurityPage = () => {
  const { admin, view, setView, back, finish, changed } = useSecurityView()
  if (!admin) return null
  const hasCodes = admin.codes.since !== null
  return (
    <Page title="Security" narrow>
      {view.name === 'overview' && (
        <>
          <Overview codes={admin.codes} onView={setView} />
          {!admin.codes.missing && <SignInsCards operations={api.staffSessions} />}
        </>
      )}
      {view.name === 'password' && (
        <FocusedSection title="Change password">
          <PasswordForm asksCode={hasCodes} onChanged={changed} onCancel={back} />
        </FocusedSection>
      )}
      {view.name === 'enrol' && (
        <FocusedSection title="Set up one-time passwords">
          <ConfirmIdentityForm
            asksCode={false}
            confirm={(body) => api.security.begin({ body })}
            onConfirmed={({ data }) => setView({ name: 'device', ...data })}
            onCancel={back}
          />
        </FocusedSection>
      )}
      {view.name === 'replace' && (
        <FocusedSection title="Use another phone">
          <ConfirmIdentityForm
            asksCode
            confirm={(body) => api.security.begin({ body })}
            onConfirmed={({ data }) => setView({ name: 'device', ...data })}
            onCancel={back}
          />
        </FocusedSection>
      )}
      {view.name === 'renew' && (
        <FocusedSection title="New recovery codes">
          <p>Your current recovery codes will stop working.</p>
          <ConfirmIdentityForm
            asksCode
            confirm={({ password, code = '' }) => api.security.renewCodes({ body: { password, code } })}
            onConfirmed={({ data }) => setView({ name: 'codes', codes: data.recovery_codes })}
            onCancel={back}
          />
        </FocusedSection>
      )}
      {view.name === 'device' && (
        <FocusedSection title="Set up the app">
          <DeviceForm
            secret={view.secret}
            address={view.address}
            onConfirmed={(codes) => setView({ name: 'codes', codes })}
            onCancel={back}
          />
        </FocusedSection>
      )}
      {view.name === 'codes' && (
        <FocusedSection title="Your recovery codes">
          <RecoveryCodes codes={view.codes} onKept={finish} />
        </FocusedSection>
      )}
    </Page>
  )
}
