/** The form of the user application record. */
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UserApplicationRecord } from '#shared/applications/records/user-application.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { eventually, fill, path, press, problemLines, shownTitle } from '#tests/support/pages/page-content.ts'
import { newcomer } from '#tests/support/pages/users.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'

const record = { ...aUserApplication(), id: 'r-1', version: 1 } as UserApplicationRecord

test('a newcomer can add a user application record, and missing fields are listed in the order of the form', async () => {
  const { user, saved } = await openPage('/user-applications/me/edit', {
    applicant: newcomer(),
    answers: { 'GET /api/user-applications': { data: { ...newcomer(), user_application: null } } },
  })
  await eventually(() => expect(path()).toBe('/user-applications/create'))
  for (const name of ['Personal', 'Registration', 'Challan']) screen.getByRole('group', { name })
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

test('the dashboard says whether the record was added', async () => {
  await openPage('/', { applicant: newcomer() })
  await screen.findByRole('link', { name: 'User application record Not yet added' })
  cleanup()
  await openPage('/', { applicant: newcomer({ user_application: record }) })
  await screen.findByRole('link', { name: 'User application record Added' })
})

test('another person’s record is not found', async () => {
  await openPage('/user-applications/another/edit', {
    applicant: newcomer(),
    answers: { 'GET /api/user-applications': { data: { ...newcomer(), user_application: record } } },
  })
  await shownTitle('Page not found')
  expect(screen.queryByRole('textbox')).toBeNull()
})
