/** The page of a claim in both languages, for a person with an account. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { follow, path, press, shownTitle } from '#tests/support/pages/page-content.ts'
import { prepared } from '#tests/support/pages/users.ts'

test('the page of a claim is in Urdu from right to left, says there what is missing, and leads to the English one', async () => {
  const { user } = await openPage('/ur/claim', {
    applicant: prepared(),
    answers: {
      'GET /api/own-registration/claims': { data: [] },
      'GET /api/user-documents': { data: { files: { cnic_front_image: null } } },
    },
  })
  await press(user, 'دعویٰ بھیجیں')
  const problem = await screen.findByText('سرٹیفکیٹ کی تصویر لیں، یا فائل منتخب کریں')
  expect(problem.closest('[lang=ur]')?.getAttribute('dir')).toBe('rtl')
  await follow(user, 'English')
  await shownTitle('Claim your registration')
  expect(path()).toBe('/claim')
})
