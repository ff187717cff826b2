import { expect, test } from 'vitest'
import { createPasswords, defaultHashCost } from '#functions/accounts/gateways/passwords.ts'
import { createAwsCalls } from '#functions/platform/gateways/aws-calls.ts'
import { createSecrets } from '#functions/platform/gateways/secrets.ts'
import { createServices } from '#functions/services.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { cheapHash } from '#tests/support/portal/test-dependencies.ts'

const pepper = async () => Buffer.alloc(32, 1)

test('a password hash uses 32 MiB and 3 passes, as the stored string says', async () => {
  const stored = await createPasswords(pepper).hash('seven green parrots')
  expect(defaultHashCost).toEqual({ memoryInKib: 32 * 1024, passes: 3, parallelism: 1 })
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

test('a hash with other parameters still matches and is reported as outdated', async () => {
  const before = createPasswords(pepper, cheapHash)
  const today = createPasswords(pepper, { ...cheapHash, memoryInKib: 128 })
  const stored = await before.hash('seven green parrots')
  expect(await today.matches('seven green parrots', stored)).toBe(true)
  expect(await today.matches('seven green parrot', stored)).toBe(false)
  expect([before.isOutdated(stored), today.isOutdated(stored)]).toEqual([false, true])
})

test('a hash does not match without its pepper, and nothing matches without a hash', async () => {
  const ours = createPasswords(pepper, cheapHash)
  const theirs = createPasswords(async () => Buffer.alloc(32, 2), cheapHash)
  expect(await theirs.matches('seven green parrots', await ours.hash('seven green parrots'))).toBe(false)
  expect(await ours.matches('anything', null)).toBe(false)
})

test('signing in renews a hash with older parameters', async () => {
  const stack = await openStack()
  const { services, invoke } = stack
  const person = aPerson()
  const { body } = await invoke('auth.register', { body: person })
  const { id } = body.data.user
  const account = await services.accounts.read(id)
  const cost = { memoryInKib: 32, passes: 1, parallelism: 1 }
  const secret = JSON.parse(
    await createSecrets(() => new Date(), createAwsCalls())(stack.localStack.env.PEPPER_SECRET),
  )
  const old = createPasswords(async () => Buffer.from(secret.password, 'base64'), cost)
  const older = await old.hash(person.password)
  await services.passwordHashes.replace('applicant', id, account?.password_hash ?? '', older)

  const login = await invoke('auth.login', { body: { email: person.email, password: person.password } })

  expect(login.status).toBe(200)
  expect((await services.accounts.read(id))?.password_hash).toContain('m=64,')
  // The service that is told no cost, as in operation, has the real one.
  expect(await createServices(services.config).passwords.hash('any')).toContain('m=32768,t=3,p=1')
})
