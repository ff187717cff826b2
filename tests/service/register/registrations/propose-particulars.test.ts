import { expect, test } from 'vitest'
import { aProposedCorrection, aProposedStanding } from '#tests/support/cases/registrations.ts'
import { aCnic } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const opened = await openStaffStack()
const registrar = await opened.staffMember('registrar')

/** As the register has it, but for the city and what is given. */
const propose = async (number: string, given: object = {}, version = 1) => {
  const { cnic } = (await opened.services.registrations.read(number, true))!
  return registrar.ask('registrations.proposeParticulars', {
    params: { number },
    body: aProposedCorrection({ cnic, ...given }, version),
  })
}

test('a corrected name and city are found by search once another registrar has confirmed them', async () => {
  const { number, cnic } = await aStoredRegistration(opened.services)
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
  expect(entry).toMatchObject({ name: 'Ayesha Jahangir Tiwana', city: 'Sahiwal', cnic, version: 2 })
})

test('what differs in nothing, is wrong, or rests on an older version is refused', async () => {
  const { number } = await aStoredRegistration(opened.services)
  expect((await propose(number, { city: 'Lahore' })).status).toBe(409)
  expect((await propose(number, {}, 2)).status).toBe(409)
  const { body } = await propose(number, { name: '7', date_of_birth: '2001-02-30' })
  expect(Object.keys(body.errors)).toEqual(['particulars.name', 'particulars.date_of_birth'])
})

test('the CNIC of another entry of the register is refused to a proposal and to its confirmation, of another register taken', async () => {
  const { services } = opened
  const [first, other] = [await aStoredRegistration(services), await aStoredRegistration(services)]
  const taken = await propose(first.number, { cnic: other.cnic })
  const words = `${other.number} has this CNIC in the register already`
  expect([taken.status, taken.body.message]).toEqual([409, `This is not possible. ${words}`])

  const cnic = aCnic()
  expect((await propose(first.number, { cnic })).status).toBe(201)
  const late = await aStoredRegistration(services, { cnic })
  const second = await opened.staffMember('registrar')
  const { open } = (await second.ask('proposals.list')).body.data
  const { id } = open.find(({ title }: { title: string }) => title.includes(first.number))
  const settle = (action: string) =>
    second.ask('proposals.act', { params: { id }, body: { action, reason: 'Taken' } })
  const { status, body } = await settle('confirm')
  expect([status, body.message]).toEqual([
    409,
    `This is not possible. ${late.number} has this CNIC in the register already`,
  ])
  await settle('refuse')
  const inOther = await aStoredRegistration(services, { register: 'B', category: 'B', cnic })
  expect(await services.registrations.read(inOther.number, true)).toMatchObject({ cnic })
})

test('an entry that is removed as a mistake frees its CNIC, and is not restored while another has it', async () => {
  const { services } = opened
  const since = '2026-11-22'
  const removed = { since, reason: 'registered-by-mistake' as const, wording: 'mistake' as const }
  const { number, cnic } = await aStoredRegistration(services, { removed })
  const right = await aStoredRegistration(services, { cnic })
  const given = { act: 'restore', since, reason: 'made-by-mistake', wording: null }
  const { status, body } = await registrar.ask('registrations.proposeStanding', {
    params: { number },
    body: aProposedStanding(given),
  })
  expect([status, body.message]).toEqual([
    409,
    `This is not possible. ${right.number} has this CNIC in the register already`,
  ])
})
