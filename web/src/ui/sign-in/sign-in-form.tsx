import type { ComponentType, ReactNode, SubmitEvent } from 'react'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { usePageFailure } from '#web/ui/page/page-context.ts'
import { type Credentials, useSignIn } from './use-sign-in.ts'

export interface SecondStepProps {
  /** What the service asks for after the right password: `code`, `passkey` or both. */
  asked: FieldErrors
  error: string | undefined
  sendPasskey: (passkey: PasskeyAnswer) => Promise<void>
}

interface SignInFormProps {
  signIn: (credentials: Credentials) => Promise<void>
  /** For staff: what follows after the password. */
  secondStep?: ComponentType<SecondStepProps>
  /** Another way to sign in, until the second step. */
  children: ReactNode
}

/**
 * E-mail and password. The sign-in page loads neither the form library nor the schemas, so this form is not built on
 * `useRecordForm`; it looks and behaves the same (docs/decisions/web/0051-a-single-page-app-with-a-small-first-load.md).
 */
export const SignInForm = ({ signIn, secondStep: SecondStep, children }: SignInFormProps) => {
  const { form, asked, closed, saving, errors, failure, attempt, submit, send } = useSignIn(signIn)
  usePageFailure(failure !== null || Object.keys(errors).length > 0)

  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }
  const messageAt = (name: string) => errors[name]?.join(', ')

  return (
    <>
      <ErrorSummary errors={errors} failure={failure} attempt={attempt} onRetry={() => void submit()} />
      {/* post: if it is sent before this script runs, the password does not become part of the address. */}
      <form ref={form} method="post" noValidate onSubmit={submitted} aria-busy={saving}>
        <FieldFrame name="email" error={messageAt('email')}>
          {(input) => (
            <input
              type="email"
              className="form-control"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
            />
          )}
        </FieldFrame>
        <FieldFrame name="password" error={messageAt('password')}>
          {(input) => <PasswordInput what="password" autoComplete="current-password" {...input} />}
        </FieldFrame>
        {asked && SecondStep && (
          <SecondStep asked={asked} error={messageAt('code')} sendPasskey={(passkey) => send({ passkey })} />
        )}
        {closed && (
          <p className="banner-note" role="status">
            {closed}.
          </p>
        )}
        {(!asked || asked.code) && (
          <SaveButton saving={saving} savingLabel="Signing in…" className="btn-wide">
            {closed ? 'Keep my account' : 'Sign in'}
          </SaveButton>
        )}
      </form>
      {!asked && <div className="sign-in-other">{children}</div>}
    </>
  )
}
