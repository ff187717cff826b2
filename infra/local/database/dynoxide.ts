import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from '#infra/start-error.ts'
import { databaseBinary, thisPlatform } from '../install/embedded-database.mjs'
import { errorName, type Log } from '../log.ts'
import { freePort } from '../ports.ts'
import { endLeftoverProcess } from './leftover-process.ts'
import { type Database, superviseDatabase } from './supervise-database.ts'

const longestStartInMs = 15_000
/** The first time an hour after the start: by then the worker has read what was written before a longer stop. */
const trimEveryMs = 60 * 60 * 1000
const host = '127.0.0.1'

const binary = databaseBinary(fileURLToPath(new URL('../../../', import.meta.url)))

/**
 * Starts dynoxide and keeps it running: on the same port and file after a crash, with growing pauses when it
 * crashes again. With DYNAMODB_ENDPOINT in the environment that database is used and none is started.
 */
export const startDynoxide = async (options: {
  dataDir: string
  port: number
  log: Log
  env?: NodeJS.ProcessEnv
  trimEveryMs?: number
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
  const file = join(options.dataDir, 'portal.db')
  const args = ['serve', '--host', host, '--port', String(port), '--db-path', file]
  const endpoint = `http://${host}:${port}`
  const database = superviseDatabase({ binary, args, noteFile, log: options.log, endpoint })
  if (await isReady(endpoint)) {
    await indexStreamOf(file, options.log)
    const stopTrimming = trimRegularly(file, options.trimEveryMs ?? trimEveryMs, options.log)
    return { ...database, stop: () => stopTrimming().then(database.stop) }
  }
  await database.stop()
  throw new StartError(
    'The embedded database does not start: look whether DATA_DIR is writable and has space.',
  )
}

/** Without the index the portal works, and gets slower. */
const indexStreamOf = async (file: string, log: Log): Promise<void> => {
  try {
    const { indexStream } = await import('./stream-records.ts')
    indexStream(file)
  } catch (error) {
    log({ level: 'warn', event: 'STREAM_NOT_INDEXED', error: errorName(error) })
  }
}

/** @returns a stop that waits for a running removal */
const trimRegularly = (file: string, everyMs: number, log: Log): (() => Promise<void>) => {
  let running = Promise.resolve()
  const trim = async (): Promise<void> => {
    try {
      const { trimStream } = await import('./stream-records.ts')
      await trimStream(file, Date.now())
    } catch (error) {
      log({ level: 'warn', event: 'STREAM_NOT_TRIMMED', error: errorName(error) })
    }
  }
  const timer = setInterval(() => {
    running = running.then(trim)
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** The database answers, even with a refusal, only once its file is open; another program's answer does not count. */
const isReady = async (endpoint: string): Promise<boolean> => {
  for (const end = Date.now() + longestStartInMs; Date.now() < end; await pause(15)) {
    const ok = await fetch(endpoint, { signal: AbortSignal.timeout(1000) }).then(
      (answer) => answer.arrayBuffer().then(() => answer.headers.has('x-dynoxide-version')),
      () => false,
    )
    if (ok) return true
  }
  return false
}
