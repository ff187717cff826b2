/** The user application record once the application was submitted. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { prepared } from '#tests/support/pages/users.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'

const record = { id: 'ua-1', version: 1, updated_at: '2026-11-20T08:00:00.000Z', ...aUserApplication() }
const { name, cnic } = prepared()

const openForm = (given: object) => {
  const applicant = prepared({
    application_form: submittedForm(given as never),
    user_application: record as never,
  })
  return openPage('/user-applications/me/edit', {
    applicant,
    answers: { 'GET /api/user-applications': { data: { name, cnic, user_application: record } } },
  })
}

test('after the submission its form says that nothing can be changed, and no field takes text', async () => {
  await openForm({ status: 'submitted' })
  await screen.findByText(/^Your application has been submitted: nothing here can be changed now\./)
  const fields = screen.queryAllByRole('textbox')
  expect(
    fields.filter((field) => !field.hasAttribute('readonly') && !field.hasAttribute('disabled')),
  ).toEqual([])
})

test('a field that the council has returned takes text, the others do not', async () => {
  const correction = {
    item: 'user_application.challan_no',
    reason: 'other',
    words: 'Which one?',
    before: 'CH-1',
  }
  await openForm({ status: 'returned', corrections: [correction] })
  await screen.findByText(/^The council asks you to correct:/)
  const open = screen.getAllByRole('textbox').filter((field) => !field.hasAttribute('readonly'))
  expect(open.map((field) => field.getAttribute('name'))).toEqual(['challan_no'])
})
