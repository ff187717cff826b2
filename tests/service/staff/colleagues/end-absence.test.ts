import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('an absence ends at once, ending it again changes nothing, and of two changes at once one counts', async () => {
  const [one, other] = [await staffStack.staffMember('reviewer'), await staffStack.staffMember('reviewer')]
  const today = dayInKarachi(new Date())
  const set = (until: string) =>
    one.ask('colleagues.setAbsence', {
      params: { id: 'me' },
      body: { from: today, until, deputy: other.id },
    })
  const statuses = (await Promise.all([set(addDays(today, 1)), set(addDays(today, 2))])).map(
    ({ status }) => status,
  )
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses.sort())

  const end = () => one.ask('colleagues.endAbsence', { params: { id: 'me' } })
  const ended = (await end()).body.data.people.find(({ id }: { id: string }) => id === one.id)
  expect(ended).toMatchObject({ absence: null, absent: false })
  expect((await end()).status).toBe(200)
  const refused = await other.ask('colleagues.endAbsence', { params: { id: one.id } })
  expect(refused.status).toBe(403)
})
