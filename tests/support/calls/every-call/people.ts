/** Accounts of the staff and their one-time passwords: the part of `every-call.ts` that administrators do. */
import { randomUUID } from 'node:crypto'
import { codeOf } from '#tests/support/people/one-time-passwords.ts'
import type { Stack } from '#tests/support/portal/stack.ts'
import { betweenCallsInSeconds, type desks, type Portal, staffPassword } from './asking.ts'

/** Invited, changed, enrolled, enrolled anew and freed of it. Every sign-in comes anew, since the clock runs. */
export const everyStaffCall = async (
  { ask, deliver, clock }: Portal,
  { clerk, signIn }: ReturnType<typeof desks>,
  { services }: Stack,
): Promise<void> => {
  const [administrator, email] = [await clerk(), await clerk()]
  const id = (await services.staff.idByEmail(email))!
  const params = { id }
  const asAdministrator = async (name: string, more: object) =>
    ask(name, { token: await signIn(administrator), ...more })
  const body = { email: `invited-${randomUUID()}@example.com`, name: 'Invited', roles: ['reception'] }
  const headers = { 'idempotency-key': randomUUID() }
  await asAdministrator('people.invite', { body, headers })
  await asAdministrator('people.invite', { body, headers })
  await asAdministrator('people.list', {})
  await asAdministrator('people.get', { params })
  await asAdministrator('people.act', { params, body: { action: 'send-link' } })
  await asAdministrator('people.act', { params, body: { action: 'end-sessions' }, overtaken: true })
  const outboxId = randomUUID()
  await services.emails.put({ id: outboxId, kind: 'staff-link', user_id: id }, new Date())
  await deliver(outboxId)

  /** What the app shows when the next call arrives. */
  const code = (secret: string) => codeOf(secret, clock.now(), betweenCallsInSeconds / 30)
  const enrol = async (token: string, proof: object) => {
    const { data } = await ask('security.begin', { token, body: proof })
    const confirmation = { code: code(data.secret) }
    const confirmed = await ask('security.confirm', { token, body: confirmation, overtaken: true })
    return { secret: data.secret as string, codes: confirmed.data.recovery_codes as string[] }
  }
  const password = staffPassword
  const first = await enrol(await signIn(email), {})
  const credentials = { email, password, code: code(first.secret) }
  const { token } = (await ask('adminAuth.login', { body: credentials })).data
  await ask('security.renewCodes', { token, body: { password, code: first.codes[0] } })
  const second = await enrol(token, { password, code: code(first.secret) })
  await ask('adminAuth.login', { body: { ...credentials, code: second.codes[0] } })
  await asAdministrator('people.act', { params, body: { action: 'remove-codes' } })
  await asAdministrator('people.history', { params })
}
