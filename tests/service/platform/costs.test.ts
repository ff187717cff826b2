/** What requests cost, in the units the database itself reports: docs/performance.md#requests-in-dynamodb-units. */
import { beforeAll, expect, test } from 'vitest'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { budgets } from '#infra/operations/cost/budgets.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { requestCosts } from '#tests/bench/request-costs.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced, type Grant, postToStore } from '#tests/support/files/uploads.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  aUserApplication,
  intermediate,
  masters,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

const recorder = capacityRecorder()
const stack = await openStack({ plugin: recorder.plugin as never })
let token: string = (await stack.invoke('auth.register', { body: aPerson() })).body.data.token
await stack.invoke('auth.user', { token }) // reads the public keys once, as a function does in its first call

const costOf = async (work: () => Promise<unknown>) => {
  const calls = await recorder.during(work)
  return {
    commands: calls.map(({ command }) => command),
    reads: calls.reduce((sum, { readUnits }) => sum + readUnits, 0),
    writes: calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0),
  }
}

test('the current user with every record and a registration costs one Query of 0.5 read units, session included', async () => {
  const { invoke } = stack
  await invoke('applications.create', { token, body: anApplicant() })
  await invoke('contactInformation.create', { token, body: aContact() })
  for (const level of [matriculation, intermediate, pharmacyDegree, masters])
    await invoke('qualificationInformation.create', { token, body: aQualification(level) })
  await invoke('applicantForm.create', { token, body: { application_title: 'Registration' } })
  await invoke('userApplications.create', { token, body: aUserApplication() })

  const { id } = (await invoke('auth.user', { token })).body.data
  const { registrations, config, clock } = stack.services
  await createAppContext(config).table.transact(
    registrations.putRegistration(
      aRegistration({ holder: id }),
      { event: 'LINKED', by: null },
      { now: clock(), requestId: 'r' },
    ),
  )
  const { registration } = (await stack.services.accounts.read(id)) ?? {}
  expect(JSON.stringify(registration).length).toBeLessThan(200)

  expect(await costOf(() => invoke('auth.user', { token }))).toEqual({
    commands: ['QueryCommand'],
    reads: 0.5,
    writes: 0,
  })
})

test('the current user costs the same with 500 events in the history', async () => {
  const { services, invoke } = stack
  const { body } = await invoke('auth.user', { token })
  await services.events.appendToMany(Array(500).fill(body.data.id), { event: 'PRINTED' }, new Date(0))
  expect(await costOf(() => invoke('auth.user', { token }))).toMatchObject({ reads: 0.5 })
})

/** Before the application is submitted: afterwards only what is returned may change. */
let editing: string
beforeAll(async () => {
  const { invoke } = stack
  editing = (await invoke('auth.register', { body: aPerson() })).body.data.token
  await invoke('applications.create', { token: editing, body: anApplicant() })
  await invoke('contactInformation.create', { token: editing, body: aContact() })
  await invoke('userApplications.create', { token: editing, body: aUserApplication() })
})

test.each([
  ['applications.update', { domicile: 'Kasur' }],
  ['contactInformation.update', { city: 'Kasur' }],
  ['tasks.update', { category_type: 'Category B' }],
])('%s costs 0.5 read units and 4 write units, half of them for the lock of the form', async (name, body) => {
  expect(await costOf(() => stack.invoke(name, { token: editing, params: { id: 'me' }, body }))).toEqual({
    commands: ['QueryCommand', 'TransactWriteItemsCommand'],
    reads: 0.5,
    writes: 4,
  })
})

test('an upload costs 2 write units for the grant and its limit, and 16 for the confirmation after a submission, 6 of them for the next version', async () => {
  const { invoke } = stack
  const bytes = aPng(4, 4)
  const files: Record<string, unknown>[] = []
  for (const name of [...documentKeys, ...userDocumentKeys]) {
    const body = announced(name, bytes)
    let grant: Grant | undefined
    files.push(
      await costOf(async () => {
        grant = (await invoke('uploads.grant', { token, body })).body.data
      }),
    )
    await postToStore(grant as Grant, bytes)
    files.push(await costOf(() => invoke('uploads.confirm', { token, params: { id: grant?.id ?? '' } })))
  }
  expect(files[0]).toMatchObject({ reads: 0.5, writes: 2 }) // the limit and the grant
  // Who, which grant, which file before, and what was submitted, since the user application has changed; four at once.
  expect(files[1]).toMatchObject({ reads: 0.5 + 1 + 1 + 1, writes: 16 })
})

