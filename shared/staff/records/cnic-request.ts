/** Somebody who cannot register says that the CNIC that another account has is theirs. */
import * as z from 'zod/mini'
import { cnic, email } from '#shared/kit/fields/identity.ts'
import { lines, optionalLines, personName } from '#shared/kit/fields/text.ts'

export const newCnicRequest = z.strictObject({
  name: personName('Enter your name as on the CNIC'),
  cnic,
  /** For the answer. */
  email,
  words: optionalLines(300),
})

export type NewCnicRequest = z.output<typeof newCnicRequest>

export const waitingCnicRequest = z.object({
  id: z.string(),
  name: z.string(),
  cnic: z.string(),
  email: z.string(),
  words: z.string(),
  at: z.string(),
  /** The account that has the CNIC now; null where none has it. */
  account: z.nullable(
    z.object({ name: z.string(), father_name: z.string(), email: z.string(), created_at: z.string() }),
  ),
  /** Why that account cannot be closed; null where it can. */
  obstacle: z.nullable(z.string()),
  /** Who has proposed to close it. */
  proposed_by: z.nullable(z.string()),
})
export type WaitingCnicRequest = z.output<typeof waitingCnicRequest>

export const cnicRequestDecision = z.strictObject({
  action: z.enum(['release', 'refuse'], 'Choose what to do'),
  reason: lines('Enter a reason', 300),
})
export type CnicRequestDecision = z.output<typeof cnicRequestDecision>
