import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#infra/start-error.ts'
import { takeLock } from './install/process-lock.mjs'

/**
 * Locks a data folder for this process, so that two portals never write to one folder. The lock of a process that no
 * longer runs is replaced. Returns the function that unlocks the folder.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const { unlock, heldBy } = lockOf(dataDir)
  if (unlock) return unlock
  throw new StartError(
    heldBy
      ? `The data folder ${dataDir} is in use by another portal (process ${heldBy}): stop that one or set DATA_DIR to another folder.`
      : `Another portal is just starting on the data folder ${dataDir}.`,
  )
}

const lockOf = (dataDir: string): ReturnType<typeof takeLock> => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return takeLock(join(dataDir, 'lock'))
  } catch {
    throw new StartError(`The data folder cannot be written to: ${dataDir}`)
  }
}
