/** The form of the user application record. */
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { eventually, fill, path, press, problemLines } from '#tests/support/pages/page-content.ts'
import { newcomer } from '#tests/support/pages/users.ts'

test('a newcomer can add a user application record, and missing fields are listed in the order of the form', async () => {
  const { user, saved } = await openPage('/user-applications/me/edit', {
    applicant: newcomer(),
    answers: { 'GET /api/user-applications': { data: { ...newcomer(), user_application: null } } },
  })
  await eventually(() => expect(path()).toBe('/user-applications/create'))
  await fill(user, { 'Challan submit date (optional)': '01-01-2999' })
  await press(user, 'Save')
  expect(await problemLines()).toEqual([
    'Gender: Choose your gender',
    'Date of birth: Enter your date of birth',
    'Permanent address: Enter your permanent address',
    'Present address: Enter your present address',
    'Category type: Choose your category',
    'Pharmacy council: Enter the pharmacy council',
    'Province of pharmacy: Enter the province of pharmacy',
    'Challan submit date: Challan submit date must not be in the future',
  ])
  await eventually(() => expect(document.title).toBe('Error: Add user application – Pharmacy Council'))
  expect(saved()).toEqual([])
})
