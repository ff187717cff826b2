import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** The process that uses a data folder, and its start time, because process ids are reused. */
interface LockHolder {
  pid: number
  began: string
}

/**
 * Locks a data folder for this process, so that two portals never write to one folder. The lock of a process that no
 * longer runs is replaced. Returns the function that unlocks the folder.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'lock')
  const content = JSON.stringify({ pid: process.pid, began: startTimeOf(process.pid) })
  if (!create(file, content)) {
    const holder = read(file)
    if (holder && isAlive(holder)) {
      throw new StartError(
        `The data folder ${dataDir} is in use by another portal (process ${holder.pid}): stop that one or set DATA_DIR to another folder.`,
      )
    }
    rmSync(file, { force: true })
    if (!create(file, content))
      throw new StartError(`Another portal is just starting on the data folder ${dataDir}.`)
  }
  return () => rmSync(file, { force: true })
}

const create = (file: string, content: string): boolean => {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new StartError(`The data folder cannot be written to: ${file}`)
  }
}

const read = (file: string): LockHolder | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const isAlive = ({ pid, began }: LockHolder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user is running too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startTimeOf(pid) === began
}

/** The start time of a process in ticks since boot; empty where the system does not say. */
const startTimeOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; what follows it does not. Start time is field 22, counted from 1.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
