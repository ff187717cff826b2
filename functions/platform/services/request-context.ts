import type { Attempt } from '../table/record.ts'

/**
 * The facts about a request that a use case gets besides its input: when it came, and which version its caller has
 * read.
 */
export interface RequestContext {
  /** This attempt of the caller, for writes. */
  attempt: Attempt
  now: Date
  /** The council's day, `YYYY-MM-DD`. */
  today: string
  /** The version that the caller has read: 0 for one that cannot exist, undefined when the caller names none. */
  versionRead: number | undefined
  /** The id of the record that the caller sends back; undefined when the body names none. */
  idRead: string | undefined
}
