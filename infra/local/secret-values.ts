import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateRegisterKey, generateSigningKey, type SigningKey } from '#infra/signing-key.ts'
import { writeAtomically } from './atomic-file.ts'
import type { Credentials } from './signature/signature.ts'
import { StartError } from './start-error.ts'

/** Every secret of one installation; `stand-in-access-key` is the key for calls to the stand-ins. */
export interface SecretValues {
  'applicant-signing-key': SigningKey
  'staff-signing-key': SigningKey
  'register-signing-key': SigningKey
  pepper: { password: string; limits: string }
  'origin-verify': string
  'stand-in-access-key': Credentials
}

/** Reads the secrets of a data folder, or generates them at the first start; only rotating keys changes them. */
export const readOrGenerateSecrets = async (dataDir: string): Promise<SecretValues> => {
  const file = join(dataDir, 'secrets.json')
  try {
    return await withLaterSecrets(dataDir, JSON.parse(await readFile(file, 'utf8')))
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
    'register-signing-key': generateRegisterKey(),
    pepper: { password: randomBytes(32).toString('base64'), limits: randomBytes(32).toString('base64') },
    'origin-verify': randomBytes(32).toString('base64url'),
    'stand-in-access-key': {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
      sessionToken: newSessionToken(),
    },
  }
  await writeSecrets(dataDir, values)
  return values
}

/** As long as those of AWS, with all characters of base64. */
const newSessionToken = (): string => randomBytes(600).toString('base64')

/** A data folder from before the register's key, or from before temporary credentials, gets them. */
const withLaterSecrets = async (dataDir: string, values: SecretValues): Promise<SecretValues> => {
  const key = values['register-signing-key'] ?? generateRegisterKey()
  const { sessionToken = newSessionToken(), ...pair } = values['stand-in-access-key']
  const complete = {
    ...values,
    'register-signing-key': key,
    'stand-in-access-key': { ...pair, sessionToken },
  }
  if (key === values['register-signing-key'] && sessionToken === values['stand-in-access-key'].sessionToken)
    return complete
  await writeSecrets(dataDir, complete)
  return complete
}

/** Writes every secret of a data folder. */
export const writeSecrets = (dataDir: string, values: SecretValues): Promise<void> =>
  writeAtomically(join(dataDir, 'secrets.json'), `${JSON.stringify(values, null, 2)}\n`, 0o600)
