/** What an approval and its reversal do in the register, in their own transactions. */
import { expect, test } from 'vitest'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { renewalWindow, validUntil } from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aRegistration, aStoredRegistration } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()
const [registrar, second] = [
  await staffStack.staffMember('registrar'),
  await staffStack.staffMember('registrar'),
]

const today = dayInKarachi(new Date())
const end = validUntil(today, sampleTerm)

const approve = async (id: string): Promise<string> => {
  const { status, body } = await registrar.act(id, 'approve')
  if (status !== 200) throw new Error(`approve: ${status} ${JSON.stringify(body)}`)
  return body.data.application_form.registration_number
}
const ofTwo = async (id: string, action: string) => {
  await registrar.act(id, action, { reason: 'The degree is not genuine' })
  const { status, body } = await second.act(id, action)
  if (status !== 200) throw new Error(`${action}: ${status} ${JSON.stringify(body)}`)
}
const reverse = (id: string) => ofTwo(id, 'reverse-approval')
const entryOf = (number: string) => staffStack.services.registrations.read(number, true)
const eventsOf = async (number: string) =>
  (await staffStack.services.registrationHistory.page(number)).changes.map(({ event }) => event)
const placesOn = (day: string) => staffStack.services.expiries.between(day, day, { limit: 500 })

test('an approval makes the entry with what the application says, and its holder sees it at once', async () => {
  const { id, token, person, form } = await staffStack.readyCase()
  const number = await approve(id)
  expect(await entryOf(number)).toMatchObject({
    ...{ number, register: 'A', category: 'A', holder: id, version: 1 },
    ...{ name: person.name, father_name: person.father_name, cnic: person.cnic },
    ...{ city: 'Lahore', qualification: 'B Pharm / Pharm D, University of the Punjab, 2014' },
    ...{ first_registered_on: today, valid_until: end, ...renewalWindow(end, sampleTerm) },
    ...{ suspended: null, removed: null, certificate: null, certificates: 0 },
    source: { application: form.reference_no },
  })
  expect(await placesOn(end)).toContainEqual({ number, valid_until: end, holder: id })
  const { changes } = await staffStack.services.registrationHistory.page(number)
  expect(changes).toMatchObject([{ event: 'CREATED', by: { name: registrar.name }, from: form.reference_no }])
  const { registration } = (await staffStack.stack.invoke('auth.user', { token })).body.data
  expect(registration).toMatchObject({ number, valid_until: end, standing: 'active' })
  const { data } = (await registrar.ask('cases.get', { params: { id } })).body
  expect(data).toMatchObject({
    registration: { number, standing: 'active' },
    review: { registration: { number, valid_until: end, before: null } },
  })
})

/** What everybody reads of the number: its page, the answer to its certificate, a check and the search. */
const publicly = async (number: string, name: string) => {
  const { invoke } = staffStack.stack
  const entry = await invoke('register.entry', { params: { number } })
  const standing = await invoke('register.standing', { params: { number }, query: { serial: '1' } })
  const check = await invoke('register.check', { body: { rows: [{ number, name }] } })
  const found = (await invoke('register.search', { query: { name } })).body.data.entries
  return [
    entry.body.data?.standing ?? entry.status,
    standing.body.data?.standing ?? standing.status,
    check.body.data.rows[0].answer,
    found.some((one: { number: string }) => one.number === number),
  ]
}
const nothing = [404, 404, 'not-found', false]

test('a reversed approval is in public as if it had never been, unless the certificate had been handed over', async () => {
  const { id, person } = await staffStack.readyCase()
  const number = await approve(id)
  expect(await publicly(number, person.name)).toEqual(['active', 'active', 'in-force', true])
  await registrar.ask('certificates.prepare', { params: { number } })
  await registrar.act(id, 'certificate-ready')
  await ofTwo(id, 'reverse-certificate')
  await reverse(id)
  expect(await publicly(number, person.name)).toEqual(nothing)

  await approve(id)
  await registrar.ask('certificates.prepare', { params: { number } })
  await registrar.act(id, 'certificate-ready')
  await registrar.act(id, 'collect', { cnic_seen: true, reason: 'The papers came by post' })
  await ofTwo(id, 'reverse-collection')
  await ofTwo(id, 'reverse-certificate')
  await reverse(id)
  expect(await publicly(number, person.name)).toEqual(['removed', 'removed', 'removed', true])
})

test('a reversed approval takes the entry out of the register, and the next one restores it with the same number', async () => {
  const { id } = await staffStack.readyCase()
  const number = await approve(id)
  await staffStack.prepareCertificate(id)
  await reverse(id)
  expect((await staffStack.services.certificates.read(number, 1))?.void?.reason).toBe('issued-by-mistake')
  expect((await entryOf(number))?.removed).toEqual({ since: today, reason: 'approval-reversed' })
  expect((await staffStack.services.accounts.read(id))?.registration?.removed?.since).toBe(today)
  expect((await placesOn(end)).map((place) => place.number)).not.toContain(number)

  expect(await approve(id)).toBe(number)
  expect(await entryOf(number)).toMatchObject({ removed: null, valid_until: end, version: 4 })
  expect(await eventsOf(number)).toEqual(['RESTORED', 'APPROVAL_REVERSED', 'CERTIFICATE_PREPARED', 'CREATED'])
})

