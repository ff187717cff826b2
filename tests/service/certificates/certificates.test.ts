/** Certificates are prepared, one by one and several at once, replaced and declared void. */

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayInKarachi } from '#shared/kit/format.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openRegisterStack } from '#tests/support/register/register-stack.ts'
import { registrationOf } from '#tests/support/register/registrations.ts'

const register = await openRegisterStack()

// certificates.get
test('before a certificate is prepared there is none; a registration without a photo has one without', async () => {
  const { number } = await register.registration({ photo: null })
  expect((await register.ask('get', number)).data).toEqual({
    ...{ number, name: 'Ayesha Siddiqa', category: 'A', valid_until: '2031-11-21' },
    ...{ standing: 'active', certificates: 0, current: null, up_to_date: false, differs_since: null },
  })
  await register.ask('prepare', number)
  expect((await register.ask('get', number)).data.current.photo).toBeNull()
})

// certificates.prepareMany
const approved = async () => {
  const application = await register.readyCase()
  await (await register.staffMember('registrar')).act(application.id, 'approve')
  return { ...application, number: await registrationOf(register.services, application.id) }
}

const prepareMany = async (ids: string[]) =>
  (await register.reception.ask('certificates.prepareMany', { body: { ids } })).body.data.results

test('each approved application gets its certificate, pressed twice the same; every other says why not', async () => {
  const [one, other] = [await approved(), await approved()]
  const open = await register.submittedCase({ withDocuments: false })
  const unknown = randomUUID()
  const ids = [one.id, open.id, unknown, other.id]

  const [first, second] = await Promise.all([prepareMany(ids), prepareMany(ids)])

  expect(first).toMatchObject([
    {
      id: one.id,
      reference_no: one.form.reference_no,
      certificate: { serial: `${one.number}/1` },
      words: null,
    },
    { id: open.id, certificate: null, words: 'The application is not approved any more' },
    { id: unknown, reference_no: null, certificate: null, words: 'Not found' },
    { id: other.id, certificate: { serial: `${other.number}/1` } },
  ])
  const addresses = (results: { certificate: { address: string } | null }[]) =>
    results.map(({ certificate }) => certificate?.address)
  expect(addresses(second)).toEqual(addresses(first))
})

// certificates.prepare
test('the first certificate of a registration is printed with what the register says, and its QR code is short', async () => {
  const { number } = await register.registration({ name: 'Muhammad Abdul Rehman Khan Niazi Bahadur Shah' })
  const { status, data } = await register.ask('prepare', number.toLowerCase().replace('-', ' '))
  expect(status).toBe(200)
  expect(data).toMatchObject({ number, standing: 'active', certificates: 1, up_to_date: true })
  expect(data.current).toMatchObject({
    ...{ number, count: 1, serial: `${number}/1`, category: 'A', duplicate: false },
    ...{ name: 'Muhammad Abdul Rehman Khan Niazi Bahadur Shah', father_name: 'Muhammad Siddiq' },
    ...{ first_registered_on: '2026-11-22', valid_until: '2031-11-21' },
    photo: expect.stringContaining('photos/nobody/portrait.jpg'),
  })
  expect(data.current.address.length).toBeLessThan(300)
  expect(Object.keys(data.current)).not.toContain('cnic')
})

test('ten people who press at once prepare one certificate', async () => {
  const { number } = await register.registration()
  const answers = await Promise.all(Array.from({ length: 10 }, () => register.ask('prepare', number)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ data }) => data.current.address)).size).toBe(1)
  expect((await register.services.registrations.read(number, true))?.certificates).toBe(1)
  expect(await register.services.certificates.read(number, 2)).toBeNull()
})

test('after a renewal the new certificate replaces the old one', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  await register.change(number, { valid_until: '2036-11-21', lapses_on: '2039-11-21' })
  expect((await register.ask('get', number)).data).toMatchObject({ up_to_date: false })
  expect((await register.standing(number, 1)).data.certificate).toBe('current')

  const { data } = await register.ask('prepare', number)

  expect(data.current).toMatchObject({ count: 2, valid_until: '2036-11-21', duplicate: false })
  expect((await register.standing(number, 1)).data.certificate).toBe('replaced')
  expect((await register.standing(number, 2)).data.certificate).toBe('current')
  const [newest] = (await register.services.registrationHistory.page(number)).changes
  expect(newest).toMatchObject({ event: 'CERTIFICATE_PREPARED', reason: 'renewed' })
})

test.each([
  ['suspended', { suspended: { since: '2026-01-01', reason: 'decided-by-council' as const } }],
  ['removed from the register', { removed: { since: '2026-01-01', reason: 'died' as const } }],
  ['expired', { valid_until: '2026-11-01' }],
])('a registration that is %s gets none', async (words, fields) => {
  const { number } = await register.registration(fields)
  expect(await register.ask('prepare', number)).toMatchObject({
    status: 409,
    message: `Only a registration in force has a certificate. ${number}: ${words}`,
  })
})

