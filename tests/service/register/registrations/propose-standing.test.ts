import { expect, test } from 'vitest'
import { addDays, dayInKarachi, plainNumber } from '#shared/kit/format.ts'
import { aProposedStanding, aStandingForm } from '#tests/support/cases/registrations.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aStoredRegistration, changeStored } from '#tests/support/register/registrations.ts'

const opened = await openStackWithEmails()
const one = await opened.staffMember('registrar')
const other = await opened.staffMember('registrar')

const today = dayInKarachi(new Date())
const entry = (given: object = {}) =>
  aStoredRegistration(opened.services, { first_registered_on: '2020-01-01', ...given })
const propose = (number: string, given: object = {}, who = one) =>
  who.ask('registrations.proposeStanding', { params: { number }, body: aProposedStanding(given) })
const settle = async (number: string, action: string, who = other) => {
  const { open } = (await who.ask('proposals.list')).body.data
  const { id } = open.find(({ title }: { title: string }) => title.includes(number))
  return who.ask('proposals.act', { params: { id }, body: { action, reason: 'No' } })
}
const change = async (number: string, given: object) => {
  const { version } = (await opened.services.registrations.read(number, true))!
  const { status, body } = await propose(number, { version, ...given })
  expect([status, body.message]).toEqual([201, 'Sent to another registrar for confirmation'])
  expect((await settle(number, 'confirm')).status).toBe(200)
}
const publicly = async (number: string) => {
  const { standing, wording } = (await opened.stack.invoke('register.entry', { params: { number } })).body
    .data
  return [standing, wording]
}
const ended = { wording: null, reason: 'decided-by-council' }

test('suspended, reinstated, removed, restored: each takes two registrars, and everybody sees it', async () => {
  const { number } = await entry()
  await propose(number)
  expect(await publicly(number)).toEqual(['active', null])
  expect((await settle(number, 'confirm', one)).status).toBe(403)
  await settle(number, 'confirm')
  expect(await publicly(number)).toEqual(['suspended', 'inquiry'])
  await change(number, { act: 'reinstate', ...ended })
  expect(await publicly(number)).toEqual(['active', null])
  await change(number, { act: 'remove', reason: 'own-request', wording: null })
  expect(await publicly(number)).toEqual(['removed', null])
  await change(number, { act: 'restore', ...ended })
  expect(await publicly(number)).toEqual(['active', null])
  await change(number, { act: 'note-death', reason: 'died', wording: 'died', since: '2026-01-05' })
  expect(await publicly(number)).toEqual(['removed', 'died'])
})

test('the history names both people, the reason and what changed', async () => {
  const { number } = await entry()
  await change(number, {})
  const { entries } = (await one.ask('registrations.history', { params: { number }, query: {} })).body.data
  expect(entries[0]).toMatchObject({
    event: 'SUSPENDED',
    by: { id: one.id },
    confirmed_by: { id: other.id },
    reason: 'Inquiry under way. Decision 12 of the committee',
    before: { suspended: null },
    after: { suspended: { since: today, reason: 'under-inquiry', wording: 'inquiry' } },
  })
})

test('a change that is dated ahead holds from its day on', async () => {
  const { number } = await entry()
  const [tomorrow, later] = [addDays(today, 1), addDays(today, 30)]
  await change(number, { since: tomorrow })
  expect(await publicly(number)).toEqual(['active', null])
  await change(number, { act: 'reinstate', since: later, ...ended })
  const { suspended } = (await opened.services.registrations.read(number, true))!
  expect(suspended).toMatchObject({ since: tomorrow, until: later })
})

test('a certificate that is prepared meanwhile does not make a proposal stale', async () => {
  const { number } = await entry()
  await propose(number)
  const reception = await opened.staffMember('reception')
  expect((await reception.ask('certificates.prepare', { params: { number } })).status).toBe(200)
  expect((await settle(number, 'confirm')).status).toBe(200)
  expect(await publicly(number)).toEqual(['suspended', 'inquiry'])
})

test('a proposal about an entry that was changed meanwhile is refused, and can be withdrawn', async () => {
  const { number } = await entry()
  await propose(number)
  await changeStored(opened.services, number, { city: 'Multan' })
  const { status, body } = await settle(number, 'confirm')
  expect([status, body.message]).toEqual([
    409,
    expect.stringContaining('was changed after this was proposed'),
  ])
  expect(await publicly(number)).toEqual(['active', null])
  expect((await propose(number)).status).toBe(409) // version 1 is not the present one, and something waits
  expect((await settle(number, 'withdraw', one)).status).toBe(200)
})

