/** Generates the secrets of a new environment. Nobody sees them, and an existing secret is never replaced. */
import { createHash, randomBytes } from 'node:crypto'
import { generateRegisterKey, generateSigningKey, type Jwk, publicHalf } from '#infra/signing-key.ts'

/** Secrets Manager and the table, as far as this needs them. */
export interface Stores {
  /** Null while a secret has no value. */
  read: (secretId: string) => Promise<string | null>
  write: (secretId: string, value: string) => Promise<void>
  /** Writes the public keys of a kind, unless there are some: a rotation may have added its own. */
  publish: (kind: 'applicant' | 'staff', keys: Jwk[]) => Promise<void>
  /** Adds a public key of the register, unless it is there. */
  publishRegisterKey: (key: Jwk) => Promise<void>
}

/** ARNs. `originVerify` has its value already. */
export interface SecretIds {
  applicantSigningKey: string
  staffSigningKey: string
  registerSigningKey: string
  pepper: string
  originVerify: string
}

const newPeppers = (): string => {
  const pepper = () => randomBytes(32).toString('base64')
  return JSON.stringify({ password: pepper(), limits: pepper() })
}

const newSigningKey = (): string => JSON.stringify(generateSigningKey())
const newRegisterKey = (): string => JSON.stringify(generateRegisterKey())

const publicKeyOf = (secret: string): Jwk => publicHalf(JSON.parse(secret))

/**
 * Safe to run again at any point: a value is written before its public half, and both only where they are missing.
 * @returns the hash by which functions recognise CloudFront.
 */
export const generateSecrets = async (
  ids: SecretIds,
  { read, write, publish, publishRegisterKey }: Stores,
) => {
  const readOrGenerate = async (id: string, generate: () => string): Promise<string> => {
    const existing = await read(id)
    if (existing !== null) return existing
    const generated = generate()
    await write(id, generated)
    return generated
  }
  await publish('applicant', [publicKeyOf(await readOrGenerate(ids.applicantSigningKey, newSigningKey))])
  await publish('staff', [publicKeyOf(await readOrGenerate(ids.staffSigningKey, newSigningKey))])
  await publishRegisterKey(publicKeyOf(await readOrGenerate(ids.registerSigningKey, newRegisterKey)))
  await readOrGenerate(ids.pepper, newPeppers)

  const originSecret = await read(ids.originVerify)
  if (originSecret === null) throw new Error('The origin secret has no value')
  return { OriginSecretSha256: createHash('sha256').update(originSecret).digest('hex') }
}
