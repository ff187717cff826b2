/** Branches of calls about the address of an account: a move and its undoing, an unconfirmed account that is left or replaced. */
import { randomUUID } from 'node:crypto'
import { aPerson } from '../../people/applicants.ts'
import type { RecordedPortal } from './recorded-portal.ts'

const me = { id: 'me' }
const twoDaysInMs = 2 * 24 * 60 * 60 * 1000

/** The newest e-mail to an address. */
export const textTo = ({ stack: { localStack } }: RecordedPortal, email: string): string =>
  localStack.mailbox.emails().find(({ to }) => to === email)?.text ?? 'no e-mail'

const send = async (
  portal: RecordedPortal,
  user_id: string,
  kind: 'confirm-email' | 'email-change',
  more = {},
) => {
  const id = randomUUID()
  await portal.stack.services.emails.put({ id, kind, user_id, ...more }, new Date())
  await portal.deliver(id)
  return id
}

const useLink = (portal: RecordedPortal, name: 'auth.confirmEmail' | 'auth.undoEmail', email: string) => {
  const token = /\/auth\/[a-z]+-email\/([\w-]+)/.exec(textTo(portal, email))?.[1]
  return portal.ask(name, { body: { token } })
}

/** The account has another address: it is confirmed, and the change undone. */
export const moveThereAndBack = async (portal: RecordedPortal, id: string, left: string, email: string) => {
  await send(portal, id, 'confirm-email')
  await send(portal, id, 'email-change', { to: left })
  await useLink(portal, 'auth.confirmEmail', email)
  await useLink(portal, 'auth.undoEmail', left)
}

/** An address that was never confirmed is left; accounts that were never confirmed are replaced. */
export const unconfirmedAccounts = async (portal: RecordedPortal) => {
  const { ask, clock } = portal
  const person = aPerson()
  const { data } = await ask('auth.register', { body: person })
  const { password: _, password_confirmation: _again, ...profile } = person
  const email = `right-${person.email}`
  for (const next of [`wrong-${person.email}`, email]) // the second unconfirmed one that is left is not reserved
    await ask('portfolioUpdate.update', { token: data.token, params: me, body: { ...profile, email: next } })
  await send(portal, data.user.id, 'confirm-email')
  await useLink(portal, 'auth.confirmEmail', email)
  const returned = await send(portal, data.user.id, 'email-change')
  await portal.returned(returned, email)

  for (const kept of ['cnic', 'email'] as const) {
    const abandoned = aPerson()
    await ask('auth.register', { body: abandoned, at: new Date(clock.now().getTime() - twoDaysInMs) })
    await ask('auth.register', { body: aPerson({ [kept]: abandoned[kept] }) })
  }
}
