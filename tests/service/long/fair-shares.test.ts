/** New applications are assigned to the present reviewer with the fewest, where the office has switched that on. */
import { beforeEach, expect, test } from 'vitest'
import { dayInKarachi } from '#shared/kit/format.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const stack = await openStackWithEmails()
const registrar = await stack.staffMember('registrar')
const reviewers = [
  await stack.staffMember('reviewer'),
  await stack.staffMember('reviewer'),
  await stack.staffMember('reviewer'),
]
beforeEach(async () => {
  const { data } = (await registrar.ask('officeSettings.update', { body: { fair_shares: true } })).body
  expect(data.fair_shares).toBe(true)
})

const today = dayInKarachi(new Date())
const share = (id: string) =>
  stack.services.fairShares.assign(id, today, { requestId: stack.services.newId(), now: new Date() })
const newCases = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push((await stack.submittedCase({ withDocuments: false })).id)
  return ids
}
const numbers = async () => {
  const read = await stack.services.assignedCounters.read()
  return reviewers.map(({ id }) => read.get(id)?.cases ?? 0)
}

test('thirty applications at once are shared ten, ten and ten, and a repeated delivery changes nothing', async () => {
  const ids = await newCases(30)
  await Promise.all([...ids, ...ids.slice(0, 5)].map(share))
  expect(await numbers()).toEqual([10, 10, 10])
  const assigned = await Promise.all(ids.map((id) => stack.services.cases.read(id, true)))
  const counted = reviewers.map(({ id }) => assigned.filter((review) => review?.assignee?.id === id).length)
  expect(counted).toEqual([10, 10, 10])
  expect(await Promise.all(ids.map(share))).toEqual(ids.map(() => false))
  expect(await numbers()).toEqual([10, 10, 10])
})

test('the e-mail about a submission brings the application to a reviewer, behind the submission', async () => {
  const application = await stack.submittedCase({ withDocuments: false })
  expect((await stack.services.cases.read(application.id, true))?.assignee).toBeNull()
  await stack.emailsTo(application.person.email!)
  const { events } = (await registrar.ask('cases.history', { params: { id: application.id } })).body.data
  const [event] = events.filter(({ event }: { event: string }) => event === 'ASSIGNED')
  const review = await stack.services.cases.read(application.id, true)
  expect(event).toMatchObject({ by: { name: 'The portal' }, details: { to: review?.assignee?.name } })
})

test('nobody who is absent gets one', async () => {
  const [away, ...present] = reviewers
  await away!.ask('colleagues.setAbsence', {
    params: { id: 'me' },
    body: { from: today, until: today, deputy: present[0]!.id },
  })
  const before = await numbers()
  for (const id of await newCases(4)) await share(id)
  const after = await numbers()
  expect(after[0]).toBe(before[0])
  expect(Math.abs(after[1]! - after[2]!)).toBeLessThanOrEqual(1)
})

test('switched off, and for a case that somebody has taken, nothing is assigned', async () => {
  const [taken, free] = await newCases(2)
  await registrar.ask('cases.take', { params: { id: taken! }, body: {} })
  expect(await share(taken!)).toBe(false)
  await registrar.ask('officeSettings.update', { body: { fair_shares: false } })
  expect(await share(free!)).toBe(false)
})
