import { asFailure } from '#web/api/api-failure.ts'

/** The signed-in person, or why there is none. */
export type LoadResult<U> = { user: U } | { reason: string | undefined }

const pausesInMs = [500, 1500]
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Loads the signed-in person; two retries while the service cannot be reached.
 * A refusal (401, 403) is final at once. The caller clears the token whenever there is no user.
 */
export const loadUser = async <U>(load: () => Promise<{ data: U }>, wait = pause): Promise<LoadResult<U>> => {
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
 * Loads the signed-in person, if necessary before the screens are loaded: `begin` sends the call while their code is being
 * fetched. Its answer is used once, by `takeAnswered` when it is there, otherwise by the first `take`; every later `take` sends another call.
 */
export const userLoader = <U>(load: () => Promise<{ data: U }>) => {
  let begun: Promise<LoadResult<U>> | undefined
  let answer: LoadResult<U> | undefined
  return {
    begin: (): void => {
      const call = loadUser(load)
      begun = call
      void call.then((result) => {
        if (begun === call) answer = result
      })
    },
    /** Waits for the answer to `begin`; not at all where nothing was begun. */
    answered: async (): Promise<void> => void (await begun),
    takeAnswered: (): LoadResult<U> | undefined => {
      const taken = answer
      if (taken) begun = answer = undefined
      return taken
    },
    take: (): Promise<LoadResult<U>> => {
      const taken = begun ?? loadUser(load)
      begun = answer = undefined
      return taken
    },
  }
}
