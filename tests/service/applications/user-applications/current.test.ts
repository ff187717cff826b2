import { expect, test } from 'vitest'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/user-applications'

test('the user is answered with a null record until it is created', async () => {
  const account = await portal.account()
  const { name, father_name, cnic, phone, email } = account.person
  const { status, body } = await account.get(path)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    ...{ name, father_name, cnic, phone, email },
    gender: null,
    user_application: null,
  })
})

test('both this endpoint and the current user answer with the record', async () => {
  const account = await portal.accountAt('applicant')
  const { body: added } = await account.post(path, aUserApplication())
  const { body } = await account.get(path)
  expect(body.data).toMatchObject({
    name: account.person.name,
    gender: 'other',
    user_application: added.data,
  })
  expect((await account.get('/api/auth/user')).body.data.user_application).toEqual(added.data)
})

test('the answer holds no other person’s record, no hash and no key of the table', async () => {
  const [account, other] = [await portal.account(), await portal.account()]
  await other.post(path, aUserApplication())
  expect((await account.get(path)).body.data.user_application).toBe(null)
  expect((await other.get(path)).text).not.toMatch(/argon2|password|"pk"|"sk"|made_with|created_at/)
})
