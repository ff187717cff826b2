/**
 * The line in which password hashes wait. Node hashes in the four threads that also read files and look up names, and a
 * hash takes a whole core, so that many at once would hold everybody's requests.
 */
import { availableParallelism } from 'node:os'
import { Unavailable } from '#shared/kit/errors.ts'

interface QueueLimits {
  /** How many hashes are computed at the same time. */
  atOnce: number
  /** How many more may wait; the next one is refused. */
  waiting: number
  /** One that has waited longer is refused when its turn comes, since its caller has given up by then. */
  longestWaitInMs: number
}

/** One of the four threads stays free; half the time after which the gateway gives up. */
const defaultLimits: QueueLimits = {
  atOnce: Math.min(availableParallelism(), 3),
  waiting: 256,
  longestWaitInMs: 15_000,
}

export const createHashQueue = ({ atOnce, waiting, longestWaitInMs }: QueueLimits = defaultLimits) => {
  const line: (() => void)[] = []
  let running = 0

  /** Resolves when it is the caller's turn. */
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (line.length >= waiting) return Promise.reject(new Unavailable())
    return new Promise((resolve) => line.push(resolve)) // the one that ends passes its place on
  }
  const end = (): void => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return {
    atOnce,
    waiting,
    /** Does the work when it is its turn. @throws Unavailable when too many wait, or it has waited too long */
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      const since = performance.now()
      await turn()
      try {
        if (performance.now() - since > longestWaitInMs) throw new Unavailable()
        return await work()
      } finally {
        end()
      }
    },
  }
}
export type HashQueue = ReturnType<typeof createHashQueue>

/** The one of this process. */
export const hashQueue = createHashQueue()

/**
 * Whole sign-ins and registrations, of which a few are processed at a time: each calls the database several times
 * before it hashes, and hundreds at once would delay the calls of everybody else.
 */
export const signInQueue = createHashQueue({ atOnce: 8, waiting: 1000, longestWaitInMs: 20_000 })
