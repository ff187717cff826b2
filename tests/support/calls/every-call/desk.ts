/** Every call of the desk. */
import { randomUUID } from 'node:crypto'
import { createServices } from '#functions/services/all-services.ts'
import type { Stack } from '#tests/support/portal/stack.ts'
import { everyFeeScheduleCall } from '../fee-schedule-calls.ts'
import { type Person, records, signingIn } from './applicants.ts'
import { desks, olderHash, type Portal, staffPassword } from './asking.ts'
import { everyBankCall } from './bank.ts'

/** An invitation, a sign-in with a hash of older parameters, and the end of the session. */
export const staff = async ({ ask, clock }: Portal, { services }: Stack) => {
  const [id, email, invitation] = [randomUUID(), `staff-${randomUUID()}@example.com`, randomUUID()]
  const password_hash = await services.passwords.hash(staffPassword)
  const it = { id, name: 'Staff', email, password_hash, session_generation: 1, is_admin: true }
  await services.staff.create(it, clock.now())
  await services.staffResets.issue(id, invitation, clock.now())
  const body = { password: staffPassword, password_confirmation: staffPassword, token: invitation }
  await ask('adminAuth.setPassword', { body })

  const older = await createServices(services.config, { hashCost: olderHash }).passwords.hash(staffPassword)
  const current = (await services.staff.load(id))!.account.password_hash
  await services.passwordHashes.replace('staff', id, current, older)
  await ask('adminAuth.login', { body: { email, password: staffPassword } })
  clock.turn(60 * 60) // that session is idle for too long and makes room
  const { data } = await ask('adminAuth.login', { body: { email, password: staffPassword } })
  await ask('adminAuth.adminUser', { token: data.token })
  await ask('adminAuth.logout', { token: data.token })
}

/** The desk, by two people: every endpoint, and the acts that write to every place. */
export const desk = async (portal: Portal, { id }: Person, stack: Stack) => {
  const { ask } = portal
  const { services } = stack
  const { clerk, signIn } = desks(portal, stack)
  const [one, other] = [await clerk(), await clerk()]
  const params = { id }
  await ask('cases.list', { token: await signIn(one), query: { status: 'withdrawn' } })
  for (const name of ['cases.counts', 'cases.days']) await ask(name, { token: await signIn(one) })
  await ask('cases.find', { token: await signIn(one), query: { q: 'Zainab' } })
  const { data } = await ask('cases.get', { token: await signIn(one), params })
  await ask('cases.document', { token: await signIn(one), params: { id, key: 'profile_photo' } })
  const photo = await services.documents.read(id, 'profile_photo')
  const found = photo && (await services.files.read(photo.object_key))
  await services.files.remove(photo?.object_key ?? '')
  await ask('cases.document', { token: await signIn(one), params: { id, key: 'profile_photo' } })
  if (photo && found) await services.files.put(photo.object_key, found.bytes, photo.type)
  const payment = { challan_no: 'CH-1', amount: data.application_form.fee_amount, paid_on: '2020-01-01' }
  const act = async (email: string, action: string, more = {}) =>
    ask('cases.act', { token: await signIn(email), params, body: { action, ...more } })
  await act(one, 'reopen', { reason: 'Asked to' })
  await act(other, 'reopen')
  await act(one, 'verify-fee', { payment })
  await act(one, 'reverse-fee', { reason: 'Wrong' })
  await act(other, 'reverse-fee')
  await act(one, 'verify-fee', { payment })
  await act(other, 'approve')
  // With a number, which nobody else must have.
  await ask('cases.get', { token: await signIn(one), params })
  await ask('cases.take', { token: await signIn(one), params, body: {} })
  await ask('cases.tick', { token: await signIn(one), params, body: { ticks: ['applicant.name'] } })
  await ask('cases.receive', { token: await signIn(one), params, body: { document: 'CNIC', copies: 1 } })
  await ask('cases.history', { token: await signIn(one), params })
}

/** An export of each kind, and the log of both. */
export const exportsAndFees = async (portal: Portal, stack: Stack) => {
  const { ask } = portal
  const { clerk, signIn } = desks(portal, stack)
  const one = await clerk()
  for (const body of [{ status: 'approved' }, { q: 'Zainab' }]) {
    const { data } = await ask('exports.begin', { token: await signIn(one), body })
    await ask('exports.page', { token: await signIn(one), params: { id: data.id } })
  }
  await ask('exports.list', { token: await signIn(one) })
  await everyFeeScheduleCall(ask, () => signIn(one))
}

/** The bank's statement, with the voucher of somebody who has just submitted. */
export const bank = async (portal: Portal, stack: Stack) => {
  const payer = await signingIn(portal)
  await records(portal, payer)
  const body = { application_title: 'Registration', declaration: true }
  const { data: form } = await portal.ask('applicantForm.create', { token: payer.token, body })
  const { clerk, signIn } = desks(portal, stack)
  const email = await clerk()
  await everyBankCall({ ask: portal.ask, token: () => signIn(email) }, form)
}
