import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { expect, test } from 'vitest'
import { readOrGenerateSecrets } from '#infra/local/secrets/secret-values.ts'
import { startSecrets } from '#infra/local/secrets/secrets.ts'
import { publicHalf } from '#infra/signing-key.ts'
import { aFolder, region, stopped } from '#tests/support/files/temporary-folder.ts'

const someSecrets = async () => {
  const folder = await aFolder()
  const values = await readOrGenerateSecrets(folder)
  const { endpoint } = await stopped(startSecrets({ port: 0, values }))
  const client = new SecretsManagerClient({
    endpoint,
    region,
    credentials: values['stand-in-access-key'],
    maxAttempts: 1,
  })
  const get = async (SecretId: string) => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }))
    return JSON.parse(SecretString!)
  }
  return { folder, values, endpoint, client, get }
}

test('secrets are created once, readable by the owner of the folder only', async () => {
  const { folder, values } = await someSecrets()
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(await readOrGenerateSecrets(folder)).toEqual(values)
})

test('signing keys and peppers are answered by name', async () => {
  const { get, values } = await someSecrets()

  const [applicant, staff, pepper] = [
    await get('applicant-signing-key'),
    await get('staff-signing-key'),
    await get('pepper'),
  ]

  expect(applicant.kid).not.toBe(staff.kid)
  expect(Buffer.from(pepper.password, 'base64')).toHaveLength(32)
  expect(pepper.limits).not.toBe(pepper.password)
  const open = publicHalf(values['applicant-signing-key'])
  expect(open).not.toHaveProperty('d')
  const signature = sign(
    null,
    Buffer.from('x'),
    createPrivateKey({ key: applicant.privateJwk, format: 'jwk' }),
  )
  const key = createPublicKey({ key: open, format: 'jwk' })
  expect(verify(null, Buffer.from('x'), key, signature)).toBe(true)
})

test('unknown names, the secrets of the stand-ins, and unknown callers are refused', async () => {
  const { get, endpoint } = await someSecrets()
  for (const name of ['other', 'origin-verify', 'stand-in-access-key', '__proto__'])
    await expect(get(name)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  const unsigned = await fetch(endpoint, { method: 'POST', body: '{"SecretId":"pepper"}' })
  expect(unsigned.status).toBe(400)
  expect(await unsigned.json()).toMatchObject({ __type: 'AccessDeniedException' })
})

test.each(['{', '{}'])('a broken file gives an error and no new secrets: %s', async (broken) => {
  const folder = await aFolder()
  await writeFile(join(folder, 'secrets.json'), broken)
  await expect(readOrGenerateSecrets(folder)).rejects.toThrow(/cannot be read: restore it/)
  expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe(broken)
})
