/** Only CloudFront may call the service, and only tokens identify a person. Who may call what: access-matrix.test.ts. */
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const stack = await openStack()

test.each(endpoints)('$name refuses calls that do not carry the secret of CloudFront', async ({ name }) => {
  for (const secret of ['', 'guess']) {
    const { status } = await stack.invoke(name, { headers: { 'x-origin-verify': secret }, body: {} })
    expect(status).toBe(403)
  }
})

test('a session cookie is not accepted in place of a token', async () => {
  const { token } = (await stack.invoke('auth.register', { body: aPerson() })).body.data
  const { status } = await stack.invoke('auth.user', { headers: { cookie: `token=${token}` } })
  expect(status).toBe(401)
})
