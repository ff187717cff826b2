import { expect, test } from 'vitest'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const staffStack = await openStaffStack({ clock: clock.now })
const people = await claimantsOf(staffStack)

const email = 'in.the.book@example.com'
const holderOf = async (number: string) => (await staffStack.services.registrations.read(number))?.holder
/** A claim with the code that was sent to the address in the book. */
const claimed = async (inBook: object = {}, claims: Record<string, string> = {}) => {
  const person = await people.claimant()
  const number = await people.entryFor(person, { email, ...inBook })
  await person.claim({ number, ...claims })
  return { person, number, mail: await people.bookMail(person.id) }
}

test('the code that was sent to the address in the book links at once, and the account carries the entry', async () => {
  const { person, number, mail } = await claimed({ cnic: '' })
  expect(mail.map(({ to }) => to)).toEqual([email])
  const code = String(mail[0]?.code)
  clock.turn(1) // changes of one moment have no order
  const { status, body } = await person.enterCode(code.toUpperCase().replaceAll('-', ' '))
  expect([status, body.data.state]).toEqual([200, 'linked'])
  expect(await holderOf(number)).toBe(person.id)
  const account = await staffStack.services.accounts.read(person.id)
  expect(account?.registration).toMatchObject({ number, valid_until: '2027-05-03' })
  expect(await people.waiting()).not.toContain(person.id)
  const [change] = (await staffStack.services.registrationHistory.page(number)).changes
  expect(change).toMatchObject({ event: 'CLAIMED', by: null, reason: 'Code sent to the address in the book' })
  const twice = await person.enterCode(code)
  expect([twice.status, twice.body.data.state]).toEqual([200, 'linked'])
  expect(await people.bookMail(person.id)).toMatchObject([{ to: email }, { to: email, code: '' }])
})

test.each([
  ['another CNIC in the book', { cnic: '3520212345679' }, {}],
  ['another name claimed', {}, { name: 'Somebody Else' }],
  [
    'an entry that has left the register',
    { first_registered_on: '1987-01-01', valid_until: '1990-01-01' },
    {},
  ],
])('%s: the address is told, without a code', async (_what, inBook, claims) => {
  const { mail } = await claimed(inBook, claims)
  expect(mail).toEqual([{ to: email, code: '', token: expect.any(String) }])
})

test('nobody is written to where the book has no address', async () => {
  expect((await claimed({ email: '' })).mail).toEqual([])
})

test('of sixteen claims of one number, by codes and by confirmations at once, one gets it', async () => {
  const first = await people.claimant()
  const number = await people.entryFor(first, { cnic: '', email })
  const { name, father_name } = first.person
  const others = await Promise.all(Array.from({ length: 15 }, () => people.claimant({ name, father_name })))
  const all = [first, ...others]
  for (const person of all) await person.claim({ number })
  const byCode: (() => Promise<{ status: number }>)[] = []
  for (const person of all) {
    const [mail] = await people.bookMail(person.id)
    if (mail) byCode.push(() => person.enterCode(mail.code))
    else await people.decide(person.id, { action: 'link' })
  }
  expect(byCode).toHaveLength(10)
  const { open } = (await people.second.ask('proposals.list')).body.data
  const confirmations = open.map(
    ({ id }: { id: string }) =>
      () =>
        people.second.ask('proposals.act', { params: { id }, body: { action: 'confirm' } }),
  )
  expect(confirmations).toHaveLength(6)
  const replies = await Promise.all([...byCode, ...confirmations].map((act) => act()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const accounts = await Promise.all(all.map(({ id }) => staffStack.services.accounts.read(id)))
  const holders = accounts.filter((account) => account?.registration?.number === number)
  expect(holders.map((account) => account?.id)).toEqual([await holderOf(number)])
})

test('a code belongs to one claim, and ends after two days', async () => {
  const [one, other] = [await claimed(), await claimed()]
  const foreign = await other.person.enterCode(String(one.mail[0]?.code))
  expect(foreign.body.errors).toEqual({ code: ['This code is wrong, or older than two days'] })
  clock.turn(2 * 24 * 60 * 60)
  const { token } = (
    await staffStack.stack.invoke('auth.login', {
      body: { email: one.person.person.email, password: one.person.person.password },
    })
  ).body.data
  const late = await staffStack.stack.invoke('ownClaims.enterCode', {
    ...{ token, body: { code: String(one.mail[0]?.code) } },
  })
  expect(late.status).toBe(422)
  expect(await holderOf(one.number)).toBeNull()
})
