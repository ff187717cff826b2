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

/** Only the name of an error: its message may quote what a person typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
