import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { generateRegisterKey, generateSigningKey, type SigningKey } from '#infra/signing-key.ts'
import { StartError } from '#infra/start-error.ts'
import { writeAtomically } from '../atomic-file.ts'

const signingKey = z.custom<SigningKey>((key) => typeof key === 'object' && key !== null && 'kid' in key)

/** Every secret of one installation; `stand-in-access-key` is the key for calls to the stand-ins. */
const secretValues = z.object({
  'applicant-signing-key': signingKey,
  'staff-signing-key': signingKey,
  'register-signing-key': signingKey,
  // A folder of an earlier version has none of these three.
  'letter-signing-key': z._default(signingKey, () => generateRegisterKey('letters')),
  'check-signing-key': z._default(signingKey, () => generateRegisterKey('checks')),
  'log-signing-key': z._default(signingKey, () => generateRegisterKey('log')),
  pepper: z.object({ password: z.string(), limits: z.string() }),
  'origin-verify': z.string(),
  'stand-in-access-key': z.object({
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    sessionToken: z.string(),
  }),
})
export type SecretValues = z.output<typeof secretValues>

/** Reads the secrets of a data folder, or generates them at the first start; only rotating keys changes them. */
export const readOrGenerateSecrets = async (dataDir: string): Promise<SecretValues> => {
  const file = join(dataDir, 'secrets.json')
  try {
    const text = await readFile(file, 'utf8')
    const values = secretValues.parse(JSON.parse(text))
    if (serialised(values) !== text) await writeSecrets(dataDir, values)
    return values
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartError(
        `${file} cannot be read: restore it, or remove the whole data folder to start from scratch.`,
      )
    }
  }
  const values: SecretValues = {
    'applicant-signing-key': generateSigningKey(),
    'staff-signing-key': generateSigningKey(),
    'register-signing-key': generateRegisterKey('certificates'),
    'letter-signing-key': generateRegisterKey('letters'),
    'check-signing-key': generateRegisterKey('checks'),
    'log-signing-key': generateRegisterKey('log'),
    pepper: { password: randomBytes(32).toString('base64'), limits: randomBytes(32).toString('base64') },
    'origin-verify': randomBytes(32).toString('base64url'),
    'stand-in-access-key': {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
      // As long as those of AWS, with all characters of base64.
      sessionToken: randomBytes(600).toString('base64'),
    },
  }
  await writeSecrets(dataDir, values)
  return values
}

const serialised = (values: SecretValues): string => `${JSON.stringify(values, null, 2)}\n`

/** Writes every secret of a data folder. */
export const writeSecrets = (dataDir: string, values: SecretValues): Promise<void> =>
  writeAtomically(join(dataDir, 'secrets.json'), serialised(values), 0o600)
