import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

test('before an administrator has filled anything in, a guest reads empty texts and the fees in force', async () => {
  const { status, body, headers } = await portal.call('GET', '/api/council')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect(body.data).toEqual({
    name: '',
    address: '',
    phone: '',
    email: '',
    hours: '',
    bank: { name: '', branch: '', account_title: '', account_number: '' },
    instruments: ['Pay order', 'Demand draft'],
    usual_days: {
      submitted: null,
      'in-review': null,
      resubmitted: null,
      'awaiting-fee': null,
      'awaiting-decision': null,
      approved: null,
      'certificate-ready': null,
    },
    officers: [],
    fees: sampleFeeSchedule,
  })
})
