import { errorName, type Log } from './log.ts'

const hour = 60 * 60 * 1000

/**
 * Calls a function at once and then at an interval, as EventBridge does; after a failure, which is logged, the next call is
 * the regular one. @returns a stop that waits for a running call.
 */
export const runEvery = (
  hours: number,
  name: string,
  call: () => Promise<unknown>,
  log: Log,
): (() => Promise<void>) => {
  const run = () =>
    call().then(
      () => undefined,
      (error) => log({ level: 'error', event: `${name}_FAILED`, error: errorName(error) }),
    )
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, hours * hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
