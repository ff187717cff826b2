import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databaseBinary, thisPlatform } from './install/embedded-database.mjs'
import { endLeftoverProcess, forgetProcess, noteProcess } from './leftover-process.ts'
import type { Log } from './log.ts'
import { freePort } from './ports.ts'
import { StartError } from './start-error.ts'

/** A running database; `pid()` is the current process, for tests that kill it. */
export interface Database {
  endpoint: string
  pid(): number | undefined
  stop(): Promise<void>
}

const firstRestartInMs = 100
const longestRestartInMs = 5000
const longestStartInMs = 15_000
const host = '127.0.0.1'

const binary = databaseBinary(fileURLToPath(new URL('../../', import.meta.url)))

/**
 * Starts dynoxide and keeps it running: on the same port and file after a crash, with growing pauses when it
 * crashes again. With DYNAMODB_ENDPOINT in the environment that database is used and none is started.
 */
export const startDynoxide = async (options: {
  dataDir: string
  port: number
  inMemory: boolean
  log: Log
  env?: NodeJS.ProcessEnv
}): Promise<Database> => {
  const elsewhere = (options.env ?? process.env).DYNAMODB_ENDPOINT
  if (elsewhere) return { endpoint: elsewhere, pid: () => undefined, stop: async () => {} }
  if (!existsSync(binary)) {
    throw new StartError(
      `The embedded database for ${thisPlatform} is not installed: begin with npm start, which installs it where there is a build, or start DynamoDB Local and set DYNAMODB_ENDPOINT to its URL.`,
    )
  }
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const noteFile = join(options.dataDir, 'dynoxide.pid')
  if (await endLeftoverProcess(noteFile)) options.log({ level: 'warn', event: 'DATABASE_ORPHAN_ENDED' })
  const port = await freePort(options.port, 'the database')
  const file = options.inMemory ? [] : ['--db-path', join(options.dataDir, 'portal.db')]
  const args = ['serve', '--host', host, '--port', String(port), ...file]
  return supervise({ args, noteFile, log: options.log, endpoint: `http://${host}:${port}` })
}

const supervise = async (run: {
  args: string[]
  noteFile: string
  log: Log
  endpoint: string
}): Promise<Database> => {
  let child: ChildProcess | undefined
  let stopping = false
  let wait = firstRestartInMs
  const ended = Promise.withResolvers<void>()

  const launch = (): void => {
    const startedAt = Date.now()
    // In a process group of its own: Ctrl+C would end the database before the requests that still need it.
    const started = spawn(binary, run.args, { stdio: 'ignore', detached: true })
    child = started
    if (started.pid) noteProcess(run.noteFile, { pid: started.pid, command: [binary, ...run.args] })
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
  if (!(await isReady(run.endpoint))) {
    await stop()
    throw new StartError(
      'The embedded database does not start: look whether DATA_DIR is writable and has space.',
    )
  }
  return { endpoint: run.endpoint, pid: () => child?.pid, stop }
}

/** The database answers, even with a refusal, only once its file is open. */
const isReady = async (endpoint: string): Promise<boolean> => {
  for (const end = Date.now() + longestStartInMs; Date.now() < end; await pause(15)) {
    const ok = await fetch(endpoint, { signal: AbortSignal.timeout(1000) }).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    )
    if (ok) return true
  }
  return false
}
