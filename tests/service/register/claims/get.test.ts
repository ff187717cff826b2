import { expect, test } from 'vitest'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const people = await claimantsOf(staffStack)

test('both sides stand beside each other, with the row of the book', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person, { cnic: '', name: 'Ayesha Sadiqa' })
  await person.claim({ number })
  expect(await people.details(person.id)).toMatchObject({
    claim: { number, name: 'Ayesha Siddiqua', state: 'waiting' },
    account: { cnic: person.person.cnic, name: 'Ayesha Siddiqua' },
    entry: {
      ...{ number, name: 'Ayesha Sadiqa', cnic: '', standing: 'In force', holder: null },
      in_book: { book: { name: 'Register A, volume 1' }, row: { page: '12', line: 2 }, scan: null },
    },
    obstacle: null,
  })
})

test('a number in no book has no entry, and another number can be looked up', async () => {
  const person = await people.claimant()
  const number = await people.entryFor(person)
  await person.claim({ number: 'NONE-1' })
  const claimed = await people.details(person.id)
  expect([claimed.entry, claimed.obstacle]).toEqual([null, 'The register has no entry with this number'])
  const looked = await people.details(person.id, number)
  expect([looked.entry.number, looked.obstacle]).toEqual([number, null])
})

test('a registrar sees that another account claims the same number', async () => {
  const [first, second] = [await people.claimant(), await people.claimant()]
  const number = await people.entryFor(first)
  for (const { claim } of [first, second]) await claim({ number })
  const name = 'Ayesha Siddiqua'
  expect((await people.details(first.id)).rivals).toEqual([{ id: second.id, name }])
  await people.registrar.ask('claims.decide', {
    params: { id: second.id },
    body: {
      ...{ claim: (await people.details(second.id)).claim.id, action: 'refuse', number },
      reason: 'Not this person',
    },
  })
  expect((await people.details(first.id)).rivals).toEqual([])
})

test('an applicant without a claim is not found', async () => {
  const { id } = await people.claimant()
  const { status } = await people.registrar.ask('claims.get', { params: { id }, query: {} })
  expect(status).toBe(404)
})
