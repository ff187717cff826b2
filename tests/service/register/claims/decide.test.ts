import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await claimantsOf(staffStack)

const registrationOf = async (id: string) =>
  (await staffStack.services.accounts.read(id))?.registration?.number

test('two registrars link a claim, on what they have seen; the person gets an e-mail, the history names both', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person, { cnic: '' })
  await person.claim({ number })
  const { status, body } = await people.decide(person.id, { action: 'link', reason: 'Seen in the book' })
  expect([status, body.data.claim.state, body.data.proposed.by.id]).toEqual([
    ...[200, 'waiting', people.registrar.id],
  ])
  expect(await registrationOf(person.id)).toBeUndefined()
  const { open } = (await people.registrar.ask('proposals.list')).body.data
  const params = { id: open.find(({ about }: { about: string }) => about === person.id).id }
  const alone = await people.registrar.ask('proposals.act', { params, body: { action: 'confirm' } })
  expect(alone.status).toBe(403)
  expect((await people.confirm(person.id)).status).toBe(200)
  expect(await registrationOf(person.id)).toBe(number)
  expect(await people.emailsOf(person.id)).toContain('claim-answered')
  const [change] = (await staffStack.services.registrationHistory.page(number)).changes
  expect(change).toMatchObject({
    ...{ event: 'CLAIMED', by: { id: people.registrar.id }, confirmed_by: { id: people.second.id } },
    reason: 'Seen in person, with the original certificate and CNIC. Seen in the book',
  })
})

test('a comparison needs a picture of the CNIC, and a link what it rests on', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person)
  await person.claim({ number })
  const bare = await people.decide(person.id, { action: 'link', rests_on: undefined })
  expect(bare.body.errors).toEqual({ rests_on: ['Choose what the link rests on'] })
  const unseen = await people.decide(person.id, { action: 'link', rests_on: 'compared' })
  expect(unseen.body.errors).toEqual({
    rests_on: ['There is no picture of the CNIC, so the person must be seen'],
  })
  const form = await aForm('cnic_front_image', aPng(40, 30))
  const given = await staffStack.stack.invoke('files.create', { token: person.token, form })
  expect(given.status).toBe(201)
  expect((await people.decide(person.id, { action: 'link', rests_on: 'compared' })).status).toBe(200)
})

test('a mistyped number is linked by the right one', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person)
  await person.claim({ number: 'NONE-1' })
  expect((await people.decide(person.id, { action: 'link', number })).status).toBe(200)
  await people.confirm(person.id)
  expect(await registrationOf(person.id)).toBe(number)
})

test('a number that has a holder, or is in no book, is not linked; without a reason nothing is decided', async () => {
  const holder = await people.claimant()
  const number = await people.entryFor(holder)
  await holder.claim({ number })
  await people.decide(holder.id, { action: 'link' })
  await people.confirm(holder.id)
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

test('a refusal ends what was proposed, and a claim that is refused and confirmed at once has one answer', async () => {
  const [first, person] = [await people.claimant(), await people.claimant()]
  for (const one of [first, person]) {
    await one.claim({ number: await people.entryFor(one, { cnic: '' }) })
    await people.decide(one.id, { action: 'link' })
  }
  expect((await people.decide(first.id, { action: 'refuse' })).status).toBe(200)
  const { open } = (await people.second.ask('proposals.list')).body.data
  expect(open.map(({ about }: { about: string }) => about)).not.toContain(first.id)
  const replies = await Promise.all([
    people.confirm(person.id),
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
