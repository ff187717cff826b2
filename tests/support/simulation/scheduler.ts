/**
 * Lets several requests run at once in an order that a seed decides: each call to a neighbour waits for its turn, and a turn
 * is given only when everybody waits. A seed also decides which calls fail.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { oneOf, type Random } from './random.ts'

interface Task {
  waiting: (() => void)[]
  /** Its process has crashed: none of its further calls is made. */
  isDead?: true
}

/** How a call can go wrong: not done; done and its answer lost; done after its caller has given up; sent twice; its process crashes. */
const faults = ['before', 'after', 'late', 'twice', 'crash'] as const

/** A write whose answer is lost is what most often goes wrong. */
const faultsOfWrites = 5

const timeout = (): Error =>
  Object.assign(new Error('The answer did not come in time'), { name: 'TimeoutError' })

interface SimulatedCall<T> {
  work: () => Promise<T>
  isWrite: boolean
  /** The database recognises the same transaction sent again. */
  oncePerToken?: boolean
}

export const createScheduler = () => {
  const current = new AsyncLocalStorage<Task>()
  const active = new Set<Task>()
  let random: Random = () => 0
  let faultRate = 0
  let looking = false

  const look = (): void => {
    if (looking) return
    looking = true
    setImmediate(() => {
      looking = false
      if (active.size === 0 || [...active].some(({ waiting }) => waiting.length === 0)) return
      oneOf([...active], random).waiting.shift()?.()
      look()
    })
  }

  const turn = (task: Task): Promise<void> =>
    new Promise((resolve) => {
      task.waiting.push(resolve)
      look()
    })

  /** Runs beside the others until it is done. */
  const start = async <T>(work: () => Promise<T>): Promise<T> => {
    const task: Task = { waiting: [] }
    active.add(task)
    try {
      return await current.run(task, work)
    } finally {
      active.delete(task)
      look()
    }
  }

  const broken = async <T>(task: Task, { work, isWrite, oncePerToken }: SimulatedCall<T>): Promise<T> => {
    const fault = isWrite ? oneOf(faults, random) : 'before'
    if (fault === 'crash') {
      task.isDead = true
      if (random() < 0.5) await work()
    }
    if (fault === 'before' || fault === 'crash') throw timeout()
    if (fault === 'late') {
      late.push(
        start(async () => {
          await turn(current.getStore() as Task)
          await work().catch(() => undefined)
        }),
      )
      throw timeout()
    }
    const first = await work()
    if (fault === 'twice') return oncePerToken ? first : work()
    throw timeout()
  }

  let late: Promise<void>[] = []

  return {
    /** A call to a neighbour; outside of `together` it is simply made. */
    call: async <T>(call: SimulatedCall<T>): Promise<T> => {
      const task = current.getStore()
      if (!task) return call.work()
      await turn(task)
      if (task.isDead) throw timeout()
      return random() < faultRate * (call.isWrite ? faultsOfWrites : 1) ? broken(task, call) : call.work()
    },

    /** Everything at once, calls that come late included. */
    together: async <T>(
      works: (() => Promise<T>)[],
      given: { random: Random; faultRate: number },
    ): Promise<T[]> => {
      random = given.random
      faultRate = given.faultRate
      late = []
      const done = await Promise.all(works.map((work) => start(work)))
      await Promise.all(late)
      return done
    },
  }
}
export type Scheduler = ReturnType<typeof createScheduler>
