/** Makes the secrets of a new environment. Nobody sees them, and what exists already is never replaced. */
import { createHash, randomBytes } from 'node:crypto'
import { type Jwk, makeSigningKey, publicHalf } from '#infra/signing-key.ts'

/** Secrets Manager and the table, as far as they are needed here. */
export interface Stores {
  /** Null while a secret has no value. */
  read: (secretId: string) => Promise<string | null>
  write: (secretId: string, value: string) => Promise<void>
  /** Writes the public keys of a kind, unless some are there: a rotation may have added its own. */
  publish: (kind: 'applicant' | 'staff', keys: Jwk[]) => Promise<void>
}

/** ARNs. `originVerify` has its value already. */
export interface SecretIds {
  applicantSigningKey: string
  staffSigningKey: string
  pepper: string
  originVerify: string
}

const peppers = (): string => {
  const pepper = () => randomBytes(32).toString('base64')
  return JSON.stringify({ password: pepper(), limits: pepper() })
}

const signingKey = (): string => JSON.stringify(makeSigningKey())

const openPart = (secret: string): Jwk => publicHalf(JSON.parse(secret))

/**
 * Safe to run again at any point: a value is written before its public half, and both only where they are missing.
 * @returns what the functions know the front by.
 */
export const makeSecrets = async (ids: SecretIds, { read, write, publish }: Stores) => {
  const readOrMake = async (id: string, make: () => string): Promise<string> => {
    const existing = await read(id)
    if (existing !== null) return existing
    const made = make()
    await write(id, made)
    return made
  }
  await publish('applicant', [openPart(await readOrMake(ids.applicantSigningKey, signingKey))])
  await publish('staff', [openPart(await readOrMake(ids.staffSigningKey, signingKey))])
  await readOrMake(ids.pepper, peppers)

  const originSecret = await read(ids.originVerify)
  if (originSecret === null) throw new Error('The origin secret has no value')
  return { OriginSecretSha256: createHash('sha256').update(originSecret).digest('hex') }
}
