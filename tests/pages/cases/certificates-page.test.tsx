/** Certificates in a batch: whose they are is shown first, and one is left out. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { press } from '#tests/support/pages/page-content.ts'
import { staffMember } from '#tests/support/pages/users.ts'

const rows = ['Ayesha Siddiqa', 'Bilal Khan', 'Sana Malik'].map((name, place) => ({
  ...{ id: `id-${place}`, reference_no: `PC-2026-${place}`, name, application_title: 'New Registration' },
  ...{ city: 'Multan', status_since: '2026-11-20T06:00:00.000Z' },
}))

test('of the chosen applications those that are approved are listed, and one that is left out is not prepared', async () => {
  const { user, saved } = await openPage('/admin/certificates?case=id-0&case=id-2&case=id-9', {
    staff: staffMember({ roles: ['reception'] }),
    answers: {
      'GET /api/admin/cases': { data: { rows, next: null } },
      'POST /api/admin/certificates': {
        data: { results: [{ id: 'id-0', reference_no: 'PC-2026-0', certificate: null, words: 'Suspended' }] },
      },
    },
  })
  await screen.findByRole('button', { name: 'Prepare 2 certificates' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PrepareReferenceNameTypeCityApproved on',
    'PC-2026-0Ayesha SiddiqaNew RegistrationMultan20-11-2026',
    'PC-2026-2Sana MalikNew RegistrationMultan20-11-2026',
  ])
  for (const reference of ['PC-2026-0', 'PC-2026-2', 'PC-2026-0'])
    await user.click(screen.getByRole('checkbox', { name: `Prepare ${reference}` }))
  await press(user, 'Prepare 1 certificate')
  await screen.findByText('0 certificates prepared. Each is one page.')
  expect(saved()).toMatchObject([{ body: { ids: ['id-0'] } }])
})
