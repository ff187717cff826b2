/** The accounts after a first start and after the next one. */
import { expect, test } from 'vitest'
import { demoApplicant } from '#infra/demo-applicant.ts'
import { staff } from '#infra/local/demonstration/office.ts'
import { openAccounts, openStaff } from '#infra/local/demonstration/people.ts'
import { demoAdministrator, seed } from '#infra/local/seed.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const stack = await openStack()

const staffLogin = (body: { email: string; password: string }) => stack.invoke('adminAuth.login', { body })

test('the demo administrator and the demo applicant can sign in, however often the portal starts', async () => {
  await seed(stack.services, demoAdministrator)
  await seed(stack.services, demoAdministrator)
  const { email, password } = demoApplicant
  expect((await staffLogin(demoAdministrator)).status).toBe(200)
  expect((await stack.invoke('auth.login', { body: { email, password } })).status).toBe(200)
})

test('a configured administrator replaces the demo one and ends the demo sessions', async () => {
  await seed(stack.services, demoAdministrator)
  const { token } = (await staffLogin(demoAdministrator)).body.data
  const own = { email: 'Registrar@Council.example', password: 'a long staff password' }

  await seed(stack.services, own)

  expect((await staffLogin(own)).status).toBe(200)
  expect((await staffLogin(demoAdministrator)).status).toBe(422)
  expect((await stack.invoke('adminAuth.adminUser', { token })).status).toBe(401)
})

test('a changed password ends the sessions of the old one', async () => {
  const email = 'clerk@council.example'
  await seed(stack.services, { email, password: 'a long staff password' })
  const { token } = (await staffLogin({ email, password: 'a long staff password' })).body.data

  await seed(stack.services, { email, password: 'another staff password' })

  expect((await stack.invoke('adminAuth.adminUser', { token })).status).toBe(401)
  expect((await staffLogin({ email, password: 'another staff password' })).status).toBe(200)
})

test('a configured administrator replaces the staff of the demonstration, unless it is asked for', async () => {
  const own = { email: 'own@council.example', password: 'a long staff password' }
  const ids = await openStaff(openAccounts(stack.services), new Date())
  const idOf = (clerk: keyof typeof staff) => stack.services.staff.idByEmail(staff[clerk].email)

  await seed(stack.services, own, { demo: true })
  expect(await idOf('registrar')).toBe(ids.registrar)
  await seed(stack.services, own)
  for (const clerk of Object.keys(ids) as (keyof typeof staff)[]) expect(await idOf(clerk)).toBeNull()
})
