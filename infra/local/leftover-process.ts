import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Remembers a child process: its id and the exact command line that makes it recognisable. */
interface NotedProcess {
  pid: number
  command: string[]
}

/** Notes the child in a file at once, so that a later start finds it if this process is killed. */
export const noteProcess = (file: string, child: NotedProcess): void => {
  writeFileSync(file, JSON.stringify(child), { mode: 0o600 })
}

/** Forgets the child after an orderly end. */
export const forgetProcess = (file: string): void => {
  rmSync(file, { force: true })
}

/**
 * Ends the child a killed start left behind: only when the noted process is alive and still runs the noted command
 * line, because ids are reused. Returns whether there was one.
 */
export const endLeftoverProcess = async (file: string): Promise<boolean> => {
  const noted = read(file)
  if (!noted || !isStill(noted)) return false
  process.kill(noted.pid, 'SIGTERM')
  for (let waited = 0; isStill(noted); waited += 20) {
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

const isStill = ({ pid, command }: NotedProcess): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === `${command.join('\0')}\0`
  } catch {
    return false
  }
}
