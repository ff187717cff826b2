/** The open sessions of a person and the last tries to sign in, as the person sees them. */
import * as z from 'zod/mini'

/**
 * The outcome of a try. 'code-asked': the password was right, and no code was given. 'waited': refused without
 * checking it. 'account-closed': the password was right, and the account is closed.
 */
export const signInOutcomes = [
  'signed-in',
  'wrong-password',
  'code-asked',
  'wrong-code',
  'wrong-passkey',
  'waited',
  'password-reset',
  'registered',
  'account-closed',
] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** The credential that the person gave. */
export const signInFactors = ['password', 'code', 'recovery-code', 'passkey', 'link'] as const
export type SignInFactor = (typeof signInFactors)[number]

const openSession = z.object({
  id: z.string(),
  /** Whether the request came with this session. */
  this_device: z.boolean(),
  /** Such as "Firefox on Windows"; null where it cannot be told. */
  browser: z.nullable(z.string()),
  signed_in_at: z.string(),
  /** Exact to five minutes. */
  last_used_at: z.string(),
})
export type OpenSession = z.output<typeof openSession>

const signInTry = z.object({
  at: z.string(),
  outcome: z.enum(signInOutcomes),
  factor: z.nullable(z.enum(signInFactors)),
  browser: z.nullable(z.string()),
  /** How many tries the entry stands for. */
  tries: z.number(),
})
export type SignInTry = z.output<typeof signInTry>

/** This device first, then by last use; the tries newest first, at most 20 of the last 180 days. */
export const signIns = z.object({ sessions: z.array(openSession), tries: z.array(signInTry) })
export type SignIns = z.output<typeof signIns>
