/** Calls every endpoint and worker, with success and with what is refused; each call with services of its own. */

import type { Stack } from '#tests/support/portal/stack.ts'
import { account, documents, records, scans, signingIn, submission } from './every-call/applicants.ts'
import { desks, openPortal } from './every-call/asking.ts'
import { bank, desk, exportsAndFees, staff } from './every-call/desk.ts'
import { everyStaffCall } from './every-call/people.ts'
import type { rightsRecorder } from './rights.ts'

export const everyCall = async (stack: Stack, recorder: ReturnType<typeof rightsRecorder>): Promise<void> => {
  const portal = openPortal(stack, recorder)
  const person = await signingIn(portal)
  await records(portal, person)
  await documents(portal, person, stack.services)
  await scans(portal, person)
  await submission(portal, person, stack)
  const other = await signingIn(portal) // whose CNIC may still change
  await records(portal, other)
  await account(portal, other, stack)
  await desk(portal, person, stack)
  await exportsAndFees(portal, stack)
  await bank(portal, stack)
  await staff(portal, stack)
  await everyStaffCall(portal, desks(portal, stack), stack)
  await portal.ask('service.health')
  await portal.ask('service.openapi')
}
