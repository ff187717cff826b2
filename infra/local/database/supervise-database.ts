import { type ChildProcess, spawn } from 'node:child_process'
import type { Log } from '../log.ts'
import { forgetProcess, noteProcess } from './leftover-process.ts'

/** A running database; `pid()` is the current process, for tests that kill it. */
export interface Database {
  endpoint: string
  pid(): number | undefined
  stop(): Promise<void>
}

const firstRestartInMs = 100
const longestRestartInMs = 5000

/** Runs the database, and again after a crash, with growing pauses. */
export const superviseDatabase = (run: {
  binary: string
  args: string[]
  noteFile: string
  log: Log
  endpoint: string
}): Database => {
  let child: ChildProcess | undefined
  let stopping = false
  let wait = firstRestartInMs
  const ended = Promise.withResolvers<void>()

  const launch = (): void => {
    const startedAt = Date.now()
    // In a separate process group: otherwise Ctrl+C would end the database before the requests that still need it.
    const started = spawn(run.binary, run.args, { stdio: 'ignore', detached: true })
    child = started
    if (started.pid) noteProcess(run.noteFile, { pid: started.pid, command: [run.binary, ...run.args] })
    let over = false
    const onEnd = () => {
      if (over) return
      over = true
      child = undefined
      if (stopping) return ended.resolve()
      // A run that lasted a while was healthy: the next restart may be quick again.
      if (Date.now() - startedAt > longestRestartInMs) wait = firstRestartInMs
      run.log({ level: 'error', event: 'DATABASE_DIED', restartInMs: wait })
      setTimeout(() => !stopping && launch(), wait)
      wait = Math.min(wait * 2, longestRestartInMs)
    }
    started.once('exit', onEnd)
    started.once('error', onEnd)
  }

  // A process that ends before its stop was called ends the database too.
  const endChild = () => void child?.kill('SIGTERM')
  process.once('exit', endChild)

  const stop = async (): Promise<void> => {
    process.off('exit', endChild)
    if (!stopping) {
      stopping = true
      if (child) child.kill('SIGTERM')
      else ended.resolve()
    }
    await ended.promise
    forgetProcess(run.noteFile)
  }

  launch()
  return { endpoint: run.endpoint, pid: () => child?.pid, stop }
}
