/** What an administrator has filled in about the council stands wherever somebody would look for it. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { councilSettings } from '#shared/staff/records/council-settings.ts'
import { aPrintOut, fresh } from '#tests/support/cases/a-print-out.ts'
import { aCouncil } from '#tests/support/cases/council.ts'
import { times } from '#tests/support/cases/print-outs.tsx'
import { submittedForm } from '#tests/support/pages/forms.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { linksIn } from '#tests/support/pages/page-content.ts'
import { prepared } from '#tests/support/pages/users.ts'

const filledIn = { 'GET /api/council': { data: { ...councilSettings.parse(aCouncil), fees: null } } }
const text = (selector: string): string =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ')

const openPrintOut = (answers: object) =>
  openPage('/printOut/new', {
    applicant: prepared({ application_form: submittedForm() }),
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

const visitor = (council: object) =>
  openPage('/auth/start', {
    answers: { 'GET /api/council': { data: { ...councilSettings.parse(council), fees: sampleFeeSchedule } } },
  })

test('a visitor finds three doors, and reads the six steps, the fee, the usual time, the papers and whom to ask', async () => {
  await visitor(aCouncil)
  await screen.findByText('17 days') // 3 + 5 + 2 + 7
  expect(text('.brand')).toBe('Punjab Pharmacy Council')
  expect(document.title).toBe('Registration of pharmacists – Punjab Pharmacy Council')
  const main = text('main')
  for (const words of [
    'The council registers pharmacists with B Pharm / Pharm D in Register A (Category A)',
    'New RegistrationRs. 2,500If your degree was issued more than 365 days before you apply, Rs. 500 per year or part of a year is added from then on, at most Rs. 5,000 more.',
    'Renewal RegistrationRs. 1,500',
    'This is a sample.',
    'Paid bank deposit slip, after you have paid',
    'Telephone: 042 99203301',
    'Secretary: Dr. Amna Malik',
  ])
    expect(main).toContain(words)
  const listed = (list: HTMLElement) => [...list.querySelectorAll('li')].map((item) => item.textContent)
  const papers = (name: string) => listed(screen.getByRole('region', { name }))
  expect(papers('For New Registration').join()).toMatch(/^Marks sheet.*,Certificate/)
  expect(papers('For Renewal Registration').join()).toMatch(/^Renewal category/)
  expect(papers('Six steps to your certificate')).toHaveLength(6)
  expect(linksIn('.doors')).toEqual([
    ['I am new', '/auth/register'],
    ['I already have a registration number', '/auth/register?next=%2Fclaim'],
    ['Check a pharmacist', '/register'],
  ])
})

test('a visitor reads no usual time where the council has not said it of every step', async () => {
  await visitor({ ...aCouncil, usual_days: { ...aCouncil.usual_days, approved: null } })
  await screen.findByText(/Jail Road/)
  expect(screen.queryByText(/How long it takes/)).toBeNull()
})

test.each([
  ['/auth/login', 'Start here'],
  ['/auth/register', 'What you need and what it costs'],
  ['/help-center', 'What you need and what it costs'],
])('%s links to the page for visitors', async (page, name) => {
  await openPage(page)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/auth/start')
})
