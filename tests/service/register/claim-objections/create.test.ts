import { expect, test } from 'vitest'
import { aChangeRequest } from '#tests/support/cases/registrations.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const staffStack = await openStaffStack({ clock: clock.now })
const people = await claimantsOf(staffStack)

const entryOf = (number: string) => staffStack.services.registrations.read(number)
const claimed = async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person, { email: 'in.the.book@example.com' })
  await person.claim({ number })
  const [mail] = await people.bookMail(person.id)
  return { person, number, code: String(mail?.code), token: String(mail?.token) }
}

test('an objection stops a claim: the code links no more, and the office must see the person', async () => {
  const { person, number, code, token } = await claimed()
  expect((await people.object(token, 'I have no account')).body.data).toEqual({ outcome: 'stopped' })
  expect((await people.object(token)).body.data).toEqual({ outcome: 'stopped' })
  expect((await person.enterCode(code)).status).toBe(422)
  expect((await person.claims())[0]).toMatchObject({ state: 'waiting', objected_at: expect.any(String) })
  expect((await people.details(person.id)).claim).toMatchObject({ objection: 'I have no account' })
  const compared = await people.decide(person.id, { action: 'link', rests_on: 'compared' })
  expect(compared.body.errors).toEqual({ rests_on: ['Somebody has objected, so the person must be seen'] })
  await people.decide(person.id, { action: 'link' })
  expect((await people.confirm(person.id)).status).toBe(200)
  expect((await entryOf(number))?.holder).toBe(person.id)
})

test('a proposal that an objection has overtaken cannot be confirmed', async () => {
  const { person, number, token } = await claimed()
  await people.giveCnic(person.id)
  await people.decide(person.id, { action: 'link', rests_on: 'compared' })
  await people.object(token)
  const { status, body } = await people.confirm(person.id)
  expect([status, body.message]).toEqual([
    409,
    'Somebody has objected, so the person must be seen. This can be refused or withdrawn',
  ])
  expect((await entryOf(number))?.holder).toBeNull()
})

test('within 14 days of a link an objection holds it: no letter and no change, until two have decided', async () => {
  const { person, number, code, token } = await claimed()
  await person.enterCode(code)
  expect((await people.object(token)).body.data).toEqual({ outcome: 'held' })
  const waits =
    'Somebody has objected to this claim. Letters, renewals and changes wait until the office has decided'
  const letter = await staffStack.stack.invoke('ownRegistration.statement', { token: person.token })
  expect([letter.status, letter.body.message]).toEqual([409, waits])
  const form = await aChangeRequest()
  const asked = await staffStack.stack.invoke('ownChangeRequests.create', { token: person.token, form })
  expect([asked.status, asked.body.message]).toEqual([409, waits])
  const prepared = await people.registrar.ask('certificates.prepare', { params: { number } })
  expect([prepared.status, prepared.body.message]).toEqual([409, waits])
  expect((await staffStack.services.accounts.read(person.id))?.registration?.link_held).toBe(true)
  expect(await people.waiting()).toContain(person.id)

  clock.turn(1) // changes of one moment have no order
  await people.decide(person.id, { action: 'refuse', reason: 'The holder came with the certificate' })
  expect((await entryOf(number))?.holder).toBe(person.id)
  await people.confirm(person.id)
  expect(await entryOf(number)).toMatchObject({ holder: null, link_held: false })
  expect((await staffStack.services.accounts.read(person.id))?.registration).toBeUndefined()
  const [change] = (await staffStack.services.registrationHistory.page(number)).changes
  expect(change).toMatchObject({
    ...{ event: 'UNLINKED', by: { id: people.registrar.id }, confirmed_by: { id: people.second.id } },
  })
})

test('a link that two registrars keep is free again, and the same link holds it no more', async () => {
  const { person, number, code, token } = await claimed()
  await person.enterCode(code)
  await people.object(token)
  await people.decide(person.id, { action: 'link' })
  await people.confirm(person.id)
  expect(await entryOf(number)).toMatchObject({ holder: person.id, link_held: false })
  expect((await people.object(token)).body.data).toEqual({ outcome: 'over' })
  const letter = await staffStack.stack.invoke('ownRegistration.statement', { token: person.token })
  expect(letter.status).toBe(200)
})

test('after 14 days, after a refusal, and with another link nothing is stopped', async () => {
  const [late, refused] = [await claimed(), await claimed()]
  await late.person.enterCode(late.code)
  await people.decide(refused.person.id, { action: 'refuse' })
  expect((await people.object(refused.token)).body.data).toEqual({ outcome: 'over' })
  clock.turn(14 * 24 * 60 * 60 + 1)
  expect((await people.object(late.token)).body.data).toEqual({ outcome: 'over' })
  expect((await people.object('no-such-token')).body.errors).toEqual({ token: ['This link has expired'] })
})
