/** The reports: figures of a month, another month, no figures, no such month. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, failure, openPage } from '#tests/support/pages/open-page.tsx'
import { anEmptyReport, aReport } from '#tests/support/pages/reports.ts'
import { staffMember } from '#tests/support/pages/users.ts'

const open = (path: string, answer: Answers[string]) =>
  openPage(path, {
    staff: staffMember({ roles: ['accounts'] }),
    answers: { 'GET /api/admin/reports': answer },
  })

test('a report shows each section as a chart and a table, and another month on request', async () => {
  const { sent, user } = await open('/admin/reports', ({ query }) => ({
    data: aReport(query.month ? { month: query.month } : {}),
  }))
  await screen.findByRole('heading', { name: 'November 2026' })
  await screen.findByText('Counted since October 2026. What was done before is in no report.')
  for (const title of [
    'Applications',
    'Month by month',
    'By type',
    'By city',
    'By member of staff',
    'Days in each step',
  ]) {
    const section = within(screen.getByRole('region', { name: title }))
    section.getByRole('img', { name: `Chart: ${title}` })
    section.getByRole('table', { name: title })
    section.getByRole('button', { name: new RegExp(`^Export CSV.*${title}$`) })
  }
  screen.getByText('Submitted (limit 3 days)')
  const cases = screen.getAllByRole('link', { name: 'Lahore' })
  expect(cases.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/cases?status=all&city=Lahore&from=2026-11-01&to=2026-11-30',
  ])
  await user.selectOptions(screen.getByLabelText('Month'), 'October 2026')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByRole('heading', { name: 'October 2026' })
  expect(sent.filter(({ path }) => path.endsWith('/reports')).map(({ query }) => query)).toEqual([
    {},
    { month: '2026-10' },
  ])
})

test('before anything is counted the page says so, and offers no files', async () => {
  await open('/admin/reports', { data: anEmptyReport({ counted_since: null }) })
  await screen.findByText(/Nothing has been counted yet\./)
  screen.getByText('Nobody has done anything that is counted in this month.')
  expect(screen.queryAllByRole('button', { name: /^Export/ })).toEqual([])
})

test('an address with a month that has no report leads to the present one', async () => {
  await open('/admin/reports?month=2019-01', failure(422))
  const link = await screen.findByRole('link', { name: 'Show this month' })
  expect(link.getAttribute('href')).toBe('/admin/reports')
})
