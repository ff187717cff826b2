/** The people and records that the example calls need: a call by one of them, with the rest of the call merged into it. */
import type { Stack } from '../portal/stack.ts'
import { exampleAccounts } from './scene/accounts.ts'
import { exampleApplications } from './scene/applications.ts'
import { exampleCases } from './scene/cases.ts'
import { examplePayments } from './scene/payments.ts'
import { examplePeople } from './scene/people.ts'
import { exampleRegister } from './scene/register.ts'
import { exampleStaffAccounts } from './scene/staff-accounts.ts'
import { exampleWalkIns } from './scene/walk-ins.ts'

/** @param callTime the time at which the example calls will be made */
export const exampleScene = (stack: Stack, callTime: () => Date, tokens?: readonly string[]) => {
  const people = examplePeople(stack, callTime, tokens)
  const { applicantAt, withUserApplication, complete, member, staff, freeDay, ask } = people
  return {
    ...{ applicantAt, withUserApplication, complete, member, staff, freeDay, ask },
    ...exampleAccounts(people),
    ...exampleApplications(people),
    ...exampleStaffAccounts(people),
    ...exampleWalkIns(people),
    ...exampleCases(people),
    ...exampleRegister(people),
    ...examplePayments(people),
  }
}
export type ExampleScene = ReturnType<typeof exampleScene>
