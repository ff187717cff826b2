/** What My work costs in the units of the database, with few cases and with many. */
import { expect, test } from 'vitest'
import { submitACase } from '#tests/support/cases/case-items.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'

const recorder = capacityRecorder()
const staffStack = await openStaffStack({ plugin: recorder.plugin as never })

test('My work of somebody with every role costs 18 read units, with one case and with forty more', async () => {
  const roles = ['reception', 'reviewer', 'accounts', 'registrar'] as const
  const member = await staffStack.staffMember(...roles)
  const cost = async () => {
    const calls = await recorder.during(() => member.ask('work.list', { query: {} }))
    return calls.reduce((sum, { readUnits }) => sum + readUnits, 0)
  }
  await cost() // reads the public keys once
  await staffStack.submittedCase({ withDocuments: false })
  const few = await cost()
  for (let more = 0; more < 40; more++) await submitACase(staffStack.services.applicationForms)

  const many = await cost()
  expect([few, many]).toEqual([18, 18])
})
