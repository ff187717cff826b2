import { expect, test } from 'vitest'
import { dayInKarachi } from '#shared/kit/format.ts'
import { aProposedTerm } from '#tests/support/cases/registrations.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')

const propose = (given: object = {}, who = registrar) =>
  who.ask('terms.propose', { body: aProposedTerm(given) })

test('the figures are checked by field, and against each other', async () => {
  const errors = async (given: object) => Object.keys((await propose(given)).body.errors)
  expect(await errors({ effective_from: dayInKarachi(new Date()) })).toEqual(['effective_from'])
  expect(await errors({ years: 0, renewal_days: -1, grace_days: 1.5, removal_days: 'x' })).toEqual([
    ...['years', 'renewal_days', 'grace_days', 'removal_days'],
  ])
  expect(await errors({ years: 1, removal_days: 365 })).toEqual(['removal_days'])
  expect(await errors({ years: 1, renewal_days: 365, removal_days: 29 })).toEqual([
    ...['renewal_days', 'removal_days'],
  ])
  expect((await propose({ reason: ' ' })).body.errors).toEqual({ reason: ['Enter a reason'] })
})

test('a proposal changes nothing until another person confirms it, and a change takes the place of the first', async () => {
  const first_day = '2096-07-01'
  const named = async () => (await staffStack.services.terms.on(first_day)).name
  const { status, body } = await propose({ effective_from: first_day, name: 'First' })
  expect([status, body.message]).toEqual([201, 'Sent for confirmation by a second person'])
  expect((await propose({ effective_from: first_day, name: 'Other' })).status).toBe(409)
  expect(await named()).not.toBe('First')
  const { open } = (await registrar.ask('proposals.list')).body.data
  const own = await registrar.ask('proposals.act', {
    params: { id: open[0].id },
    body: { action: 'confirm' },
  })
  expect(own.status).toBe(403)
  await staffStack.confirmAll()
  expect(await named()).toBe('First')
  await propose({ effective_from: first_day, name: 'Second' })
  await staffStack.confirmAll()
  expect(await named()).toBe('Second')
})

test('an approval uses the term of its day', async () => {
  const { services } = staffStack
  const { id } = await staffStack.readyCase()
  const { years } = await services.terms.on(dayInKarachi(new Date()))
  const { body } = await registrar.act(id, 'approve')
  const entry = await services.registrations.read(body.data.registration.number)
  expect(Number(entry?.valid_until.slice(0, 4)) - Number(entry?.first_registered_on.slice(0, 4))).toBe(years)
})
