/** Secrets Manager: read on first use, and again after a while, so that a changed key is taken up. */
import { Unavailable } from '#shared/errors.ts'
import { requestLimits } from './request-limits.ts'

export type ReadSecret = (name: string) => Promise<string>

const keptInMs = 5 * 60 * 1000

/** @returns a reader that keeps what it has read for five minutes; a failed read is tried again at the next call. */
export const createSecrets = (
  clock: () => Date,
  plugin?: (client: { middlewareStack: never }) => void,
): ReadSecret => {
  const read = async (name: string): Promise<string> => {
    const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager')
    const client = new SecretsManagerClient(requestLimits)
    plugin?.(client as never)
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: name }))
    if (!SecretString) throw new Unavailable()
    return SecretString
  }
  const kept = new Map<string, { reading: Promise<string>; until: number }>()
  return (name) => {
    const now = clock().getTime()
    const known = kept.get(name)
    if (known && now < known.until) return known.reading
    const reading = read(name)
    kept.set(name, { reading, until: now + keptInMs })
    reading.catch(() => kept.delete(name))
    return reading
  }
}
