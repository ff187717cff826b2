/** The secrets of a new environment: in the form the functions read, and made once. */
import { describe, expect, test } from 'vitest'
import { createTokenSigner } from '#functions/accounts/gateways/token-signer.ts'
import { createTokens } from '#functions/accounts/gateways/tokens.ts'
import {
  generateSecrets,
  type SecretIds,
  type Stores,
} from '#infra/aws/constructs/generated-secrets/generate-secrets.ts'

const ids: SecretIds = {
  applicantSigningKey: 'applicant-arn',
  staffSigningKey: 'staff-arn',
  registerSigningKey: 'certificates-arn',
  letterSigningKey: 'letters-arn',
  checkSigningKey: 'checks-arn',
  logSigningKey: 'log-arn',
  pepper: 'pepper-arn',
  originVerify: 'origin-arn',
}

/** Stores in memory that fail after `diesAfter` writes. */
const someStores = ({ diesAfter = Number.POSITIVE_INFINITY } = {}) => {
  const secrets = new Map([['origin-arn', 'made by Secrets Manager']])
  const published = new Map<string, { kid: string }[]>()
  let left = diesAfter
  const step = () => {
    if (left-- <= 0) throw new Error('The function died')
  }
  const stores: Stores = {
    read: async (id, stage) => secrets.get(stage ? `${id} ${stage}` : id) ?? null,
    write: async (id, value, stage) => {
      step()
      secrets.set(stage ? `${id} ${stage}` : id, value)
    },
    publish: async (kind, keys) => {
      step()
      if (!published.has(kind)) published.set(kind, keys)
    },
    publishRegisterKey: async (key) => {
      step()
      published.set(key.signs ?? '', [key])
    },
  }
  return {
    stores,
    secrets,
    published,
    live: () => {
      left = Number.POSITIVE_INFINITY
    },
  }
}

describe('the secrets of a new environment', () => {
  test.each(['applicant', 'staff'] as const)(
    'sign tokens of %s that the published keys verify',
    async (kind) => {
      const { stores, secrets, published } = someStores()
      await generateSecrets(ids, 1, stores)
      const tokenSigner = createTokenSigner(async (of) => secrets.get(`${of}-arn`)!)
      const tokens = createTokens(async (of) => published.get(of) as never)

      const now = new Date()
      const token = await tokenSigner.sign(
        kind,
        { sub: 'somebody', sid: 'session' },
        now,
        now.getTime() / 1000 + 60,
      )

      expect(await tokens.verify(kind, token, now)).toEqual({ sub: 'somebody', sid: 'session' })
      expect(published.get(kind)).toEqual([
        {
          kty: 'OKP',
          crv: 'Ed25519',
          x: expect.any(String),
          kid: expect.any(String),
          alg: 'EdDSA',
          use: 'sig',
        },
      ])
    },
  )

  test('hold two peppers of 32 bytes', async () => {
    const { stores, secrets } = someStores()
    await generateSecrets(ids, 1, stores)
    const { password, limits } = JSON.parse(secrets.get('pepper-arn')!)
    expect([password, limits].map((secret) => Buffer.from(secret, 'base64').length)).toEqual([32, 32])
    expect(password).not.toBe(limits)
  })

  test('do not change when they are created again', async () => {
    const { stores, secrets, published } = someStores()
    await generateSecrets(ids, 1, stores)
    const before = [new Map(secrets), new Map(published)]
    await generateSecrets(ids, 1, stores)
    expect([secrets, published]).toEqual(before)
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'are complete after a first try that failed after %i writes',
    async (diesAfter) => {
      const { stores, secrets, published, live } = someStores({ diesAfter })
      await expect(generateSecrets(ids, 1, stores)).rejects.toThrow('The function died')
      live()
      await generateSecrets(ids, 1, stores)
      for (const kind of ['applicant', 'staff', 'certificates', 'letters', 'checks', 'log']) {
        const { kid } = JSON.parse(secrets.get(`${kind}-arn`)!)
        expect(published.get(kind)?.map((key) => key.kid)).toEqual([kid])
      }
      expect([...secrets.keys()]).toEqual(expect.arrayContaining(['pepper-arn', 'origin-arn origin-2']))
    },
  )
})