test('of two registrars who confirm at once, one does; of two proposals about one entry, the second is refused', async () => {
  const third = await opened.staffMember('registrar')
  const { number } = await entry()
  expect((await propose(number)).status).toBe(201)
  const second = { act: 'remove', reason: 'own-request', wording: null }
  expect((await propose(number, second, third)).status).toBe(409)
  const { open } = (await other.ask('proposals.list')).body.data
  const { id } = open.find(({ title }: { title: string }) => title.includes(number))
  const call = (action: string) => ({ params: { id }, body: { action, reason: 'No' } })
  const answers = await Promise.all([
    other.ask('proposals.act', call('confirm')),
    third.ask('proposals.act', call('refuse')),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('reasons, wordings and days are checked by field, and acts against the standing', async () => {
  const { number } = await entry()
  const errors = async (given: object) => Object.keys((await propose(number, given)).body.errors ?? {})
  expect(await errors({ reason: 'died' })).toEqual(['reason'])
  expect(await errors({ wording: 'died' })).toEqual(['wording'])
  expect(await errors({ since: '2019-12-31' })).toEqual(['since'])
  expect(await errors({ since: addDays(today, 366) })).toEqual(['since'])
  expect(await errors({ act: 'strike', words: ' ' })).toEqual(['act', 'words'])
  const reinstated = await propose(number, { act: 'reinstate', ...ended })
  expect([reinstated.status, reinstated.body.message]).toEqual([
    409,
    'This is not possible. It is not suspended',
  ])
  expect((await propose('Z-404')).status).toBe(404)
})

test('the holder is told by email what the public reads, and the account follows', async () => {
  const { id, person } = await opened.submittedCase()
  const { number } = await entry({ holder: id })
  await change(number, {})
  const [email] = await opened.emailsTo(person.email)
  expect(email?.subject).toBe('Your registration is suspended')
  expect(email?.text).toContain('The public register says: While an inquiry is under way.')
  expect((await opened.services.accounts.read(id))?.registration?.suspended).toMatchObject({ since: today })
})

test('a death ends the account of its holder for every session and sign-in, and a restored entry opens it again', async () => {
  const { id, person, token } = await opened.submittedCase()
  const { number } = await entry({ holder: id })
  const reads = async () => (await opened.stack.invoke('auth.user', { token })).status
  const signsIn = () =>
    opened.stack.invoke('auth.login', { body: { email: person.email, password: person.password } })
  expect(await reads()).toBe(200)
  await change(number, { act: 'note-death', reason: 'died', wording: 'died' })
  expect(await reads()).toBe(401)
  const { status, body } = await signsIn()
  expect([status, body.message]).toEqual([422, expect.stringContaining('holder of this account has died')])
  expect((await opened.emailsTo(person.email)).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringContaining('removed'),
  )
  await change(number, { act: 'restore', ...ended })
  expect([await reads(), (await signsIn()).status]).toEqual([200, 200])
})

test('a removal dated ahead keeps the place among what ends, so that its holder is reminded until then; one of today takes it', async () => {
  const endsOn = async (day: string) =>
    (await opened.services.expiries.between(day, day, { limit: 99 })).map(({ number }) => number)
  const [ahead, now] = [
    await entry({ valid_until: '2031-03-01' }),
    await entry({ valid_until: '2031-03-01' }),
  ]
  const removal = { act: 'remove', reason: 'own-request', wording: null }
  await change(ahead.number, { ...removal, since: addDays(dayInKarachi(new Date()), 30) })
  await change(now.number, { ...removal, since: dayInKarachi(new Date()) })
  expect(await endsOn('2031-03-01')).toContain(ahead.number)
  expect(await endsOn('2031-03-01')).not.toContain(now.number)
  await change(ahead.number, { act: 'restore', ...ended })
  expect(await endsOn('2031-03-01')).toContain(ahead.number)
})

const withDocument = async (number: string, given: Record<string, string> = {}, who = one) =>
  who.ask('registrations.proposeWithDocument', {
    params: { number },
    form: await aStandingForm({ act: 'note-death', reason: 'died', wording: 'died', ...given }),
  })
const proposedIn = async (number: string) =>
  (await other.ask('proposals.list')).body.data.open.find(({ title }: { title: string }) =>
    title.includes(number),
  )
const kept = (number: string) => opened.services.files.list(`requests/${plainNumber(number)}/`)

test('a death rests on a document, or on words why there is none, which the second person and the history have', async () => {
  const { number } = await entry()
  const death = { act: 'note-death', reason: 'died', wording: 'died' }
  const neither = await propose(number, { ...death, without_document: ' ' })
  expect(Object.keys(neither.body.errors)).toEqual(['without_document'])
  await change(number, { ...death, without_document: 'The family has none yet' })
  const { entries } = (await one.ask('registrations.history', { params: { number }, query: {} })).body.data
  expect(entries[0]).toMatchObject({ document: null })
  expect(entries[0].reason).toMatch(/Without a document: The family has none yet$/)
})

// registrations.document
test('the document is read before the confirmation and after it, by registrars, and the holder is told of each reading', async () => {
  const { id } = await opened.submittedCase({ withDocuments: false })
  const { number } = await entry({ holder: id })
  expect((await withDocument(number)).status).toBe(201)
  expect((await withDocument(number)).status).toBe(201) // sent again after a lost answer
  const { document } = await proposedIn(number)
  const read = (who = other) => who.ask('registrations.document', { params: { number, document } })
  expect((await read()).status).toBe(200)
  expect((await read(await opened.staffMember('reception'))).status).toBe(403)
  expect((await settle(number, 'confirm')).status).toBe(200)
  expect((await read(one)).status).toBe(200)
  const { entries } = (await one.ask('registrations.history', { params: { number }, query: {} })).body.data
  expect(entries[0]).toMatchObject({ event: 'DIED', document })
  const { events } = await opened.services.events.page(id)
  const readings = events.filter(({ details }) => details?.document === 'standing_document')
  expect(readings).toHaveLength(2)
  expect(await kept(number)).toHaveLength(1)
})

// registrations.proposeWithDocument
test('the document goes with a proposal that comes to nothing, and stays with one that waits', async () => {
  const { number } = await entry()
  await withDocument(number)
  expect((await withDocument(number, { words: 'Another basis' }, other)).status).toBe(409)
  expect((await withDocument(number, { since: '2026-01-06' })).status).toBe(409)
  expect(await kept(number)).toHaveLength(1)
  await settle(number, 'refuse')
  expect(await kept(number)).toEqual([])
  const wrong = await withDocument(number, { version: '2' })
  expect([wrong.status, await kept(number)]).toEqual([409, []])
  expect(Object.keys((await withDocument(number, { version: 'x' })).body.errors)).toEqual(['version'])
})
