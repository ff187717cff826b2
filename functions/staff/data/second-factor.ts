/** The second factor of staff: the encrypted secret of an app, hashes of recovery codes, and passkeys. */
import * as z from 'zod/mini'
import { passkey } from '#functions/accounts/data/sign-in/passkey.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { Config } from '#functions/platform/services/config.ts'
import { type EventEntry, putEvent } from '#functions/platform/table/event.ts'
import { secondFactorKey } from '#functions/platform/table/keys/sign-in.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, update } from '#functions/platform/table/write.ts'

export const secondFactor = z.object({
  version: z.number(),
  /** The app's secret, encrypted (gateways/one-time-passwords.ts); absent until an app was confirmed. */
  sealed: z.optional(z.string()),
  /** When that was. */
  since: z.optional(z.string()),
  /** The time step of the newest code that was used; it and all earlier ones are refused. */
  last_step: z.optional(z.number()),
  /** A secret that waits for its confirmation, and until when (ISO, UTC). */
  pending: z.optional(z.object({ sealed: z.string(), until: z.string() })),
  /** Keyed hashes of the recovery codes that are left. */
  recovery_hashes: z._default(z.array(z.string()), []),
  /** Each takes the place of a code. */
  passkeys: z._default(z.array(passkey), []),
})
export type SecondFactor = z.output<typeof secondFactor>

/** Whether an app has been confirmed. */
export const hasCodes = (
  secondFactor: SecondFactor | null,
): secondFactor is SecondFactor & { sealed: string; since: string } => secondFactor?.sealed !== undefined

export const hasPasskeys = (secondFactor: SecondFactor | null): boolean =>
  (secondFactor?.passkeys.length ?? 0) > 0

/** Whether the password alone does not sign in. */
export const hasSecondFactor = (secondFactor: SecondFactor | null): boolean =>
  hasCodes(secondFactor) || hasPasskeys(secondFactor)

/** The write of the next version, or of the first. */
export const changeSecondFactor = (
  staffId: string,
  before: SecondFactor | null,
  fields: Partial<SecondFactor>,
  attempt: Attempt,
): Write => {
  if (!before) return putNew(storedItem(secondFactorKey(staffId), { version: 1, ...fields }))
  return update(nextVersion(secondFactorKey(staffId), before.version, fields, attempt))
}

/** The write that removes app, recovery codes and passkeys. */
export const deleteSecondFactor = (staffId: string): Write => remove(secondFactorKey(staffId))

export const createSecondFactors = (table: Table, newId: () => string) => ({
  read: (staffId: string): Promise<SecondFactor | null> => table.read(secondFactor, secondFactorKey(staffId)),

  /** @throws ConditionFailed when it changed since it was read: of two requests with the same code, one succeeds. */
  change: (
    staffId: string,
    before: SecondFactor | null,
    fields: Partial<SecondFactor>,
    attempt: Attempt,
    event: EventEntry | null = null,
    email: NewEmail | null = null,
  ): Promise<void> =>
    table.transact([
      changeSecondFactor(staffId, before, fields, attempt),
      ...(event ? [putEvent(staffId, event, attempt.now, newId(), 'staff')] : []),
      ...(email ? [putEmail(email, attempt.now)] : []),
    ]),
})

export const secondFactors = ({ table, newId }: AppContext) => createSecondFactors(table, newId)

/** Whether this member must set up one-time passwords or a passkey before anything else. */
export const lacksSecondFactor = (
  { secondFactor }: { secondFactor: SecondFactor | null },
  { STAFF_TOTP }: Config,
): boolean => STAFF_TOTP === 'required' && !hasSecondFactor(secondFactor)
