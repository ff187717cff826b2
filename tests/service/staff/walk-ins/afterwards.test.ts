/** What walk-ins leave: who has read and confirmed, the certificate, the person's own password, and what is removed. */
import { afterAll, expect, test } from 'vitest'
import { prefixesOf } from '#functions/platform/gateways/object-keys.ts'
import { cleanUp } from '#functions/workers/clean-up.ts'
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { aHandIn, aWalkIn } from '#tests/support/cases/walk-ins.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const minute = 60
const day = 24 * 60 * minute
const clock = aClock()
const setting = await openStackWithEmails({ clock: clock.now })
afterAll(() => setting.close())
const { services, stack } = setting
type Clerk = Awaited<ReturnType<typeof setting.staffMember>>
const member = (...roles: StaffRole[]) => setting.staffMember(...roles)

/** Everything is entered and scanned. */
const entered = async (who: Clerk) => {
  const person = aWalkIn()
  const params = { id: (await who.ask('walkIns.create', { body: person })).body.data.id as string }
  const token: string = (await who.ask('walkIns.open', { params })).body.data.token
  await saveRecords(async (name, body) => (await stack.invoke(name, { token, body })).body.data)
  await setting.holdDocuments(params.id, requiredDocuments('Registration'))
  return { person, params, token }
}
const waiting = async (who: Clerk) => {
  const made = await entered(who)
  expect((await who.ask('walkIns.handIn', { params: made.params, form: await aHandIn() })).status).toBe(201)
  return made
}
const confirm = async (about: string, who: Clerk, compared?: true) => {
  const { open } = (await who.ask('proposals.list')).body.data
  const { id } = open.find((one: { about: string }) => one.about === about)
  return who.ask('proposals.act', { params: { id }, body: { action: 'confirm', compared } })
}
const confirmed = async (first: Clerk, second: Clerk) => {
  const made = await waiting(first)
  expect((await confirm(made.params.id, second, true)).status).toBe(200)
  return made
}
const readersOf = async (id: string) =>
  (await services.events.page(id)).events.flatMap(({ event, by }) => (event === 'OPENED' ? [by?.id] : []))
const listed = async (who: Clerk, about: string) =>
  (await who.ask('walkIns.list')).body.data.entries.find(({ id }: { id: string }) => id === about)
const filesOf = async (id: string) =>
  (await Promise.all(prefixesOf(id).map((prefix) => services.files.list(prefix)))).flat()

test('before the confirmation each reading is in the history, but not those of whoever enters; the CNIC is told where it is found', async () => {
  const [first, second] = [await member('reception'), await member('registrar')]
  const { params, person } = await waiting(first)
  const again = async () => (await first.ask('walkIns.create', { body: person })).body.errors.cnic[0]
  expect(await again()).toContain('open it in the list')
  for (const who of [first, second]) expect((await who.ask('walkIns.get', { params })).status).toBe(200)
  expect(await readersOf(params.id)).toEqual([second.id])
  await confirm(params.id, second, true)
  expect(await again()).toContain('An email is registered on the page of the walk-in')
})

test('those who have entered and confirmed say that the certificate is ready, and hand it over', async () => {
  const [first, second] = [await member('reception'), await member('reception', 'registrar')]
  const { id } = (await confirmed(first, second)).params
  await setting.review(id, await member('reviewer'))
  const { application_form } = (await services.users.load(id))!
  const paid = { challan_no: 'CH-WALK-IN', amount: application_form!.fee_amount, paid_on: '2026-11-20' }
  expect((await (await member('accounts')).act(id, 'verify-fee', { payment: paid })).status).toBe(200)
  expect((await (await member('registrar')).act(id, 'approve')).status).toBe(200)
  await setting.prepareCertificate(id)
  expect((await first.act(id, 'certificate-ready')).status).toBe(200)
  const handover = { cnic_seen: true, reason: 'The papers came by post' }
  expect((await second.act(id, 'collect', handover)).status).toBe(200)
})

test('with the address the person sets a password; once they have closed the account the list still says who entered and confirmed', async () => {
  const [first, second] = [await member('reception'), await member('registrar')]
  const { params } = await confirmed(first, second)
  const { email } = aPerson()
  expect((await first.ask('walkIns.giveEmail', { params, body: { email } })).status).toBe(201)
  expect((await confirm(params.id, second)).body.errors.compared[0]).not.toContain('signed')
  expect((await confirm(params.id, second, true)).status).toBe(200)
  const [link] = await setting.tokensTo(email, 'confirm-email')
  expect((await stack.invoke('auth.confirmEmail', { body: { token: link } })).status).toBe(200)
  await stack.invoke('auth.forgotPassword', { body: { email } })
  const [reset] = await setting.emailsTo(email)
  const password = 'blue-kettle-morning'
  const body = { email, password, password_confirmation: password }
  const token = /reset-password\/([\w-]{43})\?/.exec(reset?.text ?? '')?.[1]
  expect((await stack.invoke('auth.resetPassword', { body: { ...body, token } })).status).toBe(200)

  const own = (await stack.invoke('auth.login', { body: { email, password } })).body.data.token
  const call = { token: own, params: { id: 'me' } }
  expect((await stack.invoke('applicantForm.withdraw', call)).status).toBe(200)
  const closing = { token: own, body: { current_password: password } }
  expect((await stack.invoke('ownData.closeAccount', closing)).status).toBe(200)
  clock.turn(29 * day)
  await cleanUp(services)()
  expect((await services.accounts.read(params.id))?.counter).toBeUndefined()
  expect(await listed(await member('administrator'), params.id)).toMatchObject({
    ...{ state: 'handed-in', confirmed: { by: { id: second.id } } },
    clerks: [{ id: first.id }, { id: second.id }],
  })
})

test('a session in which somebody enters is over after an hour, however it is used', async () => {
  const { token } = await entered(await member('reception'))
  const call = async () => (await stack.invoke('auth.user', { token })).status
  clock.turn(59 * minute)
  expect(await call()).toBe(200)
  clock.turn(2 * minute)
  expect(await call()).toBe(401)
})

test('what nobody has confirmed is printed no more, and after four weeks nothing of it is left, no file either', async () => {
  const { id } = (await waiting(await member('reception'))).params
  expect(await filesOf(id)).not.toEqual([])
  clock.turn(8 * day)
  await cleanUp(services)()
  const reader = await member('registrar')
  const { data } = (await reader.ask('walkIns.get', { params: { id } })).body
  expect([data.state, data.missing, data.print_out]).toEqual(['ended', null, null])
  expect(await readersOf(id)).toEqual([reader.id])
  clock.turn(29 * day)
  await cleanUp(services)()
  expect([await filesOf(id), await services.accounts.read(id)]).toEqual([[], null])
  expect(await listed(await member('administrator'), id)).toMatchObject({ state: 'ended', name: '' })
})
