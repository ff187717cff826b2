/** That a holder asks to be seen in person before the registration is relied on. */
import * as z from 'zod/mini'
import { passkeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { givenPassword } from '#shared/accounts/records/passwords.ts'

/** With the password, or a passkey. */
export const wantedHold = z.strictObject({
  held: z.boolean('Send true or false'),
  current_password: z.optional(givenPassword),
  passkey: z.optional(passkeyAnswer),
})
export type WantedHold = z.output<typeof wantedHold>

export const ownHold = z.object({ hold_since: z.nullable(z.string()) })
export type OwnHold = z.output<typeof ownHold>
