import { useRef } from 'react'
import { asFailure } from '#web/api/api-failure.ts'

/** A random key of 128 bits. `crypto.randomUUID` is missing where the portal is opened over plain http. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The idempotency key of calls that must not be done twice. Without an answer a call may have been done: the key stays until
 * there is one, so the same call sent again is recognised.
 */
export const useAttemptKey = () => {
  const key = useRef('')
  return async <T>(call: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    key.current ||= newIdempotencyKey()
    try {
      const answered = await call(key.current)
      key.current = ''
      return answered
    } catch (thrown) {
      const { status } = asFailure(thrown)
      if (status >= 400 && status < 500) key.current = ''
      throw thrown
    }
  }
}
