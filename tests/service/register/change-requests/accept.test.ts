import { expect, test } from 'vitest'
import { aProposedCorrection, aProposedStanding } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const opened = await openStackWithEmails()
const people = await holdersOf(opened)

const asked = async (given: Record<string, string> = {}) => {
  const holder = await people.holder()
  const { id } = (await holder.request(given)).body.data
  return { holder, id: id as string }
}

test('two registrars change the entry; its history names the request, and the holder gets an e-mail', async () => {
  const { holder, id } = await asked({ particular: 'name', value: 'Ayesha Khan' })
  const { number } = holder
  await people.registrar.ask('certificates.prepare', { params: { number } })
  const { status, body } = await people.accept(id, holder, 2)
  expect([status, body.data.state, body.message]).toEqual([
    201,
    'proposed',
    'Sent to another registrar for confirmation',
  ])
  expect((await people.accept(id, holder, 2)).status).toBe(201)
  expect((await holder.entry()).name).toBe('Ayesha Siddiqa')
  expect((await people.settle(holder, 'confirm')).status).toBe(200)
  expect((await holder.entry()).name).toBe('Ayesha Khan')
  expect(await people.state(holder, id)).toBe('done')
  const query = {}
  const { entries } = (await people.registrar.ask('registrations.history', { params: { number }, query }))
    .body.data
  expect(entries[0]).toMatchObject({
    ...{ event: 'CORRECTED', request: id, by: { id: people.registrar.id } },
    ...{ before: { name: 'Ayesha Siddiqa' }, after: { name: 'Ayesha Khan' } },
  })
  const [email] = await opened.emailsTo(holder.email)
  expect(email?.subject).toBe('Your entry in the register was corrected')
  expect(email?.text).toContain('Ask the office for a new one')
  expect((await holder.request({ particular: 'name', value: 'Ayesha Malik' })).status).toBe(201)
})

test('a refused proposal gives the request back to the queue', async () => {
  const { holder, id } = await asked()
  await people.accept(id, holder)
  await people.settle(holder, 'refuse')
  expect(await people.queue()).toContain(id)
  expect((await holder.entry()).version).toBe(1)
  expect((await people.accept(id, holder)).status).toBe(201)
})

test('one matter about an entry waits at a time, and a changed entry is looked at again', async () => {
  const { holder, id } = await asked()
  const params = { number: holder.number }
  await people.registrar.ask('registrations.proposeStanding', { params, body: aProposedStanding() })
  expect((await people.accept(id, holder)).status).toBe(409)
  await opened.confirmAll()
  const { status, body } = await people.accept(id, holder)
  expect([status, body.message]).toEqual([409, 'The entry was changed after you opened it. Look at it again'])
  expect((await people.accept(id, holder, 2)).status).toBe(201)
})

test('what the register says by now, and what belongs to another account, is not accepted', async () => {
  const { holder, id } = await asked()
  const { cnic } = await holder.entry()
  const call = { params: { number: holder.number }, body: aProposedCorrection({ cnic, city: 'Multan' }) }
  await people.registrar.ask('registrations.proposeParticulars', call)
  await opened.confirmAll()
  const { body } = await people.accept(id, holder, 2)
  expect(body.message).toBe('This cannot be accepted. The register says this already')
})

test('accepted and refused at the same moment: one of the two happens', async () => {
  const { holder, id } = await asked()
  const [accepted, refused] = await Promise.all([people.accept(id, holder), people.refuse(id, holder)])
  expect([accepted.status === 201, refused.status === 200].filter(Boolean)).toHaveLength(1)
  expect(await people.state(holder, id)).toBe(accepted.status === 201 ? 'proposed' : 'refused')
})

test('nobody decides their own request, as first or as second person', async () => {
  const self = await opened.staffMember('registrar')
  const holder = await people.holder({}, { email: self.email })
  const { id } = (await holder.request()).body.data
  const first = await people.accept(id, holder, 1, self)
  const words = 'This request is your own, so a colleague must decide it'
  expect([first.status, first.body.message]).toEqual([403, words])
  await people.accept(id, holder)
  const second = await people.settle(holder, 'confirm', self)
  expect([second.status, second.body.message]).toEqual([403, words])
})
