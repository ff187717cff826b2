import { expect, test } from 'vitest'
import { dayInKarachi } from '#shared/kit/format.ts'
import { aCnic, anApplicant, aPerson } from '#tests/support/people/applicants.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)

const today = dayInKarachi(new Date())

test('the holder sees the own requests, the newest first, and nothing of who decides', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  await holder.request({ particular: 'name', value: 'Ayesha Khan' })
  await people.accept(id, holder)
  const requests = await holder.requests()
  expect(requests.map(({ particular, state }: Record<string, string>) => [particular, state])).toEqual([
    ['name', 'waiting'],
    ['city', 'waiting'],
  ])
  expect(JSON.stringify(requests)).not.toContain('Clerk')
})

test('the certificate on paper is to be replaced until another one is prepared', async () => {
  const holder = await people.holder()
  const call = { params: { number: holder.number } }
  await people.registrar.ask('certificates.prepare', call)
  const { id } = (await holder.request({ particular: 'name', value: 'Ayesha Khan' })).body.data
  await people.accept(id, holder, 2)
  await people.settle(holder, 'confirm')
  const file = async () => (await people.registrar.ask('registrations.get', call)).body.data
  expect((await holder.requests())[0]).toMatchObject({ state: 'done', replace_certificate: true })
  expect((await file()).differs_since).toBe(today)
  expect((await people.registrar.ask('certificates.get', call)).body.data.differs_since).toBe(today)
  const body = { serial: 1, reason: 'name-changed' }
  await people.registrar.ask('certificates.replace', { ...call, body })
  expect((await holder.requests())[0].replace_certificate).toBe(false)
  expect((await file()).differs_since).toBeNull()
})

test('the account of the holder follows a confirmed name and CNIC, with the personal information', async () => {
  const cnic = aCnic()
  const holder = await people.holder()
  await holder.ask('applications.create', { body: anApplicant() })
  for (const [particular, value] of [
    ['name', 'Ayesha Khan'],
    ['cnic', cnic],
  ] as const) {
    const { id } = (await holder.request({ particular, value })).body.data
    await people.accept(id, holder, (await holder.entry()).version)
    expect((await people.settle(holder, 'confirm')).status).toBe(200)
  }
  const { account, applicant } = (await staffStack.services.users.load(holder.id))!
  expect([account.name, account.cnic, applicant?.name]).toEqual(['Ayesha Khan', cnic, 'Ayesha Khan'])
})

test('a CNIC that another account of the portal has by now is not proposed; one that it has by now is not confirmed', async () => {
  const obstacle = 'Another account of the portal has this CNIC. It must be corrected or closed first'
  const asked = async (value: string) => {
    const holder = await people.holder()
    const { id } = (await holder.request({ particular: 'cnic', value })).body.data
    return { holder, id: id as string }
  }
  const [other, late] = [aPerson(), aPerson()]
  const taken = await asked(other.cnic)
  await staffStack.stack.invoke('auth.register', { body: other })
  const call = { params: { number: taken.holder.number, id: taken.id } }
  expect((await people.registrar.ask('changeRequests.get', call)).body.data.obstacle).toBe(obstacle)
  const refused = await people.accept(taken.id, taken.holder)
  expect([refused.status, refused.body.message]).toEqual([409, `This is not possible. ${obstacle}`])

  const { holder, id } = await asked(late.cnic)
  expect((await people.accept(id, holder)).status).toBe(201)
  await staffStack.stack.invoke('auth.register', { body: late })
  const { status, body } = await people.settle(holder, 'confirm')
  expect([status, body.message]).toEqual([409, obstacle])
})
