import { expect, test } from 'vitest'
import { isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import { nextStepText } from '#shared/cases/rules/next-steps.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'

test('somebody acts next at every status that is not closed', () => {
  const closed = applicationStatuses.filter(
    (status) => nextStepText({ status, fee_status: 'verified' }) === null,
  )
  expect(closed).toEqual(applicationStatuses.filter(isClosed))
})

test('a fee that is missing is said once', () => {
  expect(nextStepText({ status: 'awaiting-decision', fee_status: 'verified' })).toBe(
    'Next: a registrar decides.',
  )
  expect(nextStepText({ status: 'awaiting-fee', fee_status: 'unpaid' })).toBe(
    'Next: accounts verify the fee.',
  )
  expect(nextStepText({ status: 'submitted', fee_status: 'unpaid' })).toBe(
    'Next: a reviewer starts the review. The fee is still to be verified by accounts.',
  )
})
