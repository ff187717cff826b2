/** The files that stayed with a previous application, beside the documents of a case. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCaseRecord } from '#tests/support/pages/cases.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { staffMember } from '#tests/support/pages/users.ts'

const slip = {
  ...{ id: 'd-1', version: 1, type: 'image/png', size: 2048, uploaded_at: '2026-11-20T08:00:00.000Z' },
  ...{ name: 'paid_bank_deposit_slip', application: 'PC-2026-AAAA1111' },
}

test('a file of a previous application is fetched once it is asked for', async () => {
  const file = 'GET /api/admin/cases/u-1/documents/paid_bank_deposit_slip'
  const { user, sent } = await openPage('/admin/cases/u-1?status=submitted', {
    staff: staffMember(),
    answers: {
      'GET /api/admin/cases/u-1': { data: aCaseRecord({ former_documents: [slip] }) },
      'GET /api/admin/cases': { data: { rows: [], next: null } },
      [file]: failure(503),
    },
  })
  const part = within(await screen.findByRole('region', { name: 'Of previous applications' }))
  const read = () => sent.filter(({ path }) => path.endsWith('/paid_bank_deposit_slip'))
  expect(read()).toEqual([])
  await user.click(part.getByRole('button', { name: 'Paid bank deposit slip of PC-2026-AAAA1111' }))
  await part.findByRole('button', { name: /Try again/ })
  expect(read().map(({ query }) => query)).toEqual([{ application: 'PC-2026-AAAA1111' }])
})
