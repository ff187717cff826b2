/** Secrets Manager: read once per environment, on first use. */
import { Unavailable } from '#shared/errors.ts'
import { requestLimits } from './request-limits.ts'

export type ReadSecret = (name: string) => Promise<string>

/** @returns a reader that keeps what it has read; a failed read is tried again at the next call. */
export const createSecrets = (plugin?: (client: { middlewareStack: never }) => void): ReadSecret => {
  const read = async (name: string): Promise<string> => {
    const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager')
    const client = new SecretsManagerClient(requestLimits)
    plugin?.(client as never)
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: name }))
    if (!SecretString) throw new Unavailable()
    return SecretString
  }
  const kept = new Map<string, Promise<string>>()
  return (name) => {
    const known = kept.get(name)
    if (known) return known
    const reading = read(name)
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    return reading
  }
}
