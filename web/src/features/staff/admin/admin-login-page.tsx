import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PasskeyButton } from '#web/ui/passkeys/passkey-button.tsx'
import { type SecondStepProps, SignInForm } from '#web/ui/sign-in/sign-in-form.tsx'
import type { Credentials } from '#web/ui/sign-in/use-sign-in.ts'

const sentenceFor = ({ code, passkey }: SecondStepProps['asked']): string => {
  if (!passkey) return 'Now enter the code that your app shows.'
  return code ? 'Now use your passkey, or enter the code that your app shows.' : 'Now use your passkey.'
}

/** The second step of signing in, by a passkey or a code; it takes the focus when it appears. */
const SecondStep = ({ asked, error, sendPasskey }: SecondStepProps) => {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  return (
    <div ref={step} className="second-step">
      <p role="status">Your password is right. {sentenceFor(asked)}</p>
      {asked.passkey && (
        <PasskeyButton
          label="Use your passkey"
          ask={() => api.adminAuth.passkeyOptions()}
          onAnswer={sendPasskey}
        />
      )}
      {asked.code && (
        <FieldFrame name="code" hint="6 digits, or one of your recovery codes." error={error}>
          {(input) => (
            <input
              className="form-control"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
            />
          )}
        </FieldFrame>
      )}
    </div>
  )
}

const longestDeviceName = 512 // what the contract takes

interface AdminLoginPageProps {
  /** Fetches the code of the screen after signing in while the call is under way. */
  preloadNext: () => void
}

/** The sign-in of staff; the browser's user agent is sent as the device name. */
export const AdminLoginPage = ({ preloadNext }: AdminLoginPageProps) => {
  const { reason, ...session } = useAdminSession()
  const device_name = navigator.userAgent.slice(0, longestDeviceName)
  const signIn = async (typed: Credentials) => {
    preloadNext()
    session.signIn((await api.adminAuth.login({ body: { ...typed, device_name } })).data)
  }
  const signInByPasskey = async (body: PasskeyAnswer) => {
    preloadNext()
    session.signIn((await api.adminAuth.passkeyLogin({ body })).data)
  }
  return (
    <Page title="Council staff">
      {reason && (
        <p className="banner-note" role="status">
          {reason}
        </p>
      )}
      <SignInForm signIn={signIn} secondStep={SecondStep}>
        <PasskeyButton
          label="Sign in with a passkey"
          ask={() => api.adminAuth.passkeyOptions()}
          onAnswer={signInByPasskey}
        />
      </SignInForm>
      <p className="sign-in-links">Forgotten your password? Ask an administrator for a new link.</p>
      <p className="sign-in-links">
        <Link to={paths.login}>Sign-in for applicants</Link>
      </p>
    </Page>
  )
}
