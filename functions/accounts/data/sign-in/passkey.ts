/** The passkeys of a person: public keys, with which nobody can sign in. All of them are in one item with a version. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { PersonKind } from '#functions/platform/table/keys/key.ts'
import { passkeysKey } from '#functions/platform/table/keys/sign-in.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, remove, storedItem, update } from '#functions/platform/table/write.ts'

export const passkey = z.object({
  id: z.string(),
  /** Its id in the authenticator (Base64url). */
  credential: z.string(),
  /** In COSE (Base64url). */
  public_key: z.string(),
  /** How often it was used, where the authenticator counts; 0 where it does not. */
  counter: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.output<typeof passkey>

const held = z.object({ version: z.number(), passkeys: z._default(z.array(passkey), []) })
/** As they were read; null if there never were any. */
export type HeldPasskeys = z.output<typeof held> | null

/** The write of a new list, on condition that nothing has changed since it was read. */
export const changePasskeys = (
  kind: PersonKind,
  personId: string,
  before: HeldPasskeys,
  passkeys: Passkey[],
  attempt: Attempt,
): Write => {
  const key = passkeysKey(kind, personId)
  return before
    ? update(nextVersion(key, before.version, { passkeys }, attempt))
    : putNew(storedItem(key, { version: 1, passkeys }))
}

/** The write that removes an applicant's passkeys: the password was set by a link. */
export const removePasskeys = (userId: string): Write => remove(passkeysKey('applicant', userId))

export const passkeys = ({ table }: AppContext) => ({
  read: (kind: PersonKind, personId: string): Promise<HeldPasskeys> =>
    table.read(held, passkeysKey(kind, personId)),

  /** @throws ConditionFailed when they have changed since they were read */
  change: (
    kind: PersonKind,
    personId: string,
    before: HeldPasskeys,
    passkeys: Passkey[],
    attempt: Attempt,
  ): Promise<void> => table.transact([changePasskeys(kind, personId, before, passkeys, attempt)]),
})
