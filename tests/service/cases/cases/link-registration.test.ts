import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

let staffStack: StaffStack
let registrar: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  registrar = await staffStack.staffMember('registrar')
})
afterAll(() => staffStack.close())

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

test('an entry that is not there yet is made from the certificate and linked to its applicant', async () => {
  const { id, person, form } = await aRenewal()
  const { status, body } = await link(id, aRegistrationLink({ number: 'b-41/7', father_name: 'M. Imran' }))
  expect(status).toBe(200)
  expect(body.data.registration).toMatchObject({
    number: 'b-41/7',
    valid_until: '2025-01-01',
    standing: 'expired',
  })
  const { events } = (await registrar.ask('cases.history', { params: { id } })).body.data
  expect(events[0]).toMatchObject({
    event: 'REGISTRATION_LINKED',
    details: { registration_number: 'b-41/7' },
  })
  const { registrations, registrationHistory, expiries } = staffStack.services
  expect(await registrations.read('B 417')).toMatchObject({
    ...{ holder: id, cnic: person.cnic, father_name: 'M. Imran', first_registered_on: '2020-01-01' },
    source: { application: form.reference_no },
  })
  const { changes } = await registrationHistory.page('B417')
  expect(changes).toMatchObject([
    { event: 'LINKED', by: { name: registrar.name }, from: form.reference_no, after: { number: 'b-41/7' } },
  ])
  const ends = await expiries.between('2025-01-01', '2025-01-01', { limit: 50 })
  expect(ends).toContainEqual({ number: 'b-41/7', valid_until: '2025-01-01', holder: id })

  expect((await link(id, aRegistrationLink({ number: 'B417' }))).status).toBe(200) // sent twice
  const other = await link(id, aRegistrationLink())
  expect([other.status, other.body.message]).toEqual([409, 'The applicant is linked to b-41/7 already'])
})

test('what is typed is checked by field', async () => {
  const { id } = await aRenewal()
  const tomorrow = addDays(dayInKarachi(new Date()), 1)
  const answers = await Promise.all([
    link(id, {}),
    link(id, aRegistrationLink({ number: '-' })),
    link(id, aRegistrationLink({ certificate_seen: false })),
    link(id, aRegistrationLink({ first_registered_on: tomorrow, valid_until: '2025-01-01' })),
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
  const taken = await link(stranger.id, aRegistrationLink({ number: 'A 700' }))
  expect([taken.status, taken.body.message]).toEqual([409, 'A-700 belongs to another person’s account'])
})

test('fifteen links of one number at once give it one holder', async () => {
  const applications = await Promise.all(Array.from({ length: 5 }, aRenewal))
  const replies = await Promise.all(
    Array.from({ length: 15 }, (_, turn) =>
      link(applications[turn % 5]?.id ?? '', aRegistrationLink({ number: 'B 5000' })),
    ),
  )
  const held = await Promise.all(
    applications.map(async ({ id }) => (await staffStack.services.accounts.read(id))?.registration?.number),
  )
  expect(held.filter(Boolean)).toEqual(['B 5000'])
  for (const { status } of replies) expect([200, 409, 412, 503]).toContain(status)
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
