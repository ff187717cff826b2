import { asFailure } from '#web/api/api-failure.ts'

/** How an attempt to load the signed-in person ended. */
export type LoadEnd<U> = { user: U } | { reason: string | undefined }

const pausesInMs = [500, 1500]
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Loads the signed-in person; two retries while the service cannot be reached (design, section 3).
 * A refusal (401, 403) is final at once. The caller clears the token whenever there is no user.
 */
export const loadUser = async <U>(load: () => Promise<{ data: U }>, wait = pause): Promise<LoadEnd<U>> => {
  for (const next of [...pausesInMs, null]) {
    try {
      return { user: (await load()).data }
    } catch (thrown) {
      const { status } = asFailure(thrown)
      if (status === 401 || status === 403) return { reason: 'Your session has ended. Sign in again.' }
      if (next !== null) await wait(next)
    }
  }
  return { reason: 'We could not load your account. Sign in again.' }
}

/**
 * Loads the signed-in person, and can begin to before there is anybody to wait for it: `begin` asks while the screens' code
 * is being fetched, the first `take` after it gets that answer, every other one asks anew.
 */
export const userLoader = <U>(load: () => Promise<{ data: U }>) => {
  let begun: Promise<LoadEnd<U>> | undefined
  return {
    begin: (): void => {
      begun = loadUser(load)
    },
    take: (): Promise<LoadEnd<U>> => {
      const answer = begun ?? loadUser(load)
      begun = undefined
      return answer
    },
  }
}
