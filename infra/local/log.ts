import { mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** One event as one JSON line. Names and numbers only: never a body, a query value or anything about a person. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  [field: string]: unknown
}

/** Receives log entries. */
export type Log = (entry: LogEntry) => void

/** Writes entries as JSON lines to a stream, by default standard output. */
export const jsonLog =
  (out: { write(line: string): unknown } = process.stdout): Log =>
  (entry) => {
    out.write(`${JSON.stringify({ ts: new Date().toISOString(), ...entry })}\n`)
  }

const longestLogInBytes = 20 * 1024 * 1024

/** Opens the file for more lines; one that has grown long is kept under another name, until the next one has. */
const open = (file: string): number => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (size > longestLogInBytes) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

/** Appends entries to a file, each before the call returns; it is opened with the first. Without a file they are printed. */
export const openLog = (file: string | null): Log => {
  if (file === null) return jsonLog()
  let opened: number | undefined
  return jsonLog({
    write: (line) => {
      try {
        opened ??= open(file)
        writeSync(opened, line)
      } catch {
        // A full disk refuses nobody's request for want of a line in the log.
      }
    },
  })
}

/** Only the name of an error: its message may quote what a person typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