test('a number that is not in the register is not found', async () => {
  expect((await register.ask('prepare', 'A-99999')).status).toBe(404)
})

// certificates.replace
test('the old serial is replaced, the new certificate says that it is a duplicate', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  const { status, data } = await register.ask('replace', number, { serial: 1, reason: 'lost' })
  expect([status, data.current.serial, data.current.duplicate]).toEqual([200, `${number}/2`, true])
  expect((await register.services.certificates.read(number, 1))?.void).toMatchObject({ reason: 'lost' })
  expect((await register.standing(number, 1)).data.certificate).toBe('replaced')
})

test('20 people who press at once make one duplicate', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register.ask('replace', number, { serial: 1, reason: 'damaged' })),
  )
  expect(answers.map(({ status, data }) => [status, data?.certificates])).toEqual(
    Array.from({ length: 20 }, () => [200, 2]),
  )
})

test('a serial that is not current, or was replaced for another reason, is refused', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  await register.ask('replace', number, { serial: 1, reason: 'lost' })
  for (const body of [
    { serial: 1, reason: 'damaged' },
    { serial: 7, reason: 'lost' },
  ])
    expect(await register.ask('replace', number, body)).toMatchObject({
      status: 409,
      message: `${number}/${body.serial} is not the current certificate`,
    })
  expect((await register.ask('replace', number, { serial: 2, reason: 'stolen' })).status).toBe(422)
})

// certificates.void
test('a misprinted certificate is void; sent again it is the same; the next one is no duplicate', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  const body = { serial: 1, reason: 'misprinted' }
  for (const { status, data } of [
    await register.ask('void', number, body),
    await register.ask('void', number, body),
  ])
    expect([status, data.current, data.certificates]).toEqual([200, null, 1])
  expect((await register.standing(number, 1)).data.certificate).toBe('void')

  const { data } = await register.ask('prepare', number)
  expect(data.current).toMatchObject({ count: 2, duplicate: false })
  expect((await register.standing(number, 1)).data.certificate).toBe('void')
})

test('a serial that is not current is refused', async () => {
  const { number } = await register.registration()
  expect((await register.ask('void', number, { serial: 1, reason: 'misprinted' })).status).toBe(409)
})

// certificates.notePaper
test('a sheet of numbered paper has one certificate, also at two counters; a wrong number is free again', async () => {
  const { services, ask } = register
  const [one, other] = [await register.registration(), await register.registration()]
  for (const { number } of [one, other]) await ask('prepare', number)
  const note = (number: string, paper_no: string, serial = 1) =>
    ask('notePaper', number, { serial, paper_no })
  const both = await Promise.all([note(one.number, 'LHR 0042'), note(other.number, 'lhr-0042')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const [first, second] = both[0]?.status === 200 ? [one, other] : [other, one]
  expect(await note(second.number, 'LHR0042')).toMatchObject({
    status: 422,
    errors: { paper_no: [`Certificate ${first.number}/1 is on this sheet`] },
  })
  expect((await note(first.number, 'LHR 0042')).data.current.paper_no).toBe('LHR0042')
  await note(first.number, 'LHR 0043')
  expect((await note(second.number, 'LHR 0042')).status).toBe(200)
  const { changes } = await services.registrationHistory.page(first.number)
  const noted = changes.filter(({ event }) => event === 'CERTIFICATE_NUMBERED')
  expect(noted.map(({ reason }) => reason)).toEqual(['LHR0043', 'LHR0042'])
})

test('only the current certificate gets a number, of letters A to Z and digits', async () => {
  const { number } = await register.registration()
  expect((await register.ask('notePaper', number, { serial: 1, paper_no: '42' })).status).toBe(409)
  await register.ask('prepare', number)
  for (const paper_no of ['', 'نمبر', 'A'.repeat(21)])
    expect((await register.ask('notePaper', number, { serial: 1, paper_no })).status).toBe(422)
})

// certificates.outdated
test('after a confirmed name the paper is listed with the day, and everybody is told, until it is replaced', async () => {
  const people = await holdersOf(register)
  const holder = await people.holder()
  const { number } = holder
  const params = { number }
  await people.registrar.ask('certificates.prepare', { params })
  const papers = async () => (await people.registrar.ask('certificates.outdated')).body.data
  const standing = async () =>
    (await register.stack.invoke('register.standing', { params, query: { serial: '1' } })).body.data
  expect([await papers(), (await standing()).certificate]).toEqual([[], 'current'])

  const { id } = (await holder.request({ particular: 'name', value: 'Ayesha Khan' })).body.data
  await people.accept(id, holder, 2)
  await people.settle(holder, 'confirm')
  const since = dayInKarachi(new Date())
  expect(await papers()).toEqual([{ number, name: 'Ayesha Khan', since }])
  expect(await standing()).toMatchObject({ certificate: 'outdated', differs_since: since })

  const body = { serial: 1, reason: 'name-changed' }
  await people.registrar.ask('certificates.replace', { params, body })
  expect([await papers(), (await standing()).certificate]).toEqual([[], 'replaced'])
})