test('with all eleven documents and the session the current user still costs at most 1 read unit', async () => {
  const { commands, reads } = await costOf(() => stack.invoke('auth.user', { token }))
  expect(commands).toEqual(['QueryCommand'])
  expect(reads).toBeLessThanOrEqual(1)
})

test('creating a record costs 4 write units, and registering 12 with the session, an e-mail and the list of checks, 4 for limits, the browser and the trail', async () => {
  const { invoke } = stack
  const registered = await costOf(async () => {
    token = (await invoke('auth.register', { body: aPerson() })).body.data.token
  })
  expect(registered.commands.filter((command) => command === 'TransactWriteItemsCommand')).toHaveLength(1)
  expect(registered.writes).toBe(12 + 4 + 2) // the transaction, the limits counted before and given back after it, the known browser and the trail
  expect(await costOf(() => invoke('applications.create', { token, body: anApplicant() }))).toMatchObject({
    reads: 0.5,
    writes: 4,
  })
})

test('a known and an unknown e-mail cost the same at login and at forgot password', async () => {
  const person = aPerson()
  const { device } = (await stack.invoke('auth.register', { body: person })).body.data
  const costsFor = async (email: string) => {
    const costs: unknown[] = []
    const login = (headers = {}) =>
      costOf(() => stack.invoke('auth.login', { body: { email, password: 'wrong' }, headers }))
    for (let tries = 0; tries < 12; tries++) costs.push(await login()) // the last ones have to wait
    costs.push(await costOf(() => stack.invoke('auth.forgotPassword', { body: { email } })))
    costs.push(await login({ 'device-marker': device.toUpperCase() })) // a marker that nobody has
    return costs
  }
  expect(await costsFor(person.email)).toEqual(await costsFor('nobody@example.com'))
})

test('names of six words cost 22 write units more at the submission than names of two', async () => {
  const submitting = async (name: string, father_name: string) => {
    const { token } = (await stack.invoke('auth.register', { body: aPerson({ name, father_name }) })).body
      .data
    const send = (operation: string, body: object) => stack.invoke(operation, { token, body })
    await send('applications.create', anApplicant({ name, father_name }))
    await send('contactInformation.create', aContact())
    for (const level of [matriculation, intermediate, pharmacyDegree])
      await send('qualificationInformation.create', aQualification(level))
    return costOf(() => send('applicantForm.create', { application_title: 'Registration' }))
  }
  const two = await submitting('Ayesha Siddiqua', 'Muhammad Imran')
  const six = await submitting(
    'Syed Ghulam Mustafa Haider Bukhari Zaidi',
    'Mir Nadir Khan Jamali Baloch Rind',
  )
  expect(six.writes - two.writes).toBe(22)
})

test('the cost model assumes at least the units that requests really take', async () => {
  const measured = new Map((await requestCosts()).map((row) => [row.request, row]))
  const within = (name: string, { readUnits, writeUnits }: { readUnits: number; writeUnits: number }) => {
    const row = measured.get(name)
    expect([name, row && row.read <= readUnits, row && row.write <= writeUnits]).toEqual([name, true, true])
  }
  within('auth.register', budgets.register)
  within('auth.login', budgets.login)
  within('auth.login in a new browser', budgets.loginInNewBrowser)
  within('auth.logout', budgets.logout)
  within('auth.user', budgets.read)
  within('fee.calculate', budgets.read)
  within('printOut.get', budgets.read)
  within('applications.create', budgets.create)
  within('contactInformation.update', budgets.change)
  within('applicantForm.create', budgets.submit)
  within('cases.act', budgets.act)
  within('cases.act, an approval', budgets.approval)
  const [grant, confirm] = [measured.get('uploads.grant'), measured.get('uploads.confirm')]
  expect((grant?.read ?? 0) + (confirm?.read ?? 0)).toBeLessThanOrEqual(budgets.upload.readUnits)
  expect((grant?.write ?? 0) + (confirm?.write ?? 0)).toBeLessThanOrEqual(budgets.upload.writeUnits)
})
