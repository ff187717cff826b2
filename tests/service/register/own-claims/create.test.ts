import { expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await claimantsOf(staffStack)

const holderOf = async (number: string) => (await staffStack.services.registrations.read(number))?.holder

test('an account with the CNIC, both names and the number of an entry links nothing, and gets no letter', async () => {
  const stranger = await people.claimant()
  const number = await people.entryFor(stranger, { email: 'the.holder@example.com' })
  const { status, body } = await stranger.claim({ number })
  expect([status, body.data.state]).toEqual([201, 'waiting'])
  for (let guess = 0; guess < 10; guess++)
    expect((await stranger.enterCode(`abcd-efgh-jkm${guess}`)).status).toBe(422)
  expect((await stranger.enterCode('abcd-efgh-jkmn')).status).toBe(429)
  const letter = await staffStack.stack.invoke('ownRegistration.statement', { token: stranger.token })
  expect([letter.status, letter.body.message]).toEqual([409, 'No registration is linked to your account'])
  expect(await holderOf(number)).toBeNull()
})

test.each([
  ['the same CNIC and names', {}, {}],
  ['another CNIC', { cnic: '3520212345679' }, {}],
  ['no CNIC in the book', { cnic: '' }, {}],
  ['another name in the book', { name: 'Somebody Else' }, {}],
  ['another father in the book', { father_name: 'Somebody Else' }, {}],
  [
    'an entry that has left the register',
    { first_registered_on: '1987-01-01', valid_until: '1990-01-01' },
    {},
  ],
  ['a number that is in no book', {}, { number: 'NONE-1' }],
])('%s goes to the queue, and the answer is the same each time', async (_what, inBook, claimed) => {
  const person = await people.claimant()
  const number = await people.entryFor(person, inBook)
  const { status, body } = await person.claim({ number, ...claimed })
  expect([status, Object.keys(body), body.data]).toEqual([
    201,
    ['data'],
    {
      id: expect.any(String),
      number: 'number' in claimed ? claimed.number : number,
      ...{ name: person.person.name, father_name: person.person.father_name },
      at: expect.any(String),
      ...{ state: 'waiting', answered_at: null, reason: '', objected_at: null },
    },
  ])
  expect(await holderOf(number)).toBeNull()
  expect(await people.waiting()).toContain(person.id)
})

test('the holder of a number learns that somebody else claims it, and stays its holder', async () => {
  const holder = await people.claimant()
  const number = await people.entryFor(holder)
  await holder.claim({ number })
  await people.decide(holder.id, { action: 'link' })
  await people.confirm(holder.id)
  const other = await people.claimant()
  expect((await other.claim({ number })).body.data.state).toBe('waiting')
  expect(await people.emailsOf(holder.id)).toContain('number-claimed')
  expect(await holderOf(number)).toBe(holder.id)
})

test('one claim waits at a time, the same one sent again is the same, and whoever is linked claims no more', async () => {
  const person = await people.claimant()
  const first = await person.claim({ number: 'NONE-2' })
  const again = await person.claim({ number: 'NONE-2' })
  expect(again.body.data).toEqual(first.body.data)
  const other = await person.claim({ number: 'NONE-3' })
  expect([other.status, other.body.message]).toEqual([
    409,
    'Your claim of NONE-2 waits for the office. You get an email when it is decided',
  ])
  const linked = await people.claimant()
  const number = await people.entryFor(linked)
  await linked.claim({ number })
  await people.decide(linked.id, { action: 'link' })
  await people.confirm(linked.id)
  const more = await linked.claim({ number: 'NONE-4' })
  expect([more.status, more.body.message]).toEqual([409, `Your account is linked to ${number} already`])
})

test('what the linked account holds is not freed for others, even if its address is not confirmed', async () => {
  const person = await people.claimant({}, false)
  const number = await people.entryFor(person)
  await person.claim({ number })
  await people.decide(person.id, { action: 'link' })
  await people.confirm(person.id)
  const { accounts, abandonedAccounts, clock } = staffStack.services
  const [account, attempt] = [await accounts.read(person.id), { now: clock(), requestId: 'r' }]
  const event = { event: 'ACCOUNT_RELEASED' as const }
  expect(account && (await abandonedAccounts.release(account, event, attempt))).toBe(false)
})

test('a file that is no picture, and missing fields are refused', async () => {
  const person = await people.claimant()
  const svg = await person.claim({}, Buffer.from('<svg/>'))
  expect([svg.status, svg.body.errors]).toEqual([422, { file: ['The file must be a JPG, PNG or PDF'] }])
  const empty = await person.claim({ number: '', name: '', father_name: '9' }, aPng(9, 9))
  expect(Object.keys(empty.body.errors)).toEqual(['number', 'name', 'father_name'])
})

test('after five claims of a day the sixth is refused before anything is looked up', async () => {
  const person = await people.claimant()
  for (let time = 0; time < 5; time++) await person.claim({ number: 'NONE-9' })
  const number = await people.entryFor(person)
  const { status, headers } = await person.claim({ number })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})
