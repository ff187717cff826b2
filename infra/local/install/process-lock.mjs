// A lock file of one process at a time. Plain JavaScript: install.mjs takes one on any Node from 20 on.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The start time of a process in ticks since boot, because process ids are reused; empty where the system does not say. */
function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; what follows it does not. Start time is field 22, counted from 1.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, began }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user is running too.
    if (error.code !== 'EPERM') return false
  }
  return startTimeOf(pid) === began
}

/** The process that a lock file names, if it still runs. */
function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    return isAlive(holder) ? holder.pid : undefined
  } catch {
    return undefined
  }
}

function create(file) {
  const content = JSON.stringify({ pid: process.pid, began: startTimeOf(process.pid) })
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Locks a file for this process; the lock of a process that no longer runs is replaced.
 * Returns the function that unlocks it, or the process that holds it (0: one that is just taking it).
 */
export function takeLock(file) {
  const unlock = () => rmSync(file, { force: true })
  if (create(file)) return { unlock }
  const heldBy = holderOf(file)
  if (heldBy) return { heldBy }
  unlock()
  return create(file) ? { unlock } : { heldBy: 0 }
}
