// @vitest-environment happy-dom
/** The fee calculator, the registration form and the print-out page. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import {
  fieldKeys,
  follow,
  path,
  press,
  problem,
  shownTitle,
  summary,
  title,
} from '#tests/support/pages/page-content.ts'
import { prepared } from '#tests/support/pages/users.ts'

/** The answer of the calculator, as large for both titles. */
const feeOf = (amount: number) => ({
  data: amount,
  details: {
    amounts: { 'New Registration': amount, 'Renewal Registration': amount },
    lines: { 'New Registration': [], 'Renewal Registration': [] },
    schedule: { name: 'Sample', effective_from: '2020-01-01', sample: true },
  },
})

test('a fee that cannot be calculated is logged, and the page stays open', {
  tags: ['message.logged', 'message.stays'],
}, async () => {
  const { user, logged } = await openPage('/calculator', {
    applicant: prepared(),
    answers: { 'GET /api/calculate-fee': failure(500) },
  })
  await press(user, 'Calculate fee')
  await problem()
  expect(logged()).toEqual([{ event: 'CALL_FAILED', call: 'fee.calculate', status: 500 }])
  expect(path()).toBe('/calculator')
  expect(screen.getByRole('button', { name: 'Calculate fee' })).not.toBeNull()
})

test('without a result the fee page links to the calculator, which asks for title and date', {
  tags: [
    'route.fee-calculation',
    'route.fee-calculation-create',
    'screen.fee-calculator',
    'record.fee.inputs',
  ],
}, async () => {
  const { user } = await openPage('/fee-calculation', { applicant: prepared() })
  await follow(user, 'Calculate fee')
  await shownTitle('Fee calculator')
  expect(path()).toBe('/fee-calculation/create')
  expect(fieldKeys()).toEqual(['title', 'date_of_issue_degree'])
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
    'New Registration',
    'Renewal Registration',
  ])
})

test.each([
  ['/registration/new', 'New registration', ['declaration'], 'Registration'],
  [
    '/registration/renewal',
    'Renewal of registration',
    ['registrationNo', 'issueDate', 'expiryDate', 'declaration'],
    'Renewal',
  ],
])(
  'the choice of %s decides the application title and the fields of the form',
  {
    tags: ['route.registration-new', 'screen.registration-renewal', 'state.application-title'],
  },
  async (address, heading, keys, applicationTitle) => {
    await openPage(address, {
      applicant: prepared(),
      answers: { 'GET /api/calculate-fee': feeOf(1500) },
    })
    expect(title()).toBe(heading)
    expect(fieldKeys()).toEqual(keys)
    expect(Object.fromEntries(summary())['Application title']).toBe(applicationTitle)
  },
)
