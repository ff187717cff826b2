import { afterAll, expect, test } from 'vitest'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
afterAll(() => staffStack.close())
const people = await holdersOf(staffStack)

test('the holder sees the own requests, the newest first, and nothing of who decides', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request()).body.data
  await holder.request({ particular: 'name', value: 'Ayesha Khan' })
  await people.accept(id, holder)
  const requests = await holder.requests()
  expect(requests.map(({ particular, state }: Record<string, string>) => [particular, state])).toEqual([
    ['name', 'waiting'],
    ['city', 'waiting'],
  ])
  expect(JSON.stringify(requests)).not.toContain('Clerk')
})

test('the certificate on paper is to be replaced until another one is prepared', async () => {
  const holder = await people.holder()
  const call = { params: { number: holder.number } }
  await people.registrar.ask('certificates.prepare', call)
  const { id } = (await holder.request({ particular: 'name', value: 'Ayesha Khan' })).body.data
  await people.accept(id, holder, 2)
  await people.settle(holder, 'confirm')
  const file = async () => (await people.registrar.ask('registrations.get', call)).body.data
  expect((await holder.requests())[0]).toMatchObject({ state: 'done', replace_certificate: true })
  expect((await file()).replace_certificate).toBe(true)
  expect((await people.registrar.ask('certificates.get', call)).body.data.former_name).toBe(true)
  const body = { serial: 1, reason: 'name-changed' }
  await people.registrar.ask('certificates.replace', { ...call, body })
  expect((await holder.requests())[0].replace_certificate).toBe(false)
  expect((await file()).replace_certificate).toBe(false)
})
