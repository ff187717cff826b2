/** The people of the example calls, with the portal and the clock that they share. */
import { addDays } from '#shared/kit/format.ts'
import type { Stack } from '../../portal/stack.ts'
import { exampleApplicants } from '../example-applicants.ts'
import { exampleStaff } from '../example-staff.ts'

let daysTaken = 0

/** @param callTime the time at which the example calls will be made */
export const examplePeople = (stack: Stack, callTime: () => Date, tokens?: readonly string[]) => {
  const applicants = exampleApplicants(stack)
  const freeDay = (): string => addDays('2099-01-01', daysTaken++)
  return {
    ...applicants,
    ...exampleStaff(stack, applicants.ask, tokens),
    ...{ services: stack.services, callTime, freeDay },
  }
}
export type ExamplePeople = ReturnType<typeof examplePeople>