test('a renewal extends the entry from its old end, and its reversal gives that end back', async () => {
  const oldEnd = addDays(today, 20)
  const { id } = await staffStack.readyCase({ title: 'Renewal', stated: {} })
  await staffStack.link(id, { number: 'B 3001', valid_until: oldEnd })
  expect(await approve(id)).toBe('B 3001')
  const extended = validUntil(addDays(oldEnd, 1), sampleTerm)
  expect(await entryOf('B 3001')).toMatchObject({
    ...{ valid_until: extended, first_registered_on: '2020-01-01' },
    ...renewalWindow(extended, sampleTerm),
  })
  expect([await placesOn(oldEnd), await placesOn(extended)].map(({ length }) => length)).toEqual([0, 1])

  await reverse(id)
  expect(await entryOf('B 3001')).toMatchObject({
    ...{ valid_until: oldEnd, removed: { since: today, reason: 'approval-reversed' } },
    ...renewalWindow(oldEnd, sampleTerm),
  })
  expect(await approve(id)).toBe('B 3001')
  expect(await entryOf('B 3001')).toMatchObject({ valid_until: extended, removed: null })
  expect(await eventsOf('B 3001')).toEqual(['EXTENDED', 'APPROVAL_REVERSED', 'LINKED'])
})

test('a renewal of an entry that has left the register counts from the day of its approval', async () => {
  const { id } = await staffStack.readyCase({ title: 'Renewal', stated: {} })
  const gone = addDays(today, -sampleTerm.removal_days - 1)
  await staffStack.link(id, { number: 'B 3002', first_registered_on: '2001-01-01', valid_until: gone })
  const { registration } = (await registrar.ask('cases.get', { params: { id } })).body.data
  expect(registration.standing).toBe('removed')
  await approve(id)
  expect(await entryOf('B 3002')).toMatchObject({ valid_until: end })
})

test('what the council has removed is not renewed before it is restored', async () => {
  const { name, father_name } = aRegistrationLink()
  const removed = { since: today, reason: 'decided-by-council' as const }
  const given = { number: 'B 3003', name, father_name, cnic: '', removed }
  await aStoredRegistration(staffStack.services, given)
  const { id } = await staffStack.readyCase({ title: 'Renewal', stated: {} })
  await staffStack.link(id, { number: 'B 3003' })
  expect((await registrar.act(id, 'approve')).body.message).toContain(
    'B 3003 was removed from the register and must be restored first',
  )
})

test('a first registration of somebody whom the register has already cannot be approved, and the case says so', async () => {
  const { id, person } = await staffStack.readyCase()
  const { number } = await aStoredRegistration(staffStack.services, { cnic: person.cnic })
  const words = `${number} has this CNIC in the register already`
  const { data } = (await second.ask('cases.get', { params: { id } })).body
  expect(data.obstacles).toContain(words)
  const { status, body } = await second.act(id, 'approve')
  expect([status, body.message]).toEqual([409, `This cannot be approved yet. ${words}`])
})

test('parallel approvals give every number once and leave no gap, but for numbers that a book holds', async () => {
  const { services } = staffStack
  const first = Number((await approve((await staffStack.readyCase()).id)).slice(2))
  const numberOf = (n: number) => `A-${String(n).padStart(5, '0')}`
  const held = [2, 3, 5, ...Array.from({ length: 45 }, (_, place) => 7 + place)].map((n) => first + n)
  const { table } = createAppContext(services.config)
  const entries = held.map((n) =>
    services.registrations.putRegistration(
      aRegistration({ number: numberOf(n) }),
      { event: 'IMPORTED', by: null },
      { now: services.clock(), requestId: 'r' },
    ),
  )
  for (let from = 0; from < entries.length; from += 6)
    await table.transact(entries.slice(from, from + 6).flat())
  const cases = await Promise.all(Array.from({ length: 6 }, () => staffStack.readyCase()))
  const replies = await Promise.all(
    Array.from({ length: 18 }, async (_, turn) => {
      const { id } = cases[turn % cases.length] ?? { id: '' }
      return { id, ...(await registrar.act(id, 'approve')) }
    }),
  )
  const done = replies.filter(({ status }) => status === 200)
  expect(new Set(done.map(({ id }) => id)).size).toBe(cases.length)
  for (const { status } of replies) expect([200, 409, 412, 503]).toContain(status)
  const given = await Promise.all(
    cases.map(async ({ id }) => (await services.users.load(id))?.application_form?.registration_number),
  )
  const free = [1, 4, 6, 52, 53, 54].map((n) => numberOf(first + n))
  expect(given.sort()).toEqual(free)
  for (const { id } of cases) {
    const { registration } = (await services.accounts.read(id)) ?? {}
    expect((await entryOf(registration?.number ?? ''))?.holder).toBe(id)
  }
})
