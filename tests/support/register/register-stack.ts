/** A service with staff and entries of the register, and its clock. */
import { randomUUID } from 'node:crypto'
import type { NewRegistration } from '#functions/data/register/registration.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration, changeStored } from './registrations.ts'

export const openRegisterStack = async () => {
  const staffStack = await openStaffStack()
  const { services, stack } = staffStack
  const reception = await staffStack.staffMember('reception')
  const ask = async (operation: string, number: string, body?: object) => {
    const call = { params: { number }, ...(body && { body }), headers: { 'idempotency-key': randomUUID() } }
    const { status, body: said } = await reception.ask(`certificates.${operation}`, call)
    return { status, data: said.data, message: said.message }
  }
  return {
    ...staffStack,
    reception,
    ask,
    registration: (fields?: Partial<NewRegistration>) => aStoredRegistration(services, fields),
    change: (number: string, fields: Partial<NewRegistration>) => changeStored(services, number, fields),
    standing: async (number: string, serial: number) => {
      const { status, body } = await stack.invoke('register.standing', {
        params: { number },
        query: { serial: String(serial) },
      })
      return { status, data: body.data }
    },
  }
}
export type RegisterStack = Awaited<ReturnType<typeof openRegisterStack>>
