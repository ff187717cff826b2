import { expect, test } from 'vitest'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const me = '/api/tasks/me'

/** Somebody with a record. */
const holder = async () => {
  const account = await portal.account()
  const { body } = await account.post('/api/user-applications', aUserApplication())
  return { ...account, record: body.data }
}

test('an update changes the sent fields, clears fields sent empty and leaves the others', async () => {
  const account = await holder()
  const { status, body, headers } = await account.patch(me, { category_type: 'Category B', challan_no: '' })
  expect([status, headers.etag, body.message]).toEqual([200, '"v2"', 'User application updated successfully'])
  const after = { ...account.record, category_type: 'Category B', challan_no: '', version: 2 }
  expect(body.data).toEqual(after)
  expect((await account.get('/api/user-applications')).body.data.user_application).toEqual(after)
})

test('wrong fields, impossible dates and fields that an applicant may not write are refused', async () => {
  const account = await holder()
  const refusals: [object, object][] = [
    [{ gender: 'other' }, { gender: ['Choose your gender'] }],
    [{ permanent_address: ' ' }, { permanent_address: ['Enter your permanent address'] }],
    [{ date_of_birth: '2999-01-01' }, { date_of_birth: ['Date of birth must be in the past'] }],
    [
      { challan_submit_date: '2999-01-01' },
      { challan_submit_date: ['Challan submit date must not be in the future'] },
    ],
    [
      { verification_date: '2999-01-01' },
      { verification_date: ['Verification date must not be in the future'] },
    ],
    [{ user_id: 'x' }, { user_id: ['This field is not known'] }],
  ]
  for (const [body, errors] of refusals) {
    const answer = await account.patch(me, body)
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  }
})
