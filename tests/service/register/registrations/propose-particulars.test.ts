import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProposedCorrection } from '#tests/support/cases/registrations.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

let opened: StaffStack
let registrar: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  opened = await openStaffStack()
  registrar = await opened.staffMember('registrar')
})
afterAll(() => opened.close())

const propose = (number: string, given: object = {}, version = 1) =>
  registrar.ask('registrations.proposeParticulars', {
    params: { number },
    body: aProposedCorrection(given, version),
  })

test('a corrected name and city are found by search once another registrar has confirmed them', async () => {
  const { number } = await aStoredRegistration(opened.services)
  const { status } = await propose(number, { name: 'Ayesha Jahangir Tiwana', city: 'Sahiwal' })
  expect(status).toBe(201)
  const found = async (query: Record<string, string>) =>
    (await registrar.ask('registrations.find', { query })).body.data.entries.length
  const asked = { name: 'Ayesha Jahangir', city: 'Sahiwal' }
  expect(await found(asked)).toBe(0)
  const { open } = (await registrar.ask('proposals.list')).body.data
  expect(open[0].title).toBe(`Correct ${number}, Ayesha Siddiqa: Name, City`)
  await opened.confirmAll()
  expect(await found(asked)).toBe(1)
  const entry = await opened.services.registrations.read(number, true)
  expect(entry).toMatchObject({
    name: 'Ayesha Jahangir Tiwana',
    city: 'Sahiwal',
    cnic: '3520112345671',
    version: 2,
  })
})

test('what differs in nothing, is wrong, or rests on an older version is refused', async () => {
  const { number } = await aStoredRegistration(opened.services)
  expect((await propose(number, { city: 'Lahore' })).status).toBe(409)
  expect((await propose(number, {}, 2)).status).toBe(409)
  const { body } = await propose(number, { name: '7', date_of_birth: '2001-02-30' })
  expect(Object.keys(body.errors)).toEqual(['particulars.name', 'particulars.date_of_birth'])
})
