/** The register as applicant and office see it: the dashboard’s card, linking a renewal, and trying a term. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aCaseRecord } from '#tests/support/pages/cases.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { prepared, staffMember } from '#tests/support/pages/users.ts'

const registrar = staffMember({ roles: ['registrar'] })

test('the dashboard of a holder begins with the registration, and has no steps of a beginner', async () => {
  const registration = {
    ...{ number: 'A-00012', standing: 'expired' as const, suspended: null, removed: null },
    ...{
      valid_until: '2026-11-21',
      renew_from: '2026-08-23',
      lapses_on: '2029-11-21',
    },
  }
  await openPage('/', { applicant: prepared({ registration }), answers: {} })
  const card = within(await screen.findByRole('region', { name: 'My registration' }))
  for (const text of ['A-00012', 'Expired', /^Its last day was/]) card.getByText(text)
  expect(screen.queryByText(/steps complete/)).toBeNull()
})

test('a registrar links a renewal with what the certificate says; errors stand at their fields', async () => {
  const form = { application_title: 'Renewal', registrationNo: 'B 778', issueDate: '2020-01-01' }
  const call = 'POST /api/admin/cases/u-1/registration'
  const { user, saved, answer } = await openPage('/admin/cases/u-1', {
    staff: registrar,
    answers: {
      'GET /api/admin/cases/u-1': { data: aCaseRecord({ form }) },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      'GET /api/admin/cases/u-1/history': { data: { events: [], next: null } },
      [call]: failure(422, {
        message: 'Not saved',
        errors: { certificate_seen: ['Confirm that you have seen the certificate'] },
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Link to the register' }))
  await user.type(await screen.findByLabelText('Valid until'), '31-12-2024')
  await user.click(screen.getByRole('button', { name: 'Link' }))
  await screen.findByText('Confirm that you have seen the certificate')
  answer(call, { data: aCaseRecord({ version: 4, form }) })
  await user.click(screen.getByRole('checkbox', { name: /I have seen the certificate/ }))
  await user.click(screen.getByRole('button', { name: 'Link' }))
  await screen.findByText('Linked to the register')
  expect(saved().at(-1)?.body).toMatchObject({
    ...{ number: 'B 778', category: 'B', certificate_seen: true },
    ...{ first_registered_on: '2020-01-01', valid_until: '2024-12-31' },
  })
})

test('an entry that a withdrawn renewal was to bring in is not called in force', async () => {
  const form = { application_title: 'Renewal', status: 'withdrawn' }
  const entry = {
    number: 'B-778',
    standing: 'active',
    suspended: null,
    removed: null,
    valid_until: '2031-12-31',
  }
  const link = { entry, made: { number: 'B-778' }, version: 0, by: { id: 's-1', name: 'Rashid' } }
  await openPage('/admin/cases/u-1', {
    staff: registrar,
    answers: {
      'GET /api/admin/cases/u-1': {
        data: aCaseRecord({ form, registration: entry, review: { link, registration: null } }),
      },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      'GET /api/admin/cases/u-1/history': { data: { events: [], next: null } },
    },
  })
  await screen.findByText(/B-778 was to be entered with the approval, and was not/)
})

test('the box tries the term of any day', async () => {
  const list = { today: '2026-11-22', terms: [{ ...sampleTerm, version: 1 }], waiting: [] }
  const { user } = await openPage('/admin/registration-terms', {
    staff: registrar,
    answers: { 'GET /api/admin/terms': { data: list } },
  })
  const day = await screen.findByLabelText('Registered or renewed on')
  await user.clear(day)
  await screen.findByText('Enter a real date')
  await user.type(day, '29-02-2028')
  for (const text of ['28-02-2033', '30-11-2032', '29-05-2033', '29-02-2036']) await screen.findByText(text)
})
