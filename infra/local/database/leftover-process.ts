import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A child process: its id and the exact command line by which it is recognised. */
interface NotedProcess {
  pid: number
  command: string[]
}

/** Writes the child process to a file at once, so that a later start finds it if this process is killed. */
export const noteProcess = (file: string, child: NotedProcess): void => {
  writeFileSync(file, JSON.stringify(child), { mode: 0o600 })
}

/** Removes the file after an orderly end. */
export const forgetProcess = (file: string): void => {
  rmSync(file, { force: true })
}

/**
 * Ends the child process that a killed portal left running: only when the process of the file still runs the same command
 * line, because ids are reused. Returns whether there was one.
 */
export const endLeftoverProcess = async (file: string): Promise<boolean> => {
  const noted = read(file)
  if (!noted || !isRunning(noted)) return false
  process.kill(noted.pid, 'SIGTERM')
  for (let waited = 0; isRunning(noted); waited += 20) {
    if (waited === 5000) process.kill(noted.pid, 'SIGKILL')
    await pause(20)
  }
  forgetProcess(file)
  return true
}

const read = (file: string): NotedProcess | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const isRunning = ({ pid, command }: NotedProcess): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === `${command.join('\0')}\0`
  } catch {
    return false
  }
}
