/** Holders of entries of the register and their requests to change it, in the stack of `openStaffStack`. */
import type { NewRegistration } from '#functions/register/data/registration.ts'
import { aChangeRequest } from '#tests/support/cases/registrations.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'
import { aPerson } from './applicants.ts'
import type { StaffStack } from './staff-stack.ts'

export const holdersOf = async ({ stack, services, staffMember }: StaffStack) => {
  const registrar = await staffMember('registrar')

  /** Somebody with an account, to whom an entry is linked. */
  const holder = async (fields: Partial<NewRegistration> = {}, given: Record<string, string> = {}) => {
    const { email, ...person } = aPerson(given)
    const { token, user } = (await stack.invoke('auth.register', { body: { ...person, email } })).body.data
    const id: string = user.id
    const { number } = await aStoredRegistration(services, { holder: id, ...fields })
    const ask = (name: string, call: object = {}) => stack.invoke(name, { token, ...call })
    return {
      ...{ id, email, token: token as string, number, ask },
      request: async (given: Record<string, string> = {}, picture?: Buffer) =>
        ask('ownChangeRequests.create', { form: await aChangeRequest(given, picture) }),
      withdraw: (request: string) => ask('ownChangeRequests.withdraw', { params: { id: request } }),
      requests: async () => (await ask('ownChangeRequests.list')).body.data,
      entry: async () => (await services.registrations.read(number, true))!,
    }
  }
  type Clerk = typeof registrar
  type Holder = Awaited<ReturnType<typeof holder>>

  const accept = (id: string, { number }: Pick<Holder, 'number'>, version = 1, by = registrar) =>
    by.ask('changeRequests.accept', {
      params: { number, id },
      body: { words: 'The document was seen', version },
    })
  const refuse = (id: string, { number }: Pick<Holder, 'number'>, given: object = {}) =>
    registrar.ask('changeRequests.refuse', {
      params: { number, id },
      body: { reason: 'document-unreadable', answer: 'Send a sharper picture', ...given },
    })
  /** Somebody else settles the proposal about this entry. */
  const settle = async ({ number }: Pick<Holder, 'number'>, action: 'confirm' | 'refuse', by?: Clerk) => {
    const second = by ?? (await staffMember('registrar'))
    const { open } = (await second.ask('proposals.list')).body.data
    const { id } = open.find(({ title }: { title: string }) => title.includes(number))
    const body = { action, ...(action === 'refuse' && { reason: 'Not proven' }) }
    return second.ask('proposals.act', { params: { id }, body })
  }
  const queue = async (): Promise<string[]> =>
    (await registrar.ask('changeRequests.list')).body.data.map(({ id }: { id: string }) => id)
  const state = async ({ number }: Pick<Holder, 'number'>, id: string): Promise<string> =>
    (await registrar.ask('changeRequests.get', { params: { number, id } })).body.data.state
  return { registrar, holder, accept, refuse, settle, queue, state }
}
