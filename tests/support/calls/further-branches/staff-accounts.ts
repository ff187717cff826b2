/** Branches of the calls about accounts of staff: old hashes, repeated invitations, one-time passwords. */
import { randomUUID } from 'node:crypto'
import { createServices } from '#functions/services.ts'
import type { EndpointName } from '#shared/contract.ts'
import { codeOf } from '../../people/one-time-passwords.ts'
import { betweenCallsInSeconds, olderHash, type RecordedPortal, staffPassword } from './recorded-portal.ts'

/** A sign-in renews an old hash, and another one ends a session that was idle for too long. */
export const staffSignIn = async ({ ask, clock, member, stack: { services } }: RecordedPortal) => {
  const email = await member()
  const id = (await services.staff.idByEmail(email))!
  const older = await createServices(services.config, { hashCost: olderHash }).passwords.hash(staffPassword)
  const current = (await services.staff.load(id))!.account.password_hash
  await services.passwordHashes.replace('staff', id, current, older)
  await ask('adminAuth.login', { body: { email, password: staffPassword } })
  clock.turn(60 * 60)
  await ask('adminAuth.login', { body: { email, password: staffPassword } })
}

/** Invited, changed, enrolled, enrolled again, and freed of the one-time passwords. */
export const staffAccounts = async (portal: RecordedPortal): Promise<void> => {
  const { ask, deliver, clock, member, signIn, stack } = portal
  const { services } = stack
  const [administrator, email] = [await member(), await member()]
  const id = (await services.staff.idByEmail(email))!
  const params = { id }
  const asAdministrator = async (name: EndpointName, more: object) =>
    ask(name, { token: await signIn(administrator), ...more })
  const body = { email: `invited-${randomUUID()}@example.com`, name: 'Invited', roles: ['reception'] }
  const headers = { 'idempotency-key': randomUUID() }
  await asAdministrator('people.invite', { body, headers })
  await asAdministrator('people.invite', { body, headers })
  await asAdministrator('people.act', { params, body: { action: 'send-link' } })
  await asAdministrator('people.act', { params, body: { action: 'end-sessions' }, overtaken: true })
  const outboxId = randomUUID()
  await services.emails.put({ id: outboxId, kind: 'staff-link', user_id: id }, new Date())
  await deliver(outboxId)

  /** The code in the app when the next call arrives. */
  const code = (secret: string) => codeOf(secret, clock.now(), betweenCallsInSeconds / 30)
  const enrol = async (token: string, confirmedBy: object) => {
    const { data } = await ask('security.begin', { token, body: confirmedBy })
    const confirmation = { code: code(data.secret) }
    const confirmed = await ask('security.confirm', { token, body: confirmation, overtaken: true })
    return { secret: data.secret as string, codes: confirmed.data.recovery_codes as string[] }
  }
  const password = staffPassword
  const first = await enrol(await signIn(email), { password })
  const credentials = { email, password, code: code(first.secret) }
  const { token } = (await ask('adminAuth.login', { body: credentials })).data
  const renewing = { password, code: first.codes[0] }
  const renewed = await ask('security.renewCodes', { token, body: renewing })
  const [, recoveryCode] = renewed.data.recovery_codes as string[]
  const second = await enrol(token, { password, code: recoveryCode })
  await ask('adminAuth.login', { body: { ...credentials, code: second.codes[0] } })
  await asAdministrator('people.act', { params, body: { action: 'remove-codes' } })
}
