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
import { DeviceForm } from './device-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepSection } from './step-section.tsx'

type SetupStage =
  | { at: 'overview' | 'replace' | 'renew' }
  | { at: 'device'; secret: string; address: string }
  | { at: 'codes'; codes: string[] }

const leftWords = (count: number): string =>
  count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`

interface OverviewProps {
  codes: AdminUser['codes']
  onBegin: () => void
  onStep: (step: SetupStage) => void
}

const Overview = ({ codes, onBegin, onStep }: OverviewProps) =>
  codes.since ? (
    <section className="card">
      <h2>One-time passwords</h2>
      <p>
        Set up since {dayWords(codes.since)}. {leftWords(codes.recovery_codes_left)}
      </p>
      <div className="account-buttons">
        <button type="button" className="btn btn-outline-secondary" onClick={() => onStep({ at: 'replace' })}>
          Use another phone
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => onStep({ at: 'renew' })}>
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

/** What protects one's own account: the app for one-time passwords and the recovery codes. */
export const SecurityPage = () => {
  const { admin, refresh } = useAdminSession()
  const [step, setStep] = useState<SetupStage>({ at: 'overview' })
  const [failure, setFailure] = useState<ApiFailure>()
  const navigate = useNavigate()
  const flash = useFlash()
  const back = () => setStep({ at: 'overview' })
  const begin = async () => {
    setFailure(undefined)
    try {
      setStep({ at: 'device', ...(await api.security.begin({ body: {} })).data })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  const kept = async () => {
    await refresh()
    flash.show('Your account is protected by one-time passwords')
    navigate(paths.admin)
  }
  if (!admin) return null
  return (
    <Page title="Security" narrow>
      {failure && <FailureAlert failure={failure} />}
      {step.at === 'overview' && (
        <Overview codes={admin.codes} onBegin={() => void begin()} onStep={setStep} />
      )}
      {step.at === 'replace' && (
        <StepSection title="Use another phone">
          <ProofForm
            prove={(body) => api.security.begin({ body })}
            onProved={({ data }) => setStep({ at: 'device', ...data })}
            onCancel={back}
          />
        </StepSection>
      )}
      {step.at === 'renew' && (
        <StepSection title="New recovery codes">
          <p>The codes that you have now stop working.</p>
          <ProofForm
            prove={(body) => api.security.renewCodes({ body })}
            onProved={({ data }) => setStep({ at: 'codes', codes: data.recovery_codes })}
            onCancel={back}
          />
        </StepSection>
      )}
      {step.at === 'device' && (
        <StepSection title="Set up the app">
          <DeviceForm
            secret={step.secret}
            address={step.address}
            onConfirmed={(codes) => setStep({ at: 'codes', codes })}
            onCancel={back}
          />
        </StepSection>
      )}
      {step.at === 'codes' && (
        <StepSection title="Your recovery codes">
          <RecoveryCodes codes={step.codes} onKept={kept} />
        </StepSection>
      )}
    </Page>
  )
}
