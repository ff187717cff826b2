import { setTimeout as pause } from 'node:timers/promises'
import { errorName, type Log } from './log.ts'

/** A function that is called with events, as Lambda calls it without waiting for an answer. */
export interface EventWorker {
  receive(event: unknown): void
  /** The events that it gave up: in AWS these wait in a queue. */
  deadLetters(): unknown[]
  /** Waits for the events that have come. */
  stop(): Promise<void>
}

const pausesInMs = [250, 1000]

/** One event after the other, each tried up to three times. */
export const startEventWorker = (handle: (event: unknown) => Promise<void>, log: Log): EventWorker => {
  const dead: unknown[] = []
  let working: Promise<void> = Promise.resolve()

  const isDone = (event: unknown): Promise<boolean> =>
    handle(event).then(
      () => true,
      (error) => {
        log({ level: 'warn', event: 'EMAIL_EVENT_NOT_NOTED', error: errorName(error) })
        return false
      },
    )
  const work = async (event: unknown): Promise<void> => {
    if (await isDone(event)) return
    for (const ms of pausesInMs) {
      await pause(ms)
      if (await isDone(event)) return
    }
    dead.push(event)
    log({ level: 'error', event: 'EMAIL_EVENT_PARKED' })
  }
  return {
    receive: (event) => {
      working = working.then(() => work(event))
    },
    deadLetters: () => [...dead],
    stop: () => working,
  }
}
