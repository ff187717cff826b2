import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('a staff account is shown with its possible actions, one’s own with fewer', async () => {
  const [administrator, reviewer] = [
    await staffStack.staffMember('administrator'),
    await staffStack.staffMember('reviewer'),
  ]
  const get = async (id: string) => (await administrator.ask('people.get', { params: { id } })).body.data
  expect(await get(reviewer.id)).toMatchObject({
    ...{ name: reviewer.name, state: 'active', has_codes: false, version: 1 },
    acts: ['change-roles', 'change-details', 'send-link', 'end-sessions', 'deactivate'],
  })
  expect((await get(administrator.id)).acts).toEqual(['change-roles', 'send-link', 'end-sessions'])
  expect(JSON.stringify(await get(reviewer.id))).not.toMatch(/argon2|password/)
})

test('an unknown id and an applicant are not found', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const { id } = await staffStack.submittedCase({ withDocuments: false })
  for (const unknown of ['nobody', id])
    expect((await administrator.ask('people.get', { params: { id: unknown } })).status).toBe(404)
})
