/** Organisations that watch registrations, let in by two registrars, in the stack of `openStaffStack`. */
import { randomUUID } from 'node:crypto'
import { logChanges } from '#functions/workers/log-changes.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { aWatchTerm } from '../cases/registrations.ts'
import type { Call } from '../portal/stack.ts'
import { registerEvent } from '../register/registrations.ts'
import { openCheck } from './checkers.ts'
import type { StaffStack } from './staff-stack.ts'

export const watchersOf = ({ stack, services, staffMember }: StaffStack) => {
  /** An organisation that has asked. */
  const asked = async (organisation = 'Mayo Hospital') => {
    const email = `${randomUUID()}@hospital.example`
    const token = await openCheck(stack, organisation, email)
    const id = token.split('.')[0]!
    const ask = (name: string, call: Call = {}) => stack.invoke(name, { token, ...call })
    await ask('ownWatch.ask', { body: { purpose: 'We employ pharmacists' } })
    return { id, email, token, ask }
  }
  type Clerk = Awaited<ReturnType<typeof staffMember>>
  const propose = (id: string, by: Clerk, given: object = {}) =>
    by.ask('watchers.propose', { params: { id }, body: { ...aWatchTerm(services.clock()), ...given } })
  const confirm = async (id: string, by: Clerk) => {
    const { open } = (await by.ask('proposals.list')).body.data
    const proposal = open.find(({ about }: { about: string }) => about === id)
    return by.ask('proposals.act', { params: { id: proposal.id }, body: { action: 'confirm' } })
  }
  return {
    ...{ asked, propose, confirm },
    /** One that watches these numbers. */
    watcher: async (numbers: string[] = [], given: object = {}) => {
      const one = await asked()
      await propose(one.id, await staffMember('registrar'), given)
      await confirm(one.id, await staffMember('registrar'))
      const list = async (wanted: string[], confirmed = true) => {
        const { list_version: version } = (await one.ask('ownWatch.get')).body.data
        return one.ask('ownWatch.list', { body: { numbers: wanted, version, confirmed } })
      }
      if (numbers.length > 0) await list(numbers)
      return { ...one, list }
    },
    /** What the table's stream does with these versions of entries. */
    streamed: (...entries: RegistrationRecord[]) => logChanges(services)(registerEvent(...entries)),
  }
}
