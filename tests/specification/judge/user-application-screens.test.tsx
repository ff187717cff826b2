// @vitest-environment happy-dom
/** The user application record on screen. */
import { expect, test } from 'vitest'
import { fieldKeys, follow, formValues, path, press } from '#tests/support/pages/page-content.ts'
import { registered } from './kit/client.ts'
import { openAs, part, put, tableRows } from './kit/page.ts'
import { type Fields, userApplicationFields } from './kit/payloads.ts'

test('Without a user application record, /user-applications has “Add your information”, which opens /user-applications/create with the fields of the record.', async () => {
  const page = await openAs(await registered(), '/user-applications')

  await follow(page.user, 'Add your information')

  await part('main form')
  expect(fieldKeys().sort()).toEqual(Object.keys(userApplicationFields()).sort())
  expect(path()).toBe('/user-applications/create')
  expect(formValues().gender ?? '').toBe('')
  const choices = (name: string) =>
    [...document.querySelectorAll(`[name=${name}]`)].map((choice) => choice.getAttribute('value'))
  expect(choices('gender')).toEqual(['m', 'f'])
  expect(choices('category_type')).toEqual(['Category A', 'Category B', 'Category C'])
})

const recordOf = async (given: Fields) => {
  const client = await registered()
  await client.post('/api/user-applications', { ...userApplicationFields(), ...given })
  return client
}

test('/user-applications is a table of the record in its order, with dates as DD-MM-YYYY.', async () => {
  const client = await recordOf({})
  await openAs(client, '/user-applications')
  await part('main table')

  expect(tableRows()).toEqual([
    ...[
      ['Name', 'Sana Iqbal'],
      ['Father name', 'Muhammad Iqbal'],
      ['CNIC', client.person.cnic],
      ['Gender', 'Female'],
      ['Phone', client.person.phone],
    ],
    ...[
      ['Registration no.', '12345'],
      ['Category type', 'Category A'],
      ['Category issue date', '10-05-2018'],
      ['Date of birth', '21-03-1994'],
    ],
    ...[
      ['Permanent address', 'House 9, Mall Road, Kasur'],
      ['Present address', 'House 12, Street 4, Gulberg III, Lahore'],
    ],
    ...[
      ['Pharmacy council', 'Punjab Pharmacy Council'],
      ['Province of pharmacy', 'Punjab'],
      ['Branch code', '0421'],
    ],
    ...[
      ['Challan no.', '778899'],
      ['Challan submit date', '12-10-2026'],
      ['Deposit slip no.', '445566'],
      ['Reference no.', '112233'],
    ],
    ['Verification date', '20-10-2026'],
  ])
})

test('The gender m of the record is shown as Male, any other as Female.', async () => {
  const shown = []
  for (const gender of ['m', 'f']) {
    await openAs(await recordOf({ gender }), '/user-applications')
    await part('main table')
    shown.push(tableRows().find(([name]) => name === 'Gender')?.[1])
  }

  expect(shown).toEqual(['Male', 'Female'])
})

test('The form of the user application record sends POST to /api/user-applications, and with an id PATCH to /api/tasks/{id}.', async () => {
  const client = await registered()
  const page = await openAs(client, '/user-applications/create')
  await part('main form')
  const dates = {
    ...{ category_issue_date: '10-05-2018', date_of_birth: '21-03-1994' },
    ...{ challan_submit_date: '12-10-2026', verification_date: '20-10-2026' },
  }
  await put(page.user, { ...userApplicationFields(), ...dates })
  await press(page.user, /^Save/)
  await part('main table')
  expect(path()).toBe('/user-applications')
  expect(page.saved()).toMatchObject([
    { method: 'POST', path: '/api/user-applications', body: userApplicationFields() },
  ])

  const { id } = (await client.get('/api/user-applications')).data.user_application
  const again = await openAs(client, `/user-applications/${id}/edit`)
  await put(again.user, { branch_code: '0499' })
  await press(again.user, /^Save/)
  await part('main table')
  expect(again.saved()).toMatchObject([
    { method: 'PATCH', path: `/api/tasks/${id}`, body: { branch_code: '0499' } },
  ])
})
