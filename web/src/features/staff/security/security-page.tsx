import '#web/theme/accounts/account.scss'
import { type ReactNode, useEffect, useRef } from 'react'
import { api } from '#web/api/client.ts'
import { Page } from '#web/ui/page/page.tsx'
import { PasskeysCard } from '#web/ui/passkeys/passkeys-card.tsx'
import { SignInsCards } from '#web/ui/sign-ins/sign-ins-cards.tsx'
import { ConfirmIdentityForm } from './confirm-identity-form.tsx'
import { DeviceForm } from './device-form.tsx'
import { identityOf } from './identity.tsx'
import { Overview } from './overview.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type SecurityView, useSecurityView } from './use-security-view.ts'

const titles: Record<Exclude<SecurityView['name'], 'overview'>, string> = {
  password: 'Change password',
  enrol: 'Set up one-time passwords',
  replace: 'Use another phone',
  renew: 'New recovery codes',
  device: 'Set up the app',
  codes: 'Your recovery codes',
}

/** A section that replaces another in place: its heading takes the focus, since the pressed button is gone. */
const FocusedSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The protection of one's own account: the password, the app for one-time passwords, the recovery codes and passkeys. */
export const SecurityPage = () => {
  const { admin, view, setView, back, finish, changed, refresh } = useSecurityView()
  if (!admin) return null
  const identity = identityOf(admin.codes)
  return (
    <Page title="Security" narrow>
      {view.name === 'overview' && (
        <>
          <Overview codes={admin.codes} onView={setView}>
            <PasskeysCard operations={api.staffPasskeys} identity={identity} onChanged={refresh}>
              <p>
                A passkey signs you in with the fingerprint, face or screen lock of your phone or computer, or
                with a security key. It takes the place of your password and the code. Keep two, or an app for
                one-time passwords beside it: if you lose your only one, an administrator must let you in
                again.
              </p>
            </PasskeysCard>
          </Overview>
          {!admin.codes.missing && <SignInsCards operations={api.staffSessions} />}
        </>
      )}
      {view.name !== 'overview' && (
        <FocusedSection key={view.name} title={titles[view.name]}>
          {view.name === 'password' && (
            <PasswordForm codes={admin.codes} onChanged={changed} onCancel={back} />
          )}
          {(view.name === 'enrol' || view.name === 'replace') && (
            <ConfirmIdentityForm
              identity={identity}
              confirm={(body) => api.security.begin({ body })}
              onConfirmed={({ data }) => setView({ name: 'device', ...data })}
              onCancel={back}
            />
          )}
          {view.name === 'renew' && (
            <>
              <p>Your current recovery codes will stop working.</p>
              <ConfirmIdentityForm
                identity={identity}
                confirm={(body) => api.security.renewCodes({ body })}
                onConfirmed={({ data }) => setView({ name: 'codes', codes: data.recovery_codes })}
                onCancel={back}
              />
            </>
          )}
          {view.name === 'device' && (
            <DeviceForm
              {...view}
              onConfirmed={(codes) => setView({ name: 'codes', codes })}
              onCancel={back}
            />
          )}
          {view.name === 'codes' && <RecoveryCodes codes={view.codes} onKept={finish} />}
        </FocusedSection>
      )}
    </Page>
  )
}
