import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPng } from '#tests/support/files/images.ts'
import { type Claimants, claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let people: Claimants
beforeAll(async () => {
  staffStack = await openStaffStack()
  people = await claimantsOf(staffStack)
})
afterAll(() => staffStack.close())

const holderOf = async (number: string) => (await staffStack.services.registrations.read(number))?.holder

test('equal CNIC and equal names link at once, however the names are spelled; the account carries the entry', async () => {
  const person = await people.claimant({ name: 'Muhammad Siddiqui', father_name: 'Abdul Qadir' })
  const number = await people.entryFor(person, { name: 'MOHAMMED SIDDIQUE', father_name: 'Abdul Kadir' })
  const { status, body } = await person.claim({ number: number.toLowerCase() })
  expect([status, body.data.state]).toEqual([201, 'linked'])
  expect(await holderOf(number)).toBe(person.id)
  const account = await staffStack.services.accounts.read(person.id)
  expect(account?.registration).toMatchObject({ number, valid_until: '2027-05-03' })
  expect(await people.emailsOf(person.id)).toContain('claim-answered')
  expect(await people.waiting()).not.toContain(person.id)
  const [change] = (await staffStack.services.registrationHistory.page(number)).changes
  expect(change).toMatchObject({ event: 'CLAIMED', by: null, after: { holder: person.id } })
})

test.each([
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
      ...{ state: 'waiting', answered_at: null, reason: '' },
    },
  ])
  expect(await holderOf(number)).toBeNull()
  expect(await people.waiting()).toContain(person.id)
})

test('the holder of a number learns that somebody else claims it, and stays its holder', async () => {
  const holder = await people.claimant()
  const number = await people.entryFor(holder)
  await holder.claim({ number })
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
  const more = await linked.claim({ number: 'NONE-4' })
  expect([more.status, more.body.message]).toEqual([409, `Your account is linked to ${number} already`])
})

test('of ten people who claim one number at once with its CNIC and names, one gets it', async () => {
  const { services } = staffStack
  const tenPeople = await Promise.all(Array.from({ length: 10 }, () => people.claimant()))
  const number = await people.entryFor(tenPeople[0]!, { cnic: '3520212345678' })
  // A CNIC belongs to one account; here ten have it, as if that rule did not hold.
  const table = staffStack.stack.localStack.env.TABLE_NAME
  for (const { id } of tenPeople)
    await staffStack.stack.localStack.call('DynamoDB_20120810.UpdateItem', {
      TableName: table,
      Key: { pk: { S: `USER#${id}` }, sk: { S: 'ACCOUNT' } },
      UpdateExpression: 'SET cnic = :cnic',
      ExpressionAttributeValues: { ':cnic': { S: '3520212345678' } },
    })
  const replies = await Promise.all(tenPeople.map((person) => person.claim({ number })))
  const states = replies.map(({ status, body }) => (status === 201 ? body.data.state : status))
  expect(states.filter((state) => state === 'linked')).toHaveLength(1)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(9)
  const accounts = await Promise.all(tenPeople.map(({ id }) => services.accounts.read(id)))
  const holders = accounts.filter((account) => account?.registration?.number === number)
  expect(holders.map((account) => account?.id)).toEqual([await holderOf(number)])
})

test('an address that is not confirmed hinders no claim, and what the linked account holds is not freed for others', async () => {
  const person = await people.claimant({}, false)
  const number = await people.entryFor(person)
  expect((await person.claim({ number })).body.data.state).toBe('linked')
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
