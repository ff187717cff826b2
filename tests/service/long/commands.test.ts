/** The commands of operations, run as separate processes that read their configuration from the environment. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createRegisterKeys } from '#functions/certificates/data/register-key.ts'
import { prepareCertificate } from '#functions/certificates/use-cases/certificates.ts'
import { createServices } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { certificateStatement } from '#shared/certificates/statements/certificate-statement.ts'
import { digestOfStatement } from '#shared/certificates/statements/printed-facts.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'
import { aCertificate } from '#tests/support/register/statements.ts'

const run = promisify(execFile)
const aClerk = { id: 'clerk', account: { name: 'Rana Reception' } } as StaffMember
const password = 'eleven quiet herons'
let minutesAhead = 0
const stack = await openStack({ clock: () => new Date(Date.now() + minutesAhead * 60_000) })

const command = async (file: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, ...stack.localStack.env, BASE_URL: 'https://portal.example' }
  return (await run(process.execPath, [`infra/operations/portal/${file}`, ...args], { env })).stdout
}

test('the first administrator gets a one-time link and no password', async () => {
  const said = await command(
    'create-administrator.ts',
    '--email',
    'Registrar@Council.example',
    '--name',
    'Naseem',
  )
  const [, token = ''] =
    /https:\/\/portal\.example\/admin\/auth\/set-password\/([\w-]{43})\n$/.exec(said) ?? []
  const body = { token, password, password_confirmation: password }
  expect((await stack.invoke('adminAuth.setPassword', { body })).status).toBe(200)
  const signedIn = await stack.invoke('adminAuth.login', {
    body: { email: 'registrar@council.example', password },
  })
  expect(signedIn.body.data.user).toMatchObject({ name: 'Naseem', is_admin: true })

  const again = await command('create-administrator.ts', '--email', 'registrar@council.example')
  expect(again).toMatch(/set-password\/[\w-]{43}\n$/)
  const same = await stack.invoke('adminAuth.login', {
    body: { email: 'registrar@council.example', password },
  })
  expect(same.status).toBe(200) // until the new link is used
})

test('a member of staff gets exactly the roles that are named', async () => {
  await command(
    'create-administrator.ts',
    '--email',
    'staff@council.example',
    '--roles',
    'reviewer,registrar',
  )
  const { staff } = stack.services
  const member = await staff.load((await staff.idByEmail('staff@council.example')) ?? '')
  expect(member?.account.roles).toEqual(['reviewer', 'registrar'])
  await expect(
    command('create-administrator.ts', '--email', 'x@council.example', '--roles', 'boss'),
  ).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Roles are: reception') })
})

test('for an existing account the command changes roles, reactivates it and removes lost one-time passwords', async () => {
  const { staff, roster } = stack.services
  const email = 'known@council.example'
  const create = (...more: string[]) => command('create-administrator.ts', '--email', email, ...more)
  await create('--roles', 'reviewer')
  const id = (await staff.idByEmail(email)) ?? ''
  const attempt = { requestId: 'r-1', now: new Date() }
  const { account } = (await staff.load(id))!
  const event = { event: 'DEACTIVATED' } as const
  await staff.change(await roster.read(), account, { fields: { is_admin: false }, event }, attempt)
  await stack.services.secondFactors.change(id, null, { sealed: 'of a lost phone' }, attempt)

  const said = await create('--roles', 'accounts,registrar', '--without-codes')
  expect(said).toContain(`${email} has an account already. Its roles: Accounts, Registrar.`)
  expect(said).toMatch(/set-password\/[\w-]{43}\n$/)
  const after = await staff.load(id)
  expect([after?.account.roles, after?.account.is_admin]).toEqual([['accounts', 'registrar'], true])
  expect(after?.secondFactor).toBeNull()

  expect(await create()).toContain('Its roles: Accounts, Registrar.') // none named, none changed
  const { events } = await stack.services.events.page(id, undefined, 'staff')
  expect(events.map(({ event: what }) => what)).toEqual(
    expect.arrayContaining(['INVITED', 'CODES_REMOVED', 'CHANGED']),
  )
})

test('an unknown option is answered with the options that the command takes', async () => {
  const mistyped = run(process.execPath, [
    'infra/operations/commands.ts',
    'admin:create',
    '--env',
    'prod',
    '--url',
    'https://x.example',
    '--mail',
    'a@b.example',
  ])
  await expect(mistyped).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^Unknown option '--mail'\.\nUsage: npm run admin:create -- --env <environment> .*--email <address>/,
    ),
  })
})

test('an invalid e-mail address is refused with a message', async () => {
  await expect(command('create-administrator.ts', '--email', 'nobody')).rejects.toMatchObject({
    code: 2,
    stderr: 'Enter an email address like name@example.com\n',
  })
})

test('an e-mail that could not be sent can be put into the outbox again', async () => {
  const { services } = stack
  const id = services.newId()
  await services.emails.put({ id, kind: 'void', user_id: 'nobody' }, new Date())
  await services.emails.settle(id, 'failed', new Date())
  expect(await command('resend-email.ts', '--id', id)).toBe('The e-mail is in the outbox again.\n')
  await expect(command('resend-email.ts', '--id', 'no-such-email')).rejects.toMatchObject({ code: 2 })
})

const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('after a key rotation new tokens use the new key, older tokens stay valid until the old keys are dropped', async () => {
  const { invoke } = stack
  const register = async (): Promise<string> =>
    (await invoke('auth.register', { body: aPerson() })).body.data.token
  const status = async (token: string) => (await invoke('auth.user', { token })).status
  const first = await register()

  await command('rotate-keys.ts')
  minutesAhead = 6 // functions read secrets again after five
  const second = await register()
  expect(kidOf(second)).not.toBe(kidOf(first))
  expect([await status(first), await status(second)]).toEqual([200, 200])

  await command('rotate-keys.ts', '--drop-old')
  const { tokens } = createServices(stack.services.config) // one that has not read the old keys
  for (const token of [first, second])
    await expect(tokens.verify('applicant', token, new Date())).rejects.toThrow('Sign in to continue')
})

test('a rotation signs statements of the register with a new key, and every former one stays published', async () => {
  const kids = async (): Promise<string[]> =>
    (await stack.invoke('register.keys')).body.keys.map(({ kid }: { kid: string }) => kid)
  const before = await kids()

  await command('rotate-keys.ts', '--drop-old')
  minutesAhead += 6
  const statement = await stack.services.statementSigner.sign(certificateStatement, () => aCertificate())

  const after = await kids()
  expect(after).toHaveLength(before.length + 4)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(before).not.toContain(kidOf(statement))
  expect(after).toContain(kidOf(statement))
})

test('a leaked key is withdrawn, and certificates of it get another signature under their serial', async () => {
  const { services, invoke } = stack
  const address = (number: string) => services.certificates.read(number, 1)
  const prepared = async () => {
    const { number } = await aStoredRegistration(services, { photo: null })
    const request = {
      staff: aClerk,
      attempt: { requestId: randomUUID(), now: new Date() },
      today: '2026-11-24',
    }
    const prepare = () => prepareCertificate(number, request, services)
    await prepare()
    return { number, prepare, before: (await address(number))! }
  }
  const [one, other] = [await prepared(), await prepared()]
  const leaked = kidOf(one.before.statement)
  const rekey = () => command('rekey-register.ts', '--leaked', leaked)
  await expect(rekey()).rejects.toMatchObject({
    stderr: expect.stringContaining('run npm run keys:rotate first'),
  })

  await command('rotate-keys.ts')
  minutesAhead += 6
  await createRegisterKeys(tableOf(stack.localStack)).withdraw(leaked, new Date())
  await one.prepare()
  expect(await rekey()).toContain('1 items were rewritten.')
  expect(await rekey()).toContain('0 items were rewritten.')

  for (const { number, before } of [one, other]) {
    const after = (await address(number))!
    expect(after).toMatchObject({ serial: before.serial, former_statements: [expect.any(String)] })
    expect(kidOf(after.statement)).not.toBe(leaked)
    const query = { serial: '1', statement: await digestOfStatement(before.statement) }
    const { data } = (await invoke('register.standing', { params: { number }, query })).body
    expect(data).toMatchObject({ certificate: 'current', printed: { number } })
  }
  const { keys } = (await invoke('register.keys')).body
  expect(keys.map(({ kid }: { kid: string }) => kid)).not.toContain(leaked)
  await expect(command('rekey-register.ts', '--leaked', 'none')).rejects.toMatchObject({
    stderr: expect.stringContaining('The register has no key none'),
  })
})
