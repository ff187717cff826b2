// @vitest-environment happy-dom
/** What an administrator has filled in about the council stands wherever somebody would look for it. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { councilSettings } from '#shared/records/council-settings.ts'
import { aCouncil } from '#tests/support/cases/council.ts'
import { aPrintOut, fresh, times } from '#tests/support/cases/print-outs.tsx'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { prepared } from '#tests/support/pages/users.ts'

const filledIn = { 'GET /api/council': { data: { ...councilSettings.parse(aCouncil), fees: null } } }
const text = (selector: string): string =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ')

const openPrintOut = (answers: object) =>
  openPage('/printOut/new', {
    applicant: prepared(),
    answers: { 'GET /api/print-out/me': { data: aPrintOut(fresh) }, ...answers },
  })

test('form and vouchers name the council, its address, its bank account and how to pay', async () => {
  await openPrintOut({
    'GET /api/council': {
      data: { ...filledIn['GET /api/council'].data, instruments: ['Pay order', 'Demand draft', 'IBFT'] },
    },
  })
  await waitFor(() => expect(text('.voucher')).toContain('Punjab Pharmacy Council fee voucher'))
  expect(text('.addressee')).toContain('Punjab Pharmacy Council, 2-A Birdwood Road, Jail Road, Lahore')
  const vouchers = text('.voucher')
  expect(times(vouchers, 'Bank of Punjab, Jail Road, Lahore (0123)')).toBe(3)
  expect(times(vouchers, aCouncil.bank.account_title)).toBe(3)
  expect(times(vouchers, aCouncil.bank.account_number)).toBe(3)
  expect(times(vouchers, 'Pay order, demand draft or IBFT only. Cash is not accepted.')).toBe(3)
})

test.each([
  ['is not filled in', {}],
  ['cannot be read', { 'GET /api/council': failure(503) }],
])('a voucher has columns to fill in by hand when the account %s', async (_, answers) => {
  await openPrintOut(answers)
  await screen.findByText('Applicant copy')
  const open = [...(document.querySelector('.voucher')?.querySelectorAll('.open') ?? [])]
  const labels = open.map(({ previousElementSibling }) => previousElementSibling?.textContent)
  expect(labels).toEqual(['Challan no.', 'Bank', 'Account title', 'Account number', 'Branch code'])
  expect(text('.voucher')).toContain('Pay order or demand draft only. Cash is not accepted.')
})

test('the help pages say where the council is, when it is open, and whom to ring', async () => {
  await openPage('/help-center', { answers: filledIn })
  await screen.findByText(/2-A Birdwood Road/)
  const main = text('main')
  for (const words of ['Telephone: 042 99203301', 'Email: help@council.example', `Open ${aCouncil.hours}`])
    expect(main).toContain(words)
  expect(screen.getAllByRole('link', { name: '042 99203301' })[0]?.getAttribute('href')).toBe(
    'tel:04299203301',
  )
})
