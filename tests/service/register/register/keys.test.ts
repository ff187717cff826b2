import { expect, test } from 'vitest'
import { certificateStatement } from '#shared/certificates/statements/certificate-statement.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { aCertificate } from '#tests/support/register/statements.ts'

const stack = await openStack()

test('anybody reads the public keys as a JWK set, may keep it, and checks with it what the register signs', async () => {
  const { status, body, headers } = await stack.invoke('register.keys')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  const key = { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), alg: 'EdDSA', use: 'sig' }
  const kid = expect.stringMatching(/^[\w-]{4}$/)
  const signs = ['certificates', 'letters', 'checks', 'log']
  expect(body.keys).toHaveLength(signs.length)
  expect(body.keys).toEqual(expect.arrayContaining(signs.map((use) => ({ ...key, kid, signs: use }))))
  const statement = await stack.services.statementSigner.sign(certificateStatement, () => aCertificate())
  expect(await checkStatement(statement, [certificateStatement], body.keys)).toMatchObject({ genuine: true })
})
