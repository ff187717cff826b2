import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { AdminUser } from '#shared/records/current-user.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import '#web/theme/account.scss'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { useFlash } from '#web/ui/flash.tsx'
import { dayWords } from '#web/ui/moments.ts'
import { Page } from '#web/ui/page.tsx'
import { ConfirmIdentityForm } from './confirm-identity-form.tsx'
import { DeviceForm } from './device-form.tsx'
import { FocusedSection } from './focused-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type SecurityView =
  | { name: 'overview' | 'replace' | 'renew' }
  | { name: 'device'; secret: string; address: string }
  | { name: 'codes'; codes: string[] }

const codesLeft = (count: number): string =>
  count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`

interface OverviewProps {
  codes: AdminUser['codes']
  onBegin: () => void
  onView: (view: SecurityView) => void
}

const Overview = ({ codes, onBegin, onView }: OverviewProps) =>
  codes.since ? (
    <section className="card">
      <h2>One-time passwords</h2>
      <p>
        Set up since {dayWords(codes.since)}. {codesLeft(codes.recovery_codes_left)}
      </p>
      <div className="account-buttons">
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onView({ name: 'replace' })}
        >
          Use another phone
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => onView({ name: 'renew' })}>
          New recovery codes
        </button>
      </div>
    </section>
  ) : (
    <section className="card">
      <h2>One-time passwords</h2>
      {codes.missing && (
        <p className="banner-note">Staff sign in with one-time passwords. Set them up before you go on.</p>
      )}
      <p>
        An app on your phone shows a new code every half minute. You type it when you sign in, after your
        password: then a password that somebody has found out is not enough.
      </p>
      <div className="account-buttons">
        <button type="button" className="btn btn-primary" onClick={onBegin}>
          Set up one-time passwords
        </button>
      </div>
    </section>
  )

/** The protection of one's own account: the app for one-time passwords and the recovery codes. */
export const SecurityPage = () => {
  const { admin, refresh } = useAdminSession()
  const [view, setView] = useState<SecurityView>({ name: 'overview' })
  const [failure, setFailure] = useState<ApiFailure>()
  const navigate = useNavigate()
  const flash = useFlash()
  const back = () => setView({ name: 'overview' })
  const begin = async () => {
    setFailure(undefined)
    try {
      setView({ name: 'device', ...(await api.security.begin({ body: {} })).data })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  const finish = async () => {
    await refresh()
    flash.show('Your account is protected by one-time passwords')
    navigate(paths.admin)
  }
  if (!admin) return null
  return (
    <Page title="Security" narrow>
      {failure && <FailureAlert failure={failure} />}
      {view.name === 'overview' && (
        <Overview codes={admin.codes} onBegin={() => void begin()} onView={setView} />
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
          <p>The codes that you have now stop working.</p>
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
