/** The results of a search, and the duplicates on the page of a case. */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { CaseCheck } from '#shared/cases/records/case.ts'
import { aCaseRecord } from '#tests/support/pages/cases.ts'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { staffMember } from '#tests/support/pages/users.ts'
import { CaseChecks } from '#web/features/cases/case/data/case-checks.tsx'

const row = (index: number, father_name: string | null = null) => ({
  ...{ id: `u-${index}`, reference_no: `PC-2026-ABCDEFG${index}`, name: 'Ali Khan', cnic: '35202-•••••••-1' },
  ...{ application_title: 'Registration', status: 'submitted', assignee: null, reviewer: null, father_name },
  ...{ submitted_at: '2026-11-20T06:00:00Z', status_since: '2026-11-20T06:00:00Z' },
})

const openSearch = (rows: object[], more: boolean) =>
  openPage('/admin/cases?q=khan', {
    staff: staffMember(),
    answers: {
      'GET /api/admin/cases/find': { data: { rows, more } },
      'GET /api/admin/cases/counts': { data: {} },
    },
  })

test('a search with more matches than rows says so', async () => {
  await openSearch(
    Array.from({ length: 25 }, (_, index) => row(index)),
    true,
  )
  await screen.findByText('More than 25 found: type more of the name or number')
})

test('a search says how many it found, and in the row that the father’s name was found', async () => {
  await openSearch([row(1), row(2, 'Bilal Khan')], false)
  await screen.findByText('2 found for “khan”')
  expect(screen.getAllByText(/^Father’s name: /).map(({ textContent }) => textContent)).toEqual([
    'Father’s name: Bilal Khan',
  ])
})

const pollEveryMinute = 60_000

test('in a filtered list only the new applications that match are announced; by city none are', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  let listed: number | null = 4
  const queries: object[] = []
  const openList = (filters: string) =>
    openPage(`/admin/cases?status=submitted&${filters}`, {
      staff: staffMember(),
      answers: {
        'GET /api/admin/cases': { data: { rows: [row(1)], next: null, previous: null, first: 1, total: 1 } },
        'GET /api/admin/cases/counts': ({ query }) => {
          queries.push(query)
          return { data: { submitted: 10 + queries.length }, details: { listed } }
        },
        'GET /api/admin/colleagues': { data: { people: [] } },
        'GET /api/admin/views': { data: { views: [] } },
      },
    })
  const poll = async () => {
    const before = queries.length
    const timer = intervals.mock.calls.findLast(([, ms]) => ms === pollEveryMinute)
    const ask = timer?.[0] as (() => void) | undefined
    ask?.()
    await waitFor(() => expect(queries.length).toBe(before + 1))
  }

  await openList('fee=paid')
  await screen.findByRole('link', { name: /^Submitted 1\d$/ })
  await poll()
  expect(screen.queryByText(/^Show \d+ new$/)).toBeNull()
  listed = 6
  await poll()
  await screen.findByText('Show 2 new')
  expect(queries.at(-1)).toEqual({ status: 'submitted', fee: 'paid' })

  cleanup()
  listed = null
  await openList('city=Lahore')
  await screen.findByRole('link', { name: /^Submitted 1\d$/ })
  await poll()
  expect(screen.queryByText(/^Show \d+ new$/)).toBeNull()
  intervals.mockRestore()
})

const duplicate = (index: number): CaseCheck => ({
  ok: false,
  words: `Same marks sheet as PC-2026-ABCDEFG${index}`,
  cases: [{ id: `u-${index}`, reference_no: `PC-2026-ABCDEFG${index}` }],
})

const openChecks = (checks: CaseCheck[]) =>
  render(
    <MemoryRouter>
      <CaseChecks record={aCaseRecord({ checks })} />
    </MemoryRouter>,
  )
afterEach(cleanup)

test('a duplicate is one line with the other reference as a link to its case', () => {
  openChecks([{ ok: true, words: 'Years of passing rise' }, duplicate(1)])
  const lines = [...document.querySelectorAll('.case-checks > li')].map(({ textContent }) => textContent)
  expect(lines.slice(0, 2)).toEqual(['Check: Same marks sheet as PC-2026-ABCDEFG1', 'Years of passing rise'])
  expect(screen.getByRole('link', { name: 'PC-2026-ABCDEFG1' }).getAttribute('href')).toBe('/admin/cases/u-1')
})

test('of five duplicates two are folded away and open at a press', async () => {
  openChecks([1, 2, 3, 4, 5].map(duplicate))
  const folded = document.querySelector('details')
  expect(document.querySelectorAll('.case-checked > .case-checks > li')).toHaveLength(3)
  expect([folded?.open, folded?.querySelectorAll('a').length]).toEqual([false, 2])
  await userEvent.click(screen.getByText('and 2 more'))
  expect(folded?.open).toBe(true)
})
