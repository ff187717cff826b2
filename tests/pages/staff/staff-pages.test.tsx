/** What staff read on their first page, and where there is nothing to read. */
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { follow, path, shownTitle } from '#tests/support/pages/page-content.ts'
import { prepared, staffMember } from '#tests/support/pages/users.ts'

const openDashboard = (sample: boolean, role: StaffRole, proposals: object[] = [], more: object = {}) =>
  openPage('/admin', {
    staff: staffMember({ roles: [role] }),
    answers: {
      'GET /api/admin/cases/counts': failure(403),
      'GET /api/admin/cases/days': failure(403),
      'GET /api/admin/work': { data: { groups: [] } },
      'GET /api/admin/proposals': { data: { open: [], settled: [] } },
      'GET /api/admin/fee-schedules': {
        data: { today: '2026-11-22', schedules: [], proposals, changes: [] },
      },
      'GET /api/admin/fee-schedules/current': {
        data: { effective_from: '2026-01-01', name: 'Fees 2026', sample },
      },
      ...more,
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

test('a registrar finds in My work who says that a CNIC is theirs, unless a colleague has proposed to free it', async () => {
  const asked = { id: 'q-1', at: '2026-11-22T08:00:00.000Z', name: 'Bushra Tariq', proposed_by: null }
  const proposed = { ...asked, id: 'q-2', name: 'Imran Nazir', proposed_by: 'Adeel' }
  await openDashboard(false, 'registrar', [], {
    'GET /api/admin/claims': { data: [] },
    'GET /api/admin/change-requests': { data: [] },
    'GET /api/admin/cnic-requests': { data: [asked, proposed] },
    'GET /api/admin/concerns': { data: { waiting: [], ended: [] } },
    'GET /api/admin/watchers': { data: { waiting: [], watching: [], ended: [], today: '2026-11-26' } },
  })
  const row = (await screen.findByText(/Bushra Tariq/)).closest('li')
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/admin/claims')
  expect(screen.queryByText(/Imran Nazir/)).toBeNull()
})

test('the links at the end of a page keep staff in their area', async () => {
  const { user } = await openPage('/admin/security', {
    staff: staffMember(),
    answers: { 'GET /api/admin/security': failure(503) },
  })
  const names = ['Support', 'Help Center', 'Privacy', 'Terms']
  for (const name of names) {
    await follow(user, name)
    await shownTitle(name)
    expect(path()).toMatch(/^\/admin\//)
    screen.getByRole('link', { name: 'Applications' })
  }
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

const rule = { base: 2500, grace_in_days: 0, late: null }
const proposal = (id: string, by: string, first_day: string) => ({
  ...{ id, first_day, before: null, reason: 'Decided in May', by: { id: by, name: `Person ${by}` } },
  at: '2026-05-20T08:00:00.000Z',
  after: {
    ...{ effective_from: first_day, name: `Fees from ${id}`, sample: false },
    rules: { Registration: rule, Renewal: rule },
  },
})

test('what others have proposed for the fee schedules waits in the work of whoever may confirm it', async () => {
  const me = staffMember().id
  const proposals = [proposal('A', 's-9', '2027-07-01'), proposal('B', me, '2027-08-01')]
  await openDashboard(false, 'administrator', [...proposals, proposal('C', 's-9', '2026-11-01')])
  const heading = await screen.findByRole('link', { name: 'Fee schedules to confirm 2' })
  expect(heading.getAttribute('href')).toBe('/admin/fee-schedules')
  const rows = screen.getAllByText(/^New schedule: /).map((row) => row.closest('li')?.textContent)
  expect(rows).toEqual([
    expect.stringMatching(
      /^New schedule: Fees from A, from 01-07-2027Confirm what Person s-9 proposesDecided in May/,
    ),
    expect.stringMatching(
      /^New schedule: Fees from C, .* in May. The first day has come, so this can no longer be confirmed/,
    ),
  ])
})

test('where nothing is proposed, and for roles that set no fees, there is no such group', async () => {
  await openDashboard(false, 'administrator', [proposal('B', staffMember().id, '2027-08-01')])
  await screen.findByText('Nothing waits for you.')
  cleanup()
  const { sent } = await openDashboard(false, 'reviewer', [proposal('A', 's-9', '2027-07-01')])
  await screen.findByText('Nothing waits for you.')
  expect(sent.some(({ path }) => path === '/api/admin/fee-schedules')).toBe(false)
})

test('an applicant who opens the printed file of a case is asked to sign in as staff, and nothing is read', async () => {
  const { sent } = await openPage('/admin/cases/u-1/print', { applicant: prepared() })
  await shownTitle('Council staff')
  expect(sent.filter(({ path }) => path.startsWith('/api/admin/'))).toEqual([])
})

test('an address of the staff area that no screen has is not found', async () => {
  await openPage('/admin/nothing', { staff: staffMember({ roles: ['registrar'] }) })
  await shownTitle('Page not found')
  cleanup()
  await openPage('/administration') // it only begins alike
  await shownTitle('Page not found')
})
