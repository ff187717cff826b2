/** What paid for a previous application, on the case of the present one. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCaseRecord } from '#tests/support/pages/cases.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { staffMember } from '#tests/support/pages/users.ts'

const reference_no = 'PC-2026-AAAA1111'
const refund = { at: '2026-11-20T08:00:00.000Z', amount: 3000, challan_no: 'CH-1', payee: 'Ali Raza' }
const open = (fee: object) => {
  const former = {
    ...{ reference_no, application_title: 'Registration', submitted_at: '2026-11-01T08:00:00.000Z' },
    ...{ status: 'withdrawn', registration_number: null },
  }
  return openPage('/admin/cases/u-1', {
    staff: staffMember({ roles: ['accounts'] }),
    answers: {
      'GET /api/admin/cases/u-1': {
        data: aCaseRecord({ review: { former: [former] }, former_fees: [{ reference_no, ...fee }] }),
      },
      'POST /api/admin/refunds': { data: null },
    },
  })
}

test('money that paid for a previous application can be proposed to be refunded', async () => {
  const { user, sent } = await open({ payments: [{ challan_no: 'CH-1', amount: 3000 }], refund: null })
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  await user.click(screen.getByRole('button', { name: `Refund Rs. 3,000 paid for ${reference_no}` }))
  await user.type(await screen.findByLabelText('Paid to'), 'Ali Raza')
  await user.type(screen.getByLabelText('Bank account or pay order number'), 'PK36')
  await user.type(screen.getByLabelText('Amount in rupees'), '3000')
  await user.type(screen.getByLabelText('Reason'), 'Withdrawn')
  await user.click(screen.getByRole('button', { name: 'Send for confirmation' }))
  await screen.findByText('The refund waits for a second person')
  expect(sent.find(({ path }) => path.endsWith('/refunds'))?.body).toMatchObject({
    challan_no: 'CH-1',
    to: { payee: 'Ali Raza', amount: 3000 },
  })
})

test('a refund of a previous application is told in its line', async () => {
  await open({ payments: [], refund })
  await screen.findByText(/withdrawn\. Rs\. 3,000 refunded on 20-11-2026 to Ali Raza/)
})
