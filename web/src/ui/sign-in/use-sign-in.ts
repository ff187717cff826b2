import { useRef, useState } from 'react'
import type { FieldErrors } from '#shared/errors.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'

export interface Credentials {
  email: string
  password: string
  /** Staff who have set up one-time passwords are asked for one after the right password. */
  code?: string
  /** Takes the closing of the account back. */
  keep_account?: true
}

/** Only what is empty: the server knows the rest, and the page stays small. */
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

/** Sends what was typed; asks for a one-time password when the service wants one. */
export const useSignIn = (signIn: (credentials: Credentials) => Promise<void>) => {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem>({ attempt: 0, errors: {}, failure: null })
  const [saving, setSaving] = useState(false)
  const [codeAsked, setCodeAsked] = useState(false)
  /** That the account is closed, and until when it can be kept. */
  const [closed, setClosed] = useState('')

  const refuse = (errors: FieldErrors, failure: ApiFailure | null) =>
    setProblem(({ attempt }) => ({ attempt: attempt + 1, errors, failure }))

  const submit = async () => {
    if (saving || !form.current) return
    const typed = new FormData(form.current)
    const credentials: Credentials = {
      email: String(typed.get('email')),
      password: String(typed.get('password')),
      ...(codeAsked && { code: String(typed.get('code')) }),
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
      const aboutCode = failure.errors?.code !== undefined
      if (aboutCode && !codeAsked) {
        setCodeAsked(true)
        setProblem((before) => ({ ...before, errors: {}, failure: null }))
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
  return { form, codeAsked, closed, saving, submit, ...problem }
}
