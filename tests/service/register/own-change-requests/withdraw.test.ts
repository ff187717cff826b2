import { expect, test } from 'vitest'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await holdersOf(staffStack)

test('a withdrawn request leaves the queue with its document, and the particular may be asked for again', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  const { status, body } = await holder.withdraw(id)
  expect([status, body.data]).toMatchObject([200, { state: 'withdrawn', has_document: false }])
  expect((await holder.withdraw(id)).status).toBe(200)
  expect(await people.queue()).not.toContain(id)
  const read = await holder.ask('ownChangeRequests.document', { params: { id } })
  expect(read.status).toBe(404)
  expect((await people.accept(id, holder)).status).toBe(409)
  expect((await holder.request()).status).toBe(201)
})

test('what a registrar has proposed because of it ends with it', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  await people.accept(id, holder)
  expect((await holder.withdraw(id)).status).toBe(200)
  const { open, settled } = (await people.registrar.ask('proposals.list')).body.data
  expect(JSON.stringify(open)).not.toContain(holder.number)
  expect(settled[0]).toMatchObject({ outcome: 'withdrawn', settled: { by: { name: 'The holder' } } })
})

test('what is decided, and what somebody else has asked for, cannot be withdrawn', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  expect((await (await people.holder()).withdraw(id)).status).toBe(404)
  await people.refuse(id, holder)
  const { status, body } = await holder.withdraw(id)
  expect([status, body.message]).toEqual([
    409,
    'The office has decided this request already. Reload the page',
  ])
})

test('withdrawn while another registrar confirms it: one of the two happens, never both', async () => {
  for (let time = 0; time < 4; time++) {
    const holder = await people.holder()
    const { id } = (await holder.request()).body.data
    await people.accept(id, holder)
    const [withdrawn, confirmed] = await Promise.all([
      holder.withdraw(id),
      people.settle(holder, 'confirm').catch(() => ({ status: 409 })),
    ])
    const { city, version } = await holder.entry()
    const isDone = confirmed.status === 200 && city === 'Multan'
    expect([withdrawn.status === 200, isDone].filter(Boolean)).toHaveLength(1)
    expect([await people.state(holder, id), version]).toEqual(isDone ? ['done', 2] : ['withdrawn', 1])
  }
})
