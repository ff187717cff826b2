/** Whoever cannot register because another account has their CNIC, and the office. */
import { afterAll, expect, test } from 'vitest'
import { composeMessage } from '#functions/workers/compose-message.ts'
import { aCnicRequest } from '#tests/support/cases/books.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const setting = await openStackWithEmails()
afterAll(() => setting.close())
const first = await setting.staffMember('registrar')
const second = await setting.staffMember('registrar')

const create = (given: object = {}, from?: string) =>
  setting.stack.invoke('cnicRequests.create', { body: aCnicRequest(given), ...(from && { from }) })
const waiting = async (cnic: string) =>
  (await first.ask('cnicRequests.list')).body.data.filter((one: { cnic: string }) => one.cnic === cnic)
const asked = async (cnic: string, from = '127.7.0.1'): Promise<string> => {
  expect((await create({ cnic }, from)).status).toBe(201)
  return (await waiting(cnic)).at(-1).id
}
const registered = async () => {
  const person = aPerson()
  const { body } = await setting.stack.invoke('auth.register', { body: person })
  return { person, id: body.data.user.id as string, token: body.data.token as string }
}
const decide = (id: string, action: string, who = first) =>
  who.ask('cnicRequests.decide', { params: { id }, body: { action, reason: 'Seen with the CNIC' } })
const confirm = async (id: string, who = second) => {
  const { open } = (await who.ask('proposals.list')).body.data
  const proposal = open.find(({ about }: { about: string }) => about === id)
  return who.ask('proposals.act', { params: { id: proposal.id }, body: { action: 'confirm' } })
}
const sent = async () => {
  const messages = await Promise.all(
    (await setting.queued()).map((email) => composeMessage(email, setting.services)),
  )
  return messages.flatMap((message) => (message ? [[message.to, message.subject]] : [])).sort()
}

// cnicRequests.create, cnicRequests.list, cnicRequests.decide

test('two registrars close the account, both people are told, and the CNIC can be registered', async () => {
  const { person, id: holder, token } = await registered()
  const id = await asked(person.cnic)
  expect(await waiting(person.cnic)).toMatchObject([
    { account: { name: person.name, email: person.email }, obstacle: null, proposed_by: null },
  ])
  expect((await decide(id, 'release')).body.message).toBe('Sent to another registrar for confirmation')
  expect((await decide(id, 'refuse', second)).status).toBe(409)
  expect((await confirm(id, first)).status).toBe(403)
  expect((await setting.services.accounts.read(holder))?.closed_at).toBeUndefined()
  await setting.queued() // of before
  expect((await confirm(id)).status).toBe(200)
  expect(await sent()).toEqual(
    [
      ['ayesha@mail.example', 'You can register with your CNIC'],
      [person.email, 'Your account was closed'],
    ].sort(),
  )
  expect((await setting.stack.invoke('auth.user', { token })).status).toBe(401)
  const again = await setting.stack.invoke('auth.register', { body: aPerson({ cnic: person.cnic }) })
  expect(again.status).toBe(201)
  expect(await waiting(person.cnic)).toEqual([])
})

test('it is answered the same whether or not an account has the CNIC; the eleventh of a day from one address is refused', async () => {
  const { person } = await registered()
  const [free, taken] = [await create({}, '127.7.0.2'), await create({ cnic: person.cnic }, '127.7.0.2')]
  expect([free.status, free.body]).toEqual([201, { data: null }])
  expect([taken.status, taken.body]).toEqual([201, { data: null }])
  for (let time = 0; time < 8; time++) await create({}, '127.7.0.2')
  expect((await create({}, '127.7.0.2')).status).toBe(429)
  expect((await create({}, '127.7.0.3')).status).toBe(201)
})

test('missing fields are refused by name', async () => {
  const { status, body } = await create({ name: '', cnic: '1', email: '' }, '127.7.0.4')
  expect([status, Object.keys(body.errors)]).toEqual([422, ['name', 'cnic', 'email']])
})

test('an account with an application stays, also where it is handed in after the proposal', async () => {
  const { id: holder } = await setting.submittedCase({ withDocuments: false })
  const account = (await setting.services.accounts.read(holder))!
  const id = await asked(account.cnic)
  expect((await waiting(account.cnic))[0].obstacle).toContain('has an application')
  expect((await decide(id, 'release')).status).toBe(409)

  const { person } = await registered()
  const later = await asked(person.cnic)
  await decide(later, 'release')
  const closed = await setting.services.abandonedAccounts.holderOfCnic(person.cnic)
  const event = { event: 'ACCOUNT_RELEASED' as const, by: { kind: 'staff' as const, id: 'a', name: 'A' } }
  const attempt = { requestId: 'r', now: setting.services.clock() }
  await setting.services.abandonedAccounts.release(closed!, event, attempt)
  expect((await confirm(later)).status).toBe(409)
})

test('a refusal needs one registrar and is told; nobody decides about themselves', async () => {
  const id = await asked('3520211112223')
  await setting.queued()
  expect((await decide(id, 'refuse')).status).toBe(200)
  expect(await sent()).toEqual([['ayesha@mail.example', 'Your request about a CNIC was refused']])
  expect((await decide(id, 'refuse')).status).toBe(404)
  expect((await create({ cnic: '3520211112223', email: first.email }, '127.7.0.5')).status).toBe(201)
  const own = (await waiting('3520211112223'))[0].id
  expect((await decide(own, 'release')).status).toBe(403)
  expect((await decide(own, 'release', second)).body.message).toContain('No account has it any more')
})
