import { useRef, useState } from 'react'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'

export interface Credentials {
  email: string
  password: string
  /** Staff who have set up one-time passwords are asked for one after the right password. */
  code?: string
  /** Or for a passkey. */
  passkey?: PasskeyAnswer
  /** Takes the closing of the account back. */
  keep_account?: true
}

/** Checks only for empty fields: the server checks the rest, and the page stays small. */
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

/** Sends the input, and asks for a second factor if the service requires one. */
export const useSignIn = (signIn: (credentials: Credentials) => Promise<void>) => {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem>({ attempt: 0, errors: {}, failure: null })
  const [saving, setSaving] = useState(false)
  /** What the service has required after the right password. */
  const [asked, setAsked] = useState<FieldErrors | null>(null)
  /** Set if the account is closed: until when it can be kept. */
  const [closed, setClosed] = useState('')

  const refuse = (errors: FieldErrors, failure: ApiFailure | null) =>
    setProblem(({ attempt }) => ({ attempt: attempt + 1, errors, failure }))

  const typedIn = (form: HTMLFormElement): Credentials => {
    const typed = new FormData(form)
    return { email: String(typed.get('email')), password: String(typed.get('password')) }
  }

  const submit = async () => {
    if (saving || !form.current) return
    const code = asked?.code && String(new FormData(form.current).get('code'))
    const credentials: Credentials = {
      ...typedIn(form.current),
      ...(code !== undefined && { code }),
      ...(closed && { keep_account: true }),
    }
    const empty = emptyFields(credentials)
    if (Object.keys(empty).length > 0) return refuse(empty, null)
    setSaving(true)
    try {
      await signIn(credentials)
    } catch (thrown) {
      const failure = asFailure(thrown)
      const closing = failure.errors?.keep_account?.[0]
      if (closing) {
        setClosed(closing)
        setProblem((before) => ({ ...before, errors: {}, failure: null }))
        return setSaving(false)
      }
      const aboutFactor = failure.errors?.code !== undefined || failure.errors?.passkey !== undefined
      if (aboutFactor && !asked) {
        setAsked(failure.errors ?? null)
        setProblem((before) => ({ ...before, errors: {}, failure: null }))
        return setSaving(false)
      }
      const password = form.current?.elements.namedItem('password')
      // Kept when the service was not reached: then [Try again] has something to send.
      if (
        password instanceof HTMLInputElement &&
        failure.status >= 400 &&
        failure.status < 500 &&
        !aboutFactor
      )
        password.value = ''
      refuse(failure.errors ?? {}, failure)
    }
    setSaving(false)
  }

  /** Sends what was typed with a second factor that is not typed. @throws ApiFailure */
  const send = async (more: Pick<Credentials, 'passkey'>) => {
    if (form.current) await signIn({ ...typedIn(form.current), ...more })
  }
  return { form, asked, closed, saving, submit, send, ...problem }
}
