import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

type Member = Awaited<ReturnType<StaffStack['staffMember']>>
const staffStack = await openStaffStack()
const one = await staffStack.staffMember('reviewer')
const other = await staffStack.staffMember('reviewer')
const registrar = await staffStack.staffMember('registrar')

const newCase = async (): Promise<string> => (await staffStack.submittedCase({ withDocuments: false })).id
const assign = async (by: Member, cases: string[], to?: Member, take_over = false) =>
  (await by.ask('cases.assign', { body: { cases, take_over, ...(to && { to: to.id }) } })).body.data.results
const outcomes = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome)
const held = (id: string) => staffStack.services.cases.read(id, true)
const numberOf = async ({ id }: Member) =>
  (await staffStack.services.assignedCounters.read()).get(id)?.cases ?? 0

test('many cases are assigned at once, and the answer says of each what came of it', async () => {
  const [free, mine, theirs] = [await newCase(), await newCase(), await newCase()]
  await assign(one, [mine])
  await assign(other, [theirs])
  const results = await assign(one, [free, mine, theirs, randomUUID(), 'nobody'], other)
  expect(results).toMatchObject([
    { id: free, outcome: 'assigned', assignee: { id: other.id, name: other.name } },
    { id: mine, outcome: 'assigned' },
    { id: theirs, outcome: 'unchanged' },
    { outcome: 'refused', message: 'There is no such application' },
    { outcome: 'refused', assignee: null },
  ])
  const { events } = (await one.ask('cases.history', { params: { id: mine } })).body.data
  expect(events[0]).toMatchObject({
    event: 'ASSIGNED',
    by: { id: one.id },
    details: { from: one.name, to: other.name },
  })
  expect([await numberOf(one), await numberOf(other)]).toEqual([0, 3])
})

test('only a registrar hands on what is assigned to somebody else, and says so', async () => {
  const id = await newCase()
  await assign(other, [id])
  const third = await staffStack.staffMember('reviewer')
  const [refused] = await assign(one, [id], third, true)
  expect(refused.message).toBe(`This application is assigned to ${other.name}. A registrar can hand it on`)
  const [asked] = await assign(registrar, [id], third)
  expect(asked.message).toBe(`This application is assigned to ${other.name}`)
  expect(outcomes(await assign(registrar, [id], third, true))).toEqual(['assigned'])
  expect(outcomes(await assign(one, [id]))).toEqual(['refused'])
  expect(outcomes(await assign(one, [id], undefined, true))).toEqual(['assigned'])
})

test('a colleague gets only cases that their role works on, and nobody a closed one', async () => {
  const reception = await staffStack.staffMember('reception')
  const application = await staffStack.submittedCase({ withDocuments: false })
  const [refused] = await assign(registrar, [application.id], reception)
  expect(refused.message).toBe(`${reception.name} does not work on applications that are submitted`)
  await staffStack.stack.invoke('applicantForm.withdraw', { token: application.token, params: { id: 'me' } })
  const [closed] = await assign(registrar, [application.id], one)
  expect(closed.message).toBe('This cannot be assigned: the application is withdrawn')
})

test.each([
  ['no case', { cases: [] }, 'cases'],
  ['more than fifty', { cases: Array.from({ length: 51 }, (_, n) => String(n)) }, 'cases'],
  ['somebody who is not there', { cases: ['one'], to: 'nobody' }, 'to'],
])('an assignment is refused as a whole: %s', async (_, body, field) => {
  const refused = await registrar.ask('cases.assign', { body })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})

test('an administrator without work on cases, and somebody who has left, get none', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const left = await staffStack.staffMember('reviewer')
  await administrator.ask('people.act', { params: { id: left.id }, body: { action: 'deactivate' } })
  const id = await newCase()
  for (const { id: to } of [administrator, left])
    expect((await registrar.ask('cases.assign', { body: { cases: [id], to } })).status).toBe(422)
})

test('of two colleagues who take one case at once, one gets it', async () => {
  const id = await newCase()
  const before = [await numberOf(one), await numberOf(other)]
  const results = (await Promise.all([assign(one, [id]), assign(other, [id])])).flat()
  expect(outcomes(results).sort()).toEqual(['assigned', 'refused'])
  const winner = results.findIndex(({ outcome }) => outcome === 'assigned')
  expect((await held(id))?.assignee?.id).toBe([one, other][winner]!.id)
  const after = [await numberOf(one), await numberOf(other)]
  expect(after.map((cases, person) => cases - before[person]!)).toEqual(winner === 0 ? [1, 0] : [0, 1])
})

test('the numbers of assigned cases follow every change', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const application = await staffStack.submittedCase()
  await reviewer.act(application.id, 'start-review')
  expect(await numberOf(reviewer)).toBe(1)
  await staffStack.stack.invoke('applicantForm.withdraw', { token: application.token, params: { id: 'me' } })
  expect(await numberOf(reviewer)).toBe(0)
})
