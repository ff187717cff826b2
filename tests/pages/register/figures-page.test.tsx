/** The register in figures: charts with their tables, before the first count, and counting now. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, failure, openPage } from '#tests/support/pages/open-page.tsx'
import { problem } from '#tests/support/pages/page-content.ts'
import { aFiguresView } from '#tests/support/pages/register-figures.ts'
import { staffMember } from '#tests/support/pages/users.ts'

const open = (role: 'accounts' | 'administrator', answers: Answers) =>
  openPage('/admin/figures', { staff: staffMember({ roles: [role] }), answers })

const titles = [
  ...['By standing', 'By category', 'By city', 'By month of expiry'],
  ...['Renewals due', 'Renewals done'],
]

test('each section is a chart, a table and a file; the page says as of when, and what was sent last', async () => {
  await open('accounts', { 'GET /api/admin/figures': { data: aFiguresView() } })
  await screen.findByRole('heading', { name: 'As of 22-11-2026' })
  screen.getByText(/^12,345 registrations, counted until , 03:17\./)
  for (const title of titles) {
    const section = within(screen.getByRole('region', { name: title }))
    section.getByRole('img', { name: `Chart: ${title}` })
    section.getByRole('table', { name: title })
    section.getByRole('button', { name: new RegExp(`^Export CSV.*${title}$`) })
  }
  screen.getByText('Last run on 22-11-2026: 12 sent. Not sent: 1 renewing already, 3 without an account.')
  screen.getByRole('button', { name: 'Count now' })
})

test('before the first count the page says when it comes; whoever reads it counts now, in several requests', async () => {
  let counted = 0
  const { sent, user } = await open('accounts', {
    'GET /api/admin/figures': () => ({
      data: counted < 3 ? aFiguresView({ figures: null, reminders: null }) : aFiguresView(),
    }),
    'POST /api/admin/figures/count': () => {
      counted += 1
      return { data: { finished: counted === 3, entries: counted * 4000 } }
    },
  })
  await screen.findByText(
    'The register is counted every night. The first figures are here tomorrow, or as soon as it is counted now.',
  )
  screen.getByText('They are sent every night. None was due yet.')
  await user.click(screen.getByRole('button', { name: 'Count now' }))
  await screen.findByRole('heading', { name: 'As of 22-11-2026' })
  expect(counted).toBe(3)
  expect(sent.find(({ path }) => path.endsWith('/count'))?.body).toEqual({ counted_at: null })
})

test('a count that fails says so and is tried again', async () => {
  let tried = 0
  const { user } = await open('administrator', {
    'GET /api/admin/figures': { data: aFiguresView({ figures: null }) },
    'POST /api/admin/figures/count': () => {
      tried += 1
      return tried === 1 ? failure(500) : { data: { finished: true, entries: 1 } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Count now' }))
  await problem()
  await user.click(screen.getByRole('button', { name: /again/i }))
  await screen.findByRole('button', { name: 'Count now' })
  expect(tried).toBe(2)
})
