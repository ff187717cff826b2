import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder, lostAnswers } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const recorder = capacityRecorder()
const lost = lostAnswers()
const day = 24 * 60 * 60
const plugin = (client: unknown) => {
  recorder.plugin(client)
  lost.plugin(client)
}
const staffStack = await openStaffStack({ clock: clock.now, plugin: plugin as never })

/** Staff sign in anew each day. */
const days = async () => (await (await staffStack.staffMember('reception')).ask('cases.days')).body.data.steps
const daysOf = async (status: string) =>
  (await days()).find((duration: { status: string }) => duration.status === status)

test('the median days of each status are answered once there are five cases', async () => {
  const cases = await Promise.all(
    Array.from({ length: 5 }, () => staffStack.submittedCase({ withDocuments: false })),
  )
  expect(await daysOf('submitted')).toEqual({ status: 'submitted', cases: 0, median: null })
  for (const [index, application] of cases.entries()) {
    clock.turn((index + 1) * day)
    await (await staffStack.staffMember('reviewer')).act(application.id, 'start-review')
    if (index === 3) expect(await daysOf('submitted')).toMatchObject({ cases: 4, median: null })
  }
  // after 1, 3, 6, 10 and 15 days
  expect(await daysOf('submitted')).toEqual({ status: 'submitted', cases: 5, median: 6 })
  expect(await daysOf('in-review')).toMatchObject({ cases: 0 })
})

test('a lost answer, a repeat and a refused action do not count twice', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const reviewer = await staffStack.staffMember('reviewer')
  const before = (await daysOf('submitted')).cases
  lost.plan('TransactWriteItemsCommand')
  expect((await reviewer.act(application.id, 'start-review')).status).toBe(200)
  expect((await reviewer.act(application.id, 'start-review')).status).toBe(409)
  expect((await daysOf('submitted')).cases).toBe(before + 1)
})

test('the actions of applicants count too', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const before = (await daysOf('submitted')).cases
  await staffStack.stack.invoke('applicantForm.withdraw', { token: application.token, params: { id: 'me' } })
  expect((await daysOf('submitted')).cases).toBe(before + 1)
})

test('an action that undoes another one is not measured', async () => {
  const application = await staffStack.readyCase()
  const accounts = await staffStack.staffMember('accounts')
  const before = (await daysOf('awaiting-decision')).cases
  await accounts.act(application.id, 'reverse-fee', { reason: 'The slip is of another person' })
  const second = await staffStack.staffMember('registrar')
  const { body } = await second.act(application.id, 'reverse-fee', { reason: 'So it is' })
  expect(body.data.application_form.status).toBe('awaiting-fee')
  expect((await daysOf('awaiting-decision')).cases).toBe(before)
})

test('weeks older than thirteen are not read and cost no read units', async () => {
  const unitsOf = async () => {
    const clerk = await staffStack.staffMember('reception')
    const calls = await recorder.during(() => clerk.ask('cases.days'))
    return calls.reduce((sum, call) => sum + call.readUnits, 0)
  }
  const units = await unitsOf()
  clock.turn(100 * day)
  expect(await daysOf('submitted')).toMatchObject({ cases: 0, median: null })
  expect(await unitsOf()).toBeLessThanOrEqual(units)
})
