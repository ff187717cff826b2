/** Work that is done again when another writer was faster. */
import { Unavailable } from '#shared/kit/errors.ts'

interface Retry {
  /** How often the work is tried at most. */
  tries: number
  /** Whether an error means that another try may succeed. */
  when: (error: unknown) => boolean
  /** Waits before the next try. */
  pause?: (failedTries: number) => Promise<void>
}

/** So that those who were as fast as each other are not so again. */
export const randomPause = (failedTries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** failedTries))

/** @param work is told how many tries have failed before. @throws Unavailable when the last try fails as well. */
export const retry = async <T>(
  { tries, when, pause }: Retry,
  work: (failedTries: number) => Promise<T>,
): Promise<T> => {
  for (let failedTries = 0; failedTries < tries; failedTries++) {
    try {
      return await work(failedTries)
    } catch (error) {
      if (!when(error)) throw error
      await pause?.(failedTries)
    }
  }
  throw new Unavailable()
}
