// @vitest-environment happy-dom
/** What staff read on their first page, and where there is nothing to read. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffRole } from '#shared/vocabulary.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { shownTitle } from '#tests/support/pages/page-content.ts'
import { staffMember } from '#tests/support/pages/users.ts'

const openDashboard = (sample: boolean, role: StaffRole) =>
  openPage('/admin', {
    staff: staffMember({ roles: [role] }),
    answers: {
      'GET /api/admin/cases/counts': failure(403),
      'GET /api/admin/cases/days': failure(403),
      'GET /api/admin/fee-schedules/current': {
        data: { effective_from: '2026-01-01', name: 'Fees 2026', sample },
      },
    },
  })

test('the dashboard says that the fee schedule is a sample, with a link for those who may change it', async () => {
  await openDashboard(true, 'administrator')
  const notice = await screen.findByText(/The current fee schedule is a sample\./)
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/admin/fee-schedules')
})

test('the dashboard says nothing of a schedule that the council has set', async () => {
  const { sent } = await openDashboard(false, 'accounts')
  await shownTitle('Welcome, Rabia Registrar')
  expect(sent.some((call) => call.path === '/api/admin/fee-schedules/current')).toBe(true)
  expect(screen.queryByText(/is a sample/)).toBeNull()
})

test('an unknown case is one message with the ways back, and without shortcuts and neighbours', async () => {
  await openPage('/admin/cases/nobody', {
    staff: staffMember({ roles: ['reviewer'] }),
    answers: {
      'GET /api/admin/cases/nobody': failure(404),
      'GET /api/admin/cases': { data: { rows: [], next: 'cursor' } },
    },
  })
  await shownTitle('Page not found')
  const main = screen.getByRole('main')
  expect(main.textContent?.match(/not (be )?found/g)).toHaveLength(2) // the heading and the message
  expect(main.querySelectorAll('button')).toHaveLength(0)
  const links = [...main.querySelectorAll('a')].map((link) => link.textContent)
  expect(links).toEqual(['Back to the queue', 'Go to the dashboard'])
})
