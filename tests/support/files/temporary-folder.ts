/** Folders and stand-ins for one test, gone when it ends. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Log, LogEntry } from '#infra/local/log.ts'

export const credentials = {
  accessKeyId: 'LOCALTEST',
  secretAccessKey: 'not a secret, a test',
  sessionToken: 'a token/of a test+session==',
}
export const region = 'eu-central-1'

/** A folder that is removed after everything that still writes to it has stopped. */
export const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-infra-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Stops something at the end of the test; what was started last stops first. */
export const stopped = async <Part extends { stop(): Promise<void> }>(
  starting: Promise<Part>,
): Promise<Part> => {
  const part = await starting
  onTestFinished(() => part.stop())
  return part
}

/** A log that can be asked. */
export const aLog = () => {
  const entries: LogEntry[] = []
  const log: Log = (entry) => entries.push(entry)
  return { log, entries, events: () => entries.map((entry) => entry.event) }
}
