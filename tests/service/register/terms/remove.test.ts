import { expect, test } from 'vitest'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aProposedTerm } from '#tests/support/cases/registrations.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

test('a term that has not begun is removed by two people; an unknown day and an unknown term are refused', async () => {
  const staffStack = await openStaffStack()
  const registrar = await staffStack.staffMember('registrar')
  const remove = (first_day: string, reason = 'Not this year') =>
    registrar.ask('terms.remove', { params: { first_day }, body: { reason } })
  expect((await remove('soon')).status).toBe(404)
  expect((await remove('2097-07-01')).status).toBe(409)
  await registrar.ask('terms.propose', { body: aProposedTerm() })
  await staffStack.confirmAll()
  expect((await remove('2097-07-01', ' ')).body.errors).toEqual({ reason: ['Enter a reason'] })
  expect((await remove('2097-07-01')).status).toBe(201)
  await staffStack.confirmAll()
  expect(await staffStack.services.terms.on('2097-07-01')).toEqual(sampleTerm)
})
