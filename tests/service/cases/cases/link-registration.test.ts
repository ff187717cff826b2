import { expect, test } from 'vitest'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { renewalWindow } from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aRegistration, changeStored } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')

const aRenewal = () => staffStack.submittedCase({ title: 'Renewal', withDocuments: false })
const link = (id: string, body: object, headers = {}) =>
  registrar.ask('cases.linkRegistration', { params: { id }, body, headers })
const inBook = (given: Parameters<typeof aRegistration>[0]) => {
  const { config, registrations, clock } = staffStack.services
  const { table } = createAppContext(config)
  const change = { event: 'IMPORTED' as const, by: null, from: 'b-1' }
  return table.transact(
    registrations.putRegistration(aRegistration({ cnic: '', ...given }), change, {
      now: clock(),
      requestId: 'r',
    }),
  )
}

test('a link waits for the approval of another registrar: the register has nothing before, and nothing after a withdrawal', async () => {
  const { registrations, registrationHistory, certificates } = staffStack.services
  const number = 'B 417'
  const application = await staffStack.readyCase({ title: 'Renewal', stated: {} })
  const { id, person, form } = application
  const valid_until = addDays(dayInKarachi(staffStack.services.clock()), 20)
  const linked = await link(id, aRegistrationLink({ number, father_name: 'M. Imran', valid_until }))
  expect([linked.status, linked.body.data.registration]).toMatchObject([200, { number, valid_until }])
  expect(await registrations.read(number)).toBeNull()
  expect((await staffStack.services.accounts.read(id))?.registration).toBeUndefined()
  const { body } = await registrar.act(id, 'approve')
  expect(body.message).toContain('You linked the renewal to its entry, so another registrar must approve')
  const other = await staffStack.staffMember('registrar')
  expect((await other.act(id, 'approve')).status).toBe(200)
  const entry = await registrations.read('b417')
  expect(entry).toMatchObject({
    ...{ holder: id, cnic: person.cnic, father_name: 'M. Imran', first_registered_on: '2020-01-01' },
    source: { application: form.reference_no },
  })
  expect(entry!.valid_until > valid_until).toBe(true)
  const { changes } = await registrationHistory.page(number)
  expect(changes).toMatchObject([{ event: 'LINKED', by: { name: other.name }, from: form.reference_no }])
  expect(await certificates.read(number, 1)).toBeNull()
  await other.act(id, 'reverse-approval', { reason: 'A mistake' })
  await registrar.act(id, 'reverse-approval')
  expect(await registrations.read(number)).toMatchObject({
    valid_until,
    removed: { reason: 'approval-reversed' },
  })

  const left = await aRenewal()
  await link(left.id, aRegistrationLink({ number: 'B 418' }))
  await staffStack.stack.invoke('applicantForm.withdraw', { token: left.token, params: { id: 'me' } })
  expect(await registrations.read('B 418')).toBeNull()
})

test('a link is sent twice, or to another entry', async () => {
  const { id } = await aRenewal()
  await link(id, aRegistrationLink({ number: 'b-42/9' }))
  const { events } = (await registrar.ask('cases.history', { params: { id } })).body.data
  expect(events[0]).toMatchObject({
    event: 'REGISTRATION_LINKED',
    details: { registration_number: 'b-42/9' },
  })
  expect((await link(id, aRegistrationLink({ number: 'B429' }))).status).toBe(200)
  const other = await link(id, aRegistrationLink())
  expect([other.status, other.body.message]).toEqual([409, 'The applicant is linked to b-42/9 already'])
})

test('what is typed is checked by field', async () => {
  const { id } = await aRenewal()
  const tomorrow = addDays(dayInKarachi(new Date()), 1)
  const answers = await Promise.all([
    link(id, {}),
    link(id, aRegistrationLink({ number: '-' })),
    link(id, aRegistrationLink({ certificate_seen: false })),
    link(id, aRegistrationLink({ first_registered_on: tomorrow, valid_until: '2025-01-01' })),
    link(id, aRegistrationLink({ valid_until: '2060-12-31' })),
  ])
  expect(answers.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
    [
      422,
      [
        ...['number', 'category', 'name', 'father_name'],
        ...['first_registered_on', 'valid_until', 'certificate_seen'],
      ],
    ],
    [422, ['number']],
    [422, ['certificate_seen']],
    [422, ['first_registered_on', 'valid_until']],
    [422, ['valid_until']],
  ])
})

test('an entry of a book is linked to the person whom it names, and to nobody else', async () => {
  const [one, stranger] = [await aRenewal(), await aRenewal()]
  await inBook({ number: 'A-700', name: 'Aysha Sidiqa', father_name: 'Mohammad Imran' })
  const wrong = await link(stranger.id, aRegistrationLink({ number: 'A 700', name: 'Bilal Khan' }))
  expect([wrong.status, wrong.body.message]).toEqual([
    409,
    'The register has A-700 as Aysha Sidiqa, father Mohammad Imran. It cannot be linked here',
  ])
  const { body } = await link(one.id, aRegistrationLink({ number: 'A 700' }))
  expect(body.data.registration).toMatchObject({ number: 'A-700', valid_until: '2031-11-21' })
  const { registrations } = staffStack.services
  expect((await registrations.read('A 700'))?.holder).toBeNull()
})

test('an entry that somebody changed after the link is linked again before it is approved', async () => {
  const number = 'A-701'
  const given = aRegistrationLink({ number })
  const valid_until = addDays(dayInKarachi(staffStack.services.clock()), 20)
  await inBook({
    number,
    name: given.name,
    father_name: given.father_name,
    valid_until,
    ...renewalWindow(valid_until, sampleTerm),
  })
  const { id } = await staffStack.readyCase({ title: 'Renewal', stated: {} })
  await link(id, given)
  await changeStored(staffStack.services, number, { city: 'Multan' })
  const other = await staffStack.staffMember('registrar')
  const { status, body } = await other.act(id, 'approve')
  expect([status, body.message]).toEqual([
    409,
    'The register was changed after the renewal was linked. Take the link back and link it again',
  ])
})

test('five renewals that are linked to one number give it one holder', async () => {
  const number = 'B 5000'
  const valid_until = addDays(dayInKarachi(staffStack.services.clock()), 20)
  const ready = await Promise.all(
    Array.from({ length: 5 }, () => staffStack.readyCase({ title: 'Renewal', stated: {} })),
  )
  for (const { id } of ready) await link(id, aRegistrationLink({ number, valid_until }))
  const other = await staffStack.staffMember('registrar')
  const replies = await Promise.all(ready.map(({ id }) => other.act(id, 'approve')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const held = await Promise.all(
    ready.map(async ({ id }) => (await staffStack.services.accounts.read(id))?.registration?.number),
  )
  expect(held.filter(Boolean)).toEqual([number])
})

test('only an open renewal is linked', async () => {
  const fresh = await staffStack.submittedCase({ withDocuments: false })
  expect((await link(fresh.id, aRegistrationLink())).body.message).toBe(
    'Only a renewal is linked to an entry',
  )
  const { id, token } = await aRenewal()
  expect((await link(id, aRegistrationLink(), { 'if-match': '"v9"' })).status).toBe(412)
  await staffStack.stack.invoke('applicantForm.withdraw', { token, params: { id: 'me' } })
  expect((await link(id, aRegistrationLink())).status).toBe(409)
})
