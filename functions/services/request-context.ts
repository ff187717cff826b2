import type { Attempt } from '#functions/data/record.ts'

/** What a use case knows of a request beside its input: when it came, and what its caller had read. */
export interface RequestContext {
  /** This try of the caller, for writes. */
  attempt: Attempt
  now: Date
  /** The council's day, `YYYY-MM-DD`. */
  today: string
  /** The version the caller says to have read; 0 for one that cannot exist, undefined when none was named. */
  versionRead: number | undefined
}
