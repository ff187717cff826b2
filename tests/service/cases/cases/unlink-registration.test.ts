import { expect, test } from 'vitest'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { aClaim } from '#tests/support/cases/books.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const people = await claimantsOf(staffStack)

const unlink = (id: string, reason = 'The number was read wrongly') =>
  registrar.ask('cases.unlinkRegistration', { params: { id }, body: { reason } })

test('a wrong link is taken back, and the right one can be made; the register knows neither', async () => {
  const { registrations } = staffStack.services
  const { id } = await staffStack.submittedCase({ title: 'Renewal', withDocuments: false })
  await staffStack.link(id, { number: 'B 61' })
  expect((await unlink(id, ' ')).body.errors).toEqual({ reason: ['Enter a reason'] })
  const { status, body } = await unlink(id)
  expect([status, body.data.registration]).toEqual([200, null])
  expect((await unlink(id)).status).toBe(200) // sent twice
  await staffStack.link(id, { number: 'B 67' })
  const { data } = (await registrar.ask('cases.get', { params: { id } })).body
  expect(data.registration.number).toBe('B 67')
  expect([await registrations.read('B 61'), await registrations.read('B 67')]).toEqual([null, null])
})

test('an entry of a book that its holder has claimed is free again when another registrar has confirmed it; once the renewal is approved its holder stays', async () => {
  const body = aRegistrationLink({ number: 'A-800' })
  const { config, registrations, clock } = staffStack.services
  await createAppContext(config).table.transact(
    registrations.putRegistration(
      aRegistration({
        ...{ number: 'A-800', cnic: '', name: body.name, father_name: body.father_name },
        renew_from: dayInKarachi(new Date()),
      }),
      { event: 'IMPORTED', by: null },
      { now: clock(), requestId: 'r' },
    ),
  )
  const application = await staffStack.readyCase({ title: 'Renewal', stated: {} })
  const { token } = application
  const claim = async () => {
    const { name, father_name } = body
    const form = await aClaim({ number: 'A-800', name, father_name })
    return (await staffStack.stack.invoke('ownClaims.create', { token, form })).status
  }
  const claims = async () =>
    (await staffStack.stack.invoke('ownClaims.list', { token })).body.data.map(
      ({ state }: { state: string }) => state,
    )
  const link = () => registrar.ask('cases.linkRegistration', { params: { id: application.id }, body })
  expect(await claim()).toBe(201)
  await people.decide(application.id, { action: 'link' })
  await people.confirm(application.id)
  expect(await claims()).toEqual(['linked'])
  expect((await unlink(application.id)).status).toBe(200)
  expect((await unlink(application.id)).status).toBe(200) // sent twice
  const [{ id }] = (await registrar.ask('proposals.list')).body.data.open
  const confirm = { params: { id }, body: { action: 'confirm' } }
  expect((await registrar.ask('proposals.act', confirm)).status).toBe(403)
  expect((await registrations.read('A-800', true))?.holder).toBe(application.id)
  await staffStack.confirmAll()
  expect((await registrations.read('A-800', true))?.holder).toBeNull()
  expect(await claims()).toEqual(['unlinked'])
  expect([await claim(), await claims()]).toEqual([201, ['waiting', 'unlinked']])
  const { changes } = await staffStack.services.registrationHistory.page('A-800')
  expect(changes[0]).toMatchObject({ event: 'UNLINKED', by: { id: registrar.id } })
  await link()
  await (await staffStack.staffMember('registrar')).act(application.id, 'approve')
  expect((await registrations.read('A-800'))?.holder).toBe(application.id)
  expect((await unlink(application.id)).status).toBe(409)
})
