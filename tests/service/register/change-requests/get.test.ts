import { expect, test } from 'vitest'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)

test('a request is shown beside the entry and the account', async () => {
  const cnic = '3520112345671'
  const holder = await people.holder({ cnic })
  const { id } = (await holder.request({ particular: 'cnic', value: '35202-7654321-4' })).body.data
  const params = { number: holder.number.toLowerCase(), id }
  const { status, body } = await people.registrar.ask('changeRequests.get', { params })
  expect([status, body.data]).toMatchObject([
    200,
    {
      ...{ id, particular: 'cnic', before: cnic, value: '3520276543214', state: 'waiting' },
      ...{ by: null, obstacle: null, own: null, document: { type: 'image/png' } },
      entry: { number: holder.number, version: 1, now: cnic, city: 'Lahore', certificate: null },
    },
  ])
  expect(JSON.stringify(body.data)).not.toContain('requests/')
})

test('a CNIC that another entry or account has is refused to the holder; one that it has by now is an obstacle', async () => {
  const [holder, other] = [await people.holder(), await people.holder()]
  const { cnic: taken } = await other.entry()
  const refused = await holder.request({ particular: 'cnic', value: taken })
  const value = ['Another entry or account has it. Ask the office']
  expect([refused.status, refused.body.errors]).toEqual([422, { value }])
  const { person } = await staffStack.submittedCase({ withDocuments: false })
  const ofAccount = await holder.request({ particular: 'cnic', value: person.cnic })
  expect([ofAccount.status, ofAccount.body.errors]).toEqual([422, { value }])

  const cnic = '3520276543223'
  const { id } = (await holder.request({ particular: 'cnic', value: cnic })).body.data
  const late = await people.holder({ cnic })
  const obstacle = `${late.number} has this CNIC in the register already`
  const call = { params: { number: holder.number, id } }
  expect((await people.registrar.ask('changeRequests.get', call)).body.data.obstacle).toBe(obstacle)
  const { status, body } = await people.accept(id, holder)
  expect([status, body.message]).toEqual([409, `This is not possible. ${obstacle}`])
})

test('an unknown request is not found, and reviewers see none', async () => {
  const { number } = await people.holder()
  const call = { params: { number, id: 'nothing' } }
  expect((await people.registrar.ask('changeRequests.get', call)).status).toBe(404)
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('changeRequests.get', call)).status).toBe(403)
})
