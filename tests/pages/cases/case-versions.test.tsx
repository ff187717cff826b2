/** The versions of an application beside its history. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ApplicationVersions } from '#shared/applications/records/snapshot.ts'
import { aCaseRecord } from '#tests/support/pages/cases.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { staffMember } from '#tests/support/pages/users.ts'

const versionsCall = 'GET /api/admin/cases/u-1/versions'
const digest = `abcdef012345${'0'.repeat(52)}`
const first = {
  number: 1,
  at: '2026-11-20T08:00:00.000Z',
  cause: 'submitted' as const,
  digest,
  intact: true,
  differences: [],
}
const city = { item: 'contact_information.city', label: 'City', before: 'Lahore', after: 'Kasur' }
const phone = { item: 'contact_information.phone', label: 'Phone', before: '042 1', after: '' }

const openVersions = async (versions: ApplicationVersions | Response) => {
  const opened = await openPage('/admin/cases/u-1?status=submitted', {
    staff: staffMember(),
    answers: {
      'GET /api/admin/cases/u-1': { data: aCaseRecord({}) },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      'GET /api/admin/cases/u-1/history': { data: { events: [], next: null } },
      [versionsCall]: versions instanceof Response ? versions : { data: versions },
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'History' }))
  return { ...opened, part: within(await screen.findByRole('region', { name: 'Versions' })) }
}

test('each version says why it came, what it changed and its digest, the newest first', async () => {
  const second = { ...first, number: 2, cause: 'resubmitted' as const, differences: [city, phone] }
  const { part } = await openVersions({ versions: [second, first] })
  await part.findByText('Version 2 of 20-11-2026, digest ABCD-EF01-2345')
  part.getByText('All 2 versions')
  const items = part.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^Version 2: Resubmitted.*digest ABCD-EF01-2345$/),
    'City: Kasur (before: Lahore)',
    'Phone: removed (before: 042 1)',
    expect.stringMatching(/^Version 1: Submitted/),
  ])
})

test('a version whose stored text was changed is named', async () => {
  const { part } = await openVersions({ versions: [{ ...first, intact: false }] })
  await part.findByText(/the stored text does not have this digest/)
})

test('versions that cannot be loaded are loaded by another try', async () => {
  const { part, user, answer } = await openVersions(failure(500))
  const again = await part.findByRole('button', { name: /try again/i })
  answer(versionsCall, { data: { versions: [first] } })
  await user.click(again)
  await part.findByText('The version')
})

test('what has changed since is shown record by record, and taken over with one press', async () => {
  const number = { item: 'user_application.challan_no', label: 'Challan no.', before: '', after: 'CH-9' }
  const name = { item: 'applicant.name', label: 'Full name', before: 'Iqra', after: 'Iqra Khan' }
  const changed_since = { differences: [name, city, number], digest, against: null }
  const opened = aCaseRecord({ changed_since })
  const taken = aCaseRecord({ version: 4, changed_since: { ...changed_since, differences: [name, number] } })
  const { user, saved, answer } = await openPage('/admin/cases/u-1?status=submitted', {
    staff: staffMember(),
    answers: {
      'GET /api/admin/cases/u-1': { data: opened },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      'POST /api/admin/cases/u-1/changes': { data: taken },
    },
  })
  const heading = await screen.findByRole('heading', { name: 'Changed by the applicant since version 1' })
  await user.click(heading)
  const part = within(heading.closest('details')!)
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'City: Kasur (before: Lahore)',
    'Challan no.: CH-9',
    'Full name: Iqra Khan (before: Iqra)',
  ])
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Take over into the case: contact information',
    'Take over into the case: user application record',
  ])
  await user.click(part.getByRole('button', { name: /contact information/ }))
  await screen.findByText('Taken over into the case: Contact information')
  expect(saved()[0]).toMatchObject({ body: { record: 'contact_information', digest } })
  expect(part.queryByText(/^City/)).toBeNull()

  // What the page shows is not what there is any more: it shows that, and takes nothing over.
  answer('POST /api/admin/cases/u-1/changes', failure(412, { message: 'Changed', data: null }))
  answer('GET /api/admin/cases/u-1', {
    data: aCaseRecord({ version: 4, changed_since: { ...changed_since, against: 'Too late' } }),
  })
  answer('GET /api/admin/cases/u-1/history', { data: { events: [], next: null } })
  await user.click(part.getByRole('button', { name: /user application/ }))
  await screen.findByText(/Too late\.$/)
  expect(part.queryByRole('button')).toBeNull()
})
