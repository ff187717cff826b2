import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Claimants, claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let people: Claimants
beforeAll(async () => {
  staffStack = await openStaffStack()
  people = await claimantsOf(staffStack)
})
afterAll(() => staffStack.close())

const registrationOf = async (id: string) =>
  (await staffStack.services.accounts.read(id))?.registration?.number

test('a registrar links a claim with a reason; the person gets it by e-mail, the history of the entry names both', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person, { cnic: '' })
  await person.claim({ number })
  const { status, body } = await people.decide(person.id, { action: 'link', reason: 'Seen in the book' })
  expect([status, body.data.claim.state, body.data.entry.holder]).toEqual([200, 'linked', 'Ayesha Siddiqua'])
  expect(await registrationOf(person.id)).toBe(number)
  expect(await people.emailsOf(person.id)).toContain('claim-answered')
  const [change] = (await staffStack.services.registrationHistory.page(number)).changes
  expect(change).toMatchObject({
    event: 'CLAIMED',
    by: { id: people.registrar.id },
    reason: 'Seen in the book',
  })
  const again = await people.registrar.ask('claims.decide', {
    params: { id: person.id },
    body: { claim: body.data.claim.id, action: 'link', number, reason: 'Seen in the book' },
  })
  expect(again.status).toBe(200)
})

test('a mistyped number is linked by the right one', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person)
  await person.claim({ number: 'NONE-1' })
  expect((await people.decide(person.id, { action: 'link', number })).status).toBe(200)
  expect(await registrationOf(person.id)).toBe(number)
})

test('a number that has a holder, or is in no book, is not linked; without a reason nothing is decided', async () => {
  const holder = await people.claimant()
  const number = await people.entryFor(holder)
  await holder.claim({ number })
  const other = await people.claimant()
  await other.claim({ number })
  const taken = await people.decide(other.id, { action: 'link' })
  expect([taken.status, taken.body.message]).toEqual([409, `${number} belongs to another account`])
  const none = await people.decide(other.id, { action: 'link', number: 'NONE-7' })
  expect([none.status, none.body.message]).toEqual([409, 'The register has no entry with this number'])
  const silent = await people.decide(other.id, { action: 'refuse', reason: ' ' })
  expect(silent.body.errors).toEqual({ reason: ['Enter a reason'] })
  expect((await people.decide(other.id, { action: 'refuse' })).status).toBe(200)
  expect(await registrationOf(other.id)).toBeUndefined()
})

test('of two registrars who decide at once one is told that the other was faster, and a claim is decided once', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person, { cnic: '' })
  await person.claim({ number })
  const replies = await Promise.all([
    people.decide(person.id, { action: 'link' }),
    people.decide(person.id, { action: 'refuse' }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await people.waiting()).not.toContain(person.id)
})

test('nobody decides their own claim', async () => {
  const person = await people.claimant({ email: people.registrar.email })
  await person.claim({ number: 'NONE-8' })
  const { status, body } = await people.decide(person.id, { action: 'refuse' })
  expect([status, body.message]).toEqual([403, 'This claim is your own, so a colleague must decide it'])
})
