import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#shared/errors.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FieldFrame } from './field-frame.tsx'
import { usePageFailure } from './page-context.ts'
import { PasswordInput } from './password-input.tsx'
import { SaveButton } from './save-button.tsx'

export interface Credentials {
  email: string
  password: string
  /** Staff who have set up one-time passwords are asked for one after the right password. */
  code?: string
}

/** Only what is empty: the server knows the rest, and the page stays light (performance, section 5). */
const emptyFields = ({ email, password, code }: Credentials): FieldErrors => ({
  ...(email.trim() === '' && { email: ['Enter your email'] }),
  ...(password === '' && { password: ['Enter your password'] }),
  ...(code?.trim() === '' && { code: ['Enter the code of your app'] }),
})

interface Problem {
  attempt: number
  errors: FieldErrors
  failure: ApiFailure | null
}

/** Takes the focus when it appears: the password was right, and this is what is left to do. */
const CodeField = ({ error }: { error: string | undefined }) => {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={field}>
      <p role="status">Your password is right. Now enter the code that your app shows.</p>
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
    </div>
  )
}

/**
 * E-mail and password. The page people land on comes without the form library and the schemas, so this form is not
 * built on `useRecordForm`; it looks and answers the same.
 */
export const SignInForm = ({ signIn }: { signIn: (credentials: Credentials) => Promise<void> }) => {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem>({ attempt: 0, errors: {}, failure: null })
  const [saving, setSaving] = useState(false)
  const [codeAsked, setCodeAsked] = useState(false)
  const { errors, failure, attempt } = problem
  usePageFailure(failure !== null || Object.keys(errors).length > 0)

  const refuse = (errors: FieldErrors, failure: ApiFailure | null) =>
    setProblem((it) => ({ attempt: it.attempt + 1, errors, failure }))

  const submit = async () => {
    if (saving || !form.current) return
    const typed = new FormData(form.current)
    const credentials: Credentials = {
      email: String(typed.get('email')),
      password: String(typed.get('password')),
      ...(codeAsked && { code: String(typed.get('code')) }),
    }
    const empty = emptyFields(credentials)
    if (Object.keys(empty).length > 0) return refuse(empty, null)
    setSaving(true)
    try {
      await signIn(credentials)
    } catch (thrown) {
      const failure = asFailure(thrown)
      const aboutCode = failure.errors?.code !== undefined
      if (aboutCode && !codeAsked) {
        setCodeAsked(true)
        setProblem({ attempt, errors: {}, failure: null })
        return setSaving(false)
      }
      const password = form.current?.elements.namedItem('password')
      // Kept when the service was not reached: then [Try again] has something to send.
      if (password instanceof HTMLInputElement && failure.status >= 400 && failure.status < 500 && !aboutCode)
        password.value = ''
      refuse(failure.errors ?? {}, failure)
    }
    setSaving(false)
  }
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }
  const messageAt = (name: string) => errors[name]?.join(', ')

  return (
    <>
      <ErrorSummary errors={errors} failure={failure} attempt={attempt} onRetry={() => void submit()} />
      {/* post: should it be sent before this script runs, the password may not land in the address. */}
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
        {codeAsked && <CodeField error={messageAt('code')} />}
        <SaveButton saving={saving} savingLabel="Signing in…" className="btn-wide">
          Sign in
        </SaveButton>
      </form>
    </>
  )
}
