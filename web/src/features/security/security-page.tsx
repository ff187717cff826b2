import { api } from '#web/api/client.ts'
import '#web/theme/account.scss'
import { FailureAlert } from '#web/ui/messages/failure-alert.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SignInsCards } from '#web/ui/sign-ins/sign-ins-cards.tsx'
import { ConfirmIdentityForm } from './confirm-identity-form.tsx'
import { DeviceForm } from './device-form.tsx'
import { FocusedSection } from './focused-section.tsx'
import { Overview } from './overview.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecurityView } from './use-security-view.ts'

/** The protection of one's own account: the app for one-time passwords and the recovery codes. */
export const SecurityPage = () => {
  const { admin, view, setView, failure, back, begin, finish } = useSecurityView()
  if (!admin) return null
  return (
    <Page title="Security" narrow>
      {failure && <FailureAlert failure={failure} />}
      {view.name === 'overview' && (
        <>
          <Overview codes={admin.codes} onBegin={() => void begin()} onView={setView} />
          {!admin.codes.missing && <SignInsCards operations={api.staffSessions} />}
        </>
      )}
      {view.name === 'replace' && (
        <FocusedSection title="Use another phone">
          <ConfirmIdentityForm
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
            confirm={(body) => api.security.renewCodes({ body })}
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
