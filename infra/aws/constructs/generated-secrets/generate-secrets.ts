/** Generates the secrets of a new environment. Nobody sees them, and an existing secret is never replaced. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { originStage } from '#infra/aws/origin-stage.ts'
import { generateRegisterKey, generateSigningKey, type Jwk, publicHalf } from '#infra/signing-key.ts'

/** Secrets Manager, as far as this needs it. */
export interface Secrets {
  /** Null while a secret has no value. @param stage the label of a version, instead of the current one */
  read: (secretId: string, stage?: string) => Promise<string | null>
  /** @param stage the label of the new version; the current one stays what it is */
  write: (secretId: string, value: string, stage?: string) => Promise<void>
}

/** And the table. */
export interface Stores extends Secrets {
  /** Writes the public keys of a kind, unless there are some: a rotation may have added its own. */
  publish: (kind: 'applicant' | 'staff', keys: Jwk[]) => Promise<void>
  /** Adds a public key of the register, unless it is there. */
  publishRegisterKey: (key: Jwk) => Promise<void>
}

/** ARNs. `originVerify` has its first value already. */
export interface SecretIds {
  applicantSigningKey: string
  staffSigningKey: string
  registerSigningKey: string
  letterSigningKey: string
  checkSigningKey: string
  logSigningKey: string
  pepper: string
  originVerify: string
}

const newPeppers = (): string => {
  const pepper = () => randomBytes(32).toString('base64')
  return JSON.stringify({ password: pepper(), limits: pepper() })
}

const newSigningKey = (): string => JSON.stringify(generateSigningKey())

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** As Secrets Manager generates the first one: 43 of 62 characters, 256 bits. */
const newOriginSecret = (): string =>
  Array.from({ length: 43 }, () => letters[randomInt(letters.length)]).join('')

const publicKeyOf = (secret: string): Jwk => publicHalf(JSON.parse(secret))

/**
 * Safe to run again at any point: a value is written before its public half, and both only where they are missing. The next
 * origin secret exists from here on.
 */
export const generateSecrets = async (
  ids: SecretIds,
  originNumber: number,
  { read, write, publish, publishRegisterKey }: Stores,
): Promise<void> => {
  const readOrGenerate = async (id: string, generate: () => string): Promise<string> => {
    const existing = await read(id)
    if (existing !== null) return existing
    const generated = generate()
    await write(id, generated)
    return generated
  }
  await publish('applicant', [publicKeyOf(await readOrGenerate(ids.applicantSigningKey, newSigningKey))])
  await publish('staff', [publicKeyOf(await readOrGenerate(ids.staffSigningKey, newSigningKey))])
  const ofRegister = [
    [ids.registerSigningKey, 'certificates'],
    [ids.letterSigningKey, 'letters'],
    [ids.checkSigningKey, 'checks'],
    [ids.logSigningKey, 'log'],
  ] as const
  for (const [id, signs] of ofRegister) {
    const key = await readOrGenerate(id, () => JSON.stringify(generateRegisterKey(signs)))
    await publishRegisterKey(publicKeyOf(key))
  }
  await readOrGenerate(ids.pepper, newPeppers)

  const next = originStage(originNumber + 1)
  if ((await read(ids.originVerify, next)) === null) await write(ids.originVerify, newOriginSecret(), next)
}

/**
 * The secrets that functions accept: the one that CloudFront sends, and the next one.
 * @param originVerify name or ARN.
 * @returns both hashes, separated by a comma
 */
export const acceptedOrigins = async (
  originVerify: string,
  originNumber: number,
  { read }: Pick<Secrets, 'read'>,
) => {
  const hashOf = async (number: number): Promise<string> => {
    const secret = await read(originVerify, originStage(number))
    if (secret === null) throw new Error(`There is no origin secret ${number}`)
    return sha256(secret)
  }
  return { OriginSecretSha256: `${await hashOf(originNumber)},${await hashOf(originNumber + 1)}` }
}
