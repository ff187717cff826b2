/** How long a secret is kept, and what a failed read leaves behind; Secrets Manager of one machine never fails like this. */
import {
  DecryptionFailure,
  GetSecretValueCommand,
  InternalServiceError,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSecrets } from '#functions/platform/gateways/secrets.ts'
import { Unavailable } from '#shared/kit/errors.ts'

const manager = mockClient(SecretsManagerClient)
beforeEach(() => void manager.reset())
afterAll(() => manager.restore())

const reader = () => {
  let now = 0
  const read = createSecrets(() => new Date(now), { settings: {} as never, limit: (client) => client })
  return { read, later: (minutes: number) => (now += minutes * 60_000) }
}
const asked = () => manager.commandCalls(GetSecretValueCommand).map(({ args }) => args[0].input.SecretId)

test('each secret is asked for once in five minutes, also by many at once, and then anew', async () => {
  manager.on(GetSecretValueCommand).resolvesOnce({ SecretString: 'old' }).resolves({ SecretString: 'new' })
  const { read, later } = reader()
  expect(await Promise.all([read('key'), read('key')])).toEqual(['old', 'old'])
  later(4.9)
  expect([await read('key'), asked()]).toEqual(['old', ['key']])
  later(0.1)
  expect([await read('key'), await read('other'), asked()]).toEqual(['new', 'new', ['key', 'key', 'other']])
})

const $metadata = { httpStatusCode: 400 }
test.each([
  new DecryptionFailure({ message: 'The key is disabled', $metadata }),
  new ResourceNotFoundException({ message: 'There is none', $metadata }),
  new InternalServiceError({ message: 'Try again', $metadata }),
])('after %s the next call asks again', async (error) => {
  manager.on(GetSecretValueCommand).rejectsOnce(error).resolves({ SecretString: 'there' })
  const { read } = reader()
  await expect(read('key')).rejects.toBe(error)
  expect(await read('key')).toBe('there')
})

test('a secret without a text is no secret', async () => {
  manager.on(GetSecretValueCommand).resolves({ SecretBinary: new Uint8Array([1]) })
  await expect(reader().read('key')).rejects.toThrow(Unavailable)
})
