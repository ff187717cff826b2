import { type FormEvent, useState } from 'react'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'

/** The call of a button: one at a time, with the failure of the last one. */
export const useSending = (call: () => Promise<void>) => {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const send = async (): Promise<void> => {
    if (sending) return
    setSending(true)
    setFailure(undefined)
    try {
      await call()
    } catch (thrown) {
      setFailure(asFailure(thrown))
    } finally {
      setSending(false)
    }
  }
  return { sending, failure, send }
}

/** The handler of a form that this screen sends itself: the browser stays on the page. */
export const submitting =
  (send: (form: HTMLFormElement) => unknown) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }
