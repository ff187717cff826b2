import { expect, test } from 'vitest'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const path = '/api/user-applications'

// userApplications.create
test('the user application record can be stored with every field before any other step', async () => {
  const account = await portal.account()
  const { status, body, headers } = await account.post(path, aUserApplication())
  expect([status, headers.etag, body.message]).toEqual([201, '"v1"', 'User application added successfully'])
  expect(body.data).toEqual({ ...aUserApplication(), id: expect.any(String), version: 1 })
})

test('fields that a person may not have yet may be left out or empty', async () => {
  const { gender, category_type, date_of_birth, permanent_address, present_address, ...rest } =
    aUserApplication()
  const { pharmacy_council, province_of_pharmacy, ...numbers } = rest
  const needed = {
    ...{ gender, category_type, date_of_birth, permanent_address, present_address },
    ...{ pharmacy_council, province_of_pharmacy },
  }
  const empty = Object.fromEntries(Object.keys(numbers).map((key) => [key, '']))
  const [one, other] = [await portal.account(), await portal.account()]
  expect((await one.post(path, needed)).body.data).toMatchObject(empty)
  expect((await other.post(path, { ...needed, ...empty })).body.data).toMatchObject(empty)
})

test('every missing or wrong field is named', async () => {
  const account = await portal.account()
  expect((await account.post(path, {})).body.errors).toEqual({
    gender: ['Choose your gender'],
    category_type: ['Choose your category'],
    date_of_birth: ['Enter your date of birth'],
    permanent_address: ['Enter your permanent address'],
    present_address: ['Enter your present address'],
    pharmacy_council: ['Enter the pharmacy council'],
    province_of_pharmacy: ['Enter the province of pharmacy'],
  })
  const wrong = {
    gender: 'other',
    category_type: 'Category D',
    challan_no: 'x'.repeat(31),
    status: 'verified',
  }
  const { status, body } = await account.post(path, aUserApplication(wrong))
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, Object.keys(wrong).sort()])
})

test('impossible dates are refused', async () => {
  const account = await portal.account()
  const impossible = { category_issue_date: '2023-02-29', challan_submit_date: '05-10-2026' }
  expect((await account.post(path, aUserApplication(impossible))).body.errors).toEqual({
    category_issue_date: ['Category issue date must be a real date'],
    challan_submit_date: ['Challan submit date must be a real date'],
  })
  const future = {
    date_of_birth: '2999-01-01',
    category_issue_date: '2999-01-01',
    challan_submit_date: '2999-01-01',
    verification_date: '2999-01-01',
  }
  expect((await account.post(path, aUserApplication(future))).body.errors).toEqual({
    date_of_birth: ['Date of birth must be in the past'],
    category_issue_date: ['Category issue date must not be in the future'],
    challan_submit_date: ['Challan submit date must not be in the future'],
    verification_date: ['Verification date must not be in the future'],
  })
})

// userApplications.current
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
