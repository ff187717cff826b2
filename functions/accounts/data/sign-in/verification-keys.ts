/** The public halves of the signing keys: read by every function, secret to nobody. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { PersonKind } from '#functions/platform/table/keys/key.ts'
import { verificationKeysKey } from '#functions/platform/table/keys/sign-in.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { storedItem } from '#functions/platform/table/write.ts'

const publicJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
})
type PublicJwk = z.output<typeof publicJwk>

export const createVerificationKeys = (table: Table) => ({
  of: async (kind: PersonKind): Promise<PublicJwk[]> => {
    const item = await table.get(verificationKeysKey(kind))
    return item ? z.array(publicJwk).parse(item.keys) : []
  },
  put: (kind: PersonKind, keys: PublicJwk[]): Promise<void> =>
    table.put(storedItem(verificationKeysKey(kind), { keys })),
})

export const verificationKeys = ({ table }: AppContext) => createVerificationKeys(table)
