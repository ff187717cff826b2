/** Secrets Manager: secrets are read on first use, and again every few minutes, so that a changed key is used. */
import * as z from 'zod/mini'
import { Unavailable } from '#shared/kit/errors.ts'
import type { AwsCalls } from './aws-calls.ts'

/** A private key as its secret holds it. */
export const signingKey = z.object({
  kid: z.string(),
  privateJwk: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() }),
})

type ReadSecret = (name: string) => Promise<string>

const cachedForMs = 5 * 60 * 1000

/** @returns a reader that caches for five minutes; a failed read is tried again at the next call. */
export const createSecrets = (
  clock: () => Date,
  { settings, limit }: Pick<AwsCalls, 'settings' | 'limit'>,
): ReadSecret => {
  const read = async (name: string): Promise<string> => {
    const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager')
    const client = limit(new SecretsManagerClient(settings))
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: name }))
    if (!SecretString) throw new Unavailable()
    return SecretString
  }
  const cache = new Map<string, { reading: Promise<string>; until: number }>()
  return (name) => {
    const now = clock().getTime()
    const known = cache.get(name)
    if (known && now < known.until) return known.reading
    const reading = read(name)
    cache.set(name, { reading, until: now + cachedForMs })
    reading.catch(() => cache.delete(name))
    return reading
  }
}
