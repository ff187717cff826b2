import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './atomic-file.ts'
import { CannotStart } from './cannot-start.ts'

/** An Ed25519 key as JSON; `d` only in private ones. */
export type Jwk = { kty: 'OKP'; crv: 'Ed25519'; x: string; d?: string; kid: string; alg: 'EdDSA'; use: 'sig' }

/** Every secret of one installation; `stand-in-access-key` is what the local AWS stand-ins ask for. */
export type SecretValues = {
  'applicant-signing-key': { kid: string; privateJwk: Jwk }
  'staff-signing-key': { kid: string; privateJwk: Jwk }
  pepper: { password: string; limits: string }
  'origin-verify': string
  'stand-in-access-key': { accessKeyId: string; secretAccessKey: string }
}

/** Reads the secrets of a data folder, or makes them at the first start; they never change afterwards. */
export async function readOrMakeSecrets(dataDir: string): Promise<SecretValues> {
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new CannotStart(
        `${file} cannot be read: restore it, or remove the whole data folder to begin anew.`,
      )
    }
  }
  const values: SecretValues = {
    'applicant-signing-key': signingKey(),
    'staff-signing-key': signingKey(),
    pepper: { password: randomBytes(32).toString('base64'), limits: randomBytes(32).toString('base64') },
    'origin-verify': randomBytes(32).toString('base64url'),
    'stand-in-access-key': {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    },
  }
  await keepSecrets(dataDir, values)
  return values
}

/** Writes every secret of a data folder. */
export function keepSecrets(dataDir: string, values: SecretValues): Promise<void> {
  return writeAtomically(join(dataDir, 'secrets.json'), `${JSON.stringify(values, null, 2)}\n`, 0o600)
}

/** The public half of a signing key: what the functions verify tokens with. */
export function publicHalf({ privateJwk }: { privateJwk: Jwk }): Jwk {
  const { d: _private, ...open } = privateJwk
  return open
}

function signingKey(): { kid: string; privateJwk: Jwk } {
  const kid = randomUUID()
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { kid, privateJwk: { kty: 'OKP', crv: 'Ed25519', x: x!, d: d!, kid, alg: 'EdDSA', use: 'sig' } }
}
