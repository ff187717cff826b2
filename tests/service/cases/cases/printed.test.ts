import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const staffStack = await openStaffStack({ clock: clock.now })

test('printing a case is recorded in its history with who printed it', async () => {
  const reception = await staffStack.staffMember('reception')
  const { id } = await staffStack.submittedCase()
  clock.turn(1) // events of one moment have no order
  const printed = await reception.ask('cases.printed', { params: { id } })
  expect([printed.status, printed.body]).toEqual([200, { data: null }])
  const { body } = await reception.ask('cases.history', { params: { id } })
  expect(body.data.events[0]).toMatchObject({ event: 'CASE_PRINTED', by: { id: reception.id } })
})

test('printing again within a minute is recorded once, also at the same moment, and for each person', async () => {
  const [one, other] = [await staffStack.staffMember('reception'), await staffStack.staffMember('reception')]
  const { id } = await staffStack.submittedCase()
  const print = (who: typeof one) => who.ask('cases.printed', { params: { id } })
  const printings = async () => {
    const { body } = await one.ask('cases.history', { params: { id } })
    return body.data.events.filter(({ event }: { event: string }) => event === 'CASE_PRINTED').length
  }
  const answers = await Promise.all([print(one), print(one), print(one)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await printings()).toBe(1)
  await print(other)
  clock.turn(59)
  await print(one)
  expect(await printings()).toBe(2)
  clock.turn(1)
  await print(one)
  expect(await printings()).toBe(3)
})

test('an unknown case cannot be recorded as printed', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('cases.printed', { params: { id: 'nobody' } })).status).toBe(404)
})
