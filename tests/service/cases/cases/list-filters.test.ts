/** Every filter in every order lists exactly the cases that it should, page by page and back again. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import { aSubmitter, submitACase } from '#tests/support/cases/case-items.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

type Page = {
  rows: CaseRow[]
  next: string | null
  previous: string | null
  first: number
  total: number | null
}

/** The rows of all cases in review, as the list without filters shows them. */

const cities = ['Lahore', ' LAHORE.', 'Kasur', 'كوئٹہ']
const by = { id: 'a', name: 'Amna' }
const at = '2026-11-01T10:00:00.000Z'
const dayInMs = 86_400_000

/** Number `index` of cases that differ in everything lists filter by; most of them are alike. */
const makeCase = async (index: number) => {
  const { services } = staffStack
  const bit = (place: number) => index % 4 === 0 && Boolean(index & (4 << place))
  const submittedAt = new Date(Date.parse('2026-10-01T18:00:00.000Z') + (index % 20) * dayInMs + index)
  const facts = { city: cities[index % 7 === 0 ? index % 4 : 0] ?? '', open_warnings: bit(0) ? 2 : 0 }
  const title = bit(1) ? ('Renewal' as const) : ('Registration' as const)
  const { id, form } = await submitACase(services.applicationForms, aSubmitter(), submittedAt, facts, title)
  const review = (await services.cases.read(id, true))!
  const payment = {
    challan_no: `C${index}`,
    amount: 1,
    paid_on: '2026-10-02',
    verified_by: by,
    verified_at: at,
  }
  const received = checklistOf(title).map((item) => ({ ...item, by, at }))
  const assignee = bit(2) ? { ...(index % 8 ? by : { id: reviewer.id, name: reviewer.name }), at } : null
  const change = {
    review: {
      stage: 'in-review' as const,
      ...{ payment: bit(3) ? payment : null, received: bit(4) ? received : [], assignee },
    },
    event: { event: 'STARTED_REVIEW' } as never,
  }
  // The other way round, so that the two orders differ.
  const now = new Date(Date.parse('2026-11-20T00:00:00.000Z') - index * 1000)
  await services.cases.change(review, form, change, { requestId: randomUUID(), now })
}

const ask = async (query: Record<string, string>): Promise<Page> =>
  (await reviewer.ask('cases.list', { query: { status: 'in-review', ...query } })).body.data

/** All pages forwards, and that the way back shows the same pages. */
const walk = async (query: Record<string, string>): Promise<CaseRow[]> => {
  const pages: Page[] = [await ask(query)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await ask({ ...query, cursor: next }))
  for (let index = pages.length - 1; index > 0; index--) {
    const before = await ask({ ...query, cursor: pages[index]?.previous ?? '' })
    expect(before.rows).toEqual(pages[index - 1]?.rows)
    expect(before.first).toBe(pages[index - 1]?.first)
  }
  const rows = pages.flatMap((page) => page.rows)
  expect(pages.map(({ first }) => first)).toEqual(
    pages.map((_, index) => (rows.length ? index * 25 + 1 : null)),
  )
  for (const { total } of pages) expect([null, rows.length]).toContain(total)
  return rows
}

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')
for (let index = 0; index < 90; index++) await makeCase(index)
for (let index = 0; index < 6; index++)
  await submitACase(staffStack.services.applicationForms, aSubmitter(), new Date(Date.parse(at) + index))
const all = await walk({})

const holds: Record<string, (row: CaseRow, value: string) => boolean> = {
  type: (row, type) => row.application_title === type,
  fee: (row, fee) => (row.fee_status === 'verified') === (fee === 'paid'),
  papers: (row, papers) => row.papers === papers,
  warnings: (row, warnings) => row.open_warnings > 0 === (warnings === 'yes'),
  city: (row, city) => foldCity(row.city ?? '') === foldCity(city),
  assigned: (row, who) =>
    who === 'nobody' ? row.assignee === null : row.assignee?.id === (who === 'me' ? reviewer.id : who),
  from: (row, day) => row.submitted_at >= new Date(`${day}T00:00:00+05:00`).toISOString(),
  to: (row, day) => row.submitted_at < new Date(Date.parse(`${day}T00:00:00+05:00`) + dayInMs).toISOString(),
}

const choices: Record<string, string>[] = [
  { type: 'Renewal' },
  { type: 'Registration', warnings: 'no' },
  { fee: 'paid' },
  { fee: 'unpaid', papers: 'missing', warnings: 'no', assigned: 'nobody', type: 'Registration' },
  { papers: 'complete' },
  { warnings: 'yes' },
  { assigned: 'nobody' },
  { assigned: 'me' },
  { assigned: 'a', fee: 'unpaid' },
  { assigned: 'somebody-else' },
  { city: 'lahore' },
  { city: 'KASUR', warnings: 'no' },
  { city: 'كوئٹہ' },
  { city: 'Nowhere' },
]

test.each(choices)('%j lists its cases in all four orders', async (choice) => {
  expect(all).toHaveLength(90)
  const expected = all.filter((row) =>
    Object.entries(choice).every(([name, value]) => holds[name]?.(row, value)),
  )
  const key = {
    oldest: 'submitted_at',
    newest: 'submitted_at',
    longest: 'status_since',
    shortest: 'status_since',
  } as const
  for (const [sort, field] of Object.entries(key)) {
    const sorted = expected.toSorted((one, other) => (one[field] < other[field] ? -1 : 1))
    const ordered = sort === 'newest' || sort === 'shortest' ? sorted.reverse() : sorted
    const found = await walk({ ...choice, sort })
    expect(found.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
  }
})

const across: Record<string, string>[] = [
  {},
  { warnings: 'no' },
  { city: 'KASUR' },
  { assigned: 'me' },
  { from: '2026-10-15' },
]
test.each(across)(
  'a list across all statuses has the same cases as those of the statuses together: %j',
  async (choice) => {
    const ofStatuses = [await walk({ ...choice, status: 'submitted' }), await walk(choice)].flat()
    const expected = ofStatuses.toSorted((one, other) => (one.submitted_at < other.submitted_at ? 1 : -1))
    expect(await walk({ ...choice, status: 'all', sort: 'newest' })).toEqual(expected)
  },
)

test.each([
  { from: '2026-10-05', to: '2026-10-05' },
  { from: '2026-10-10', fee: 'unpaid' },
  { to: '2026-10-08', city: 'Lahore', sort: 'newest' },
  { from: '2026-10-03', to: '2026-10-15', assigned: 'me' },
])('days of submission are days in Karachi: %j', async ({ sort = 'oldest', ...choice }) => {
  const expected = all.filter((row) =>
    Object.entries(choice).every(([name, value]) => holds[name]?.(row, String(value))),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect((await walk({ ...choice, sort } as never)).map(({ id }) => id).sort()).toEqual(
    expected.map(({ id }) => id).sort(),
  )
})

test('the number of cases is told for filters that are counted, and always on the last page', async () => {
  expect((await ask({ warnings: 'no' })).total).toBe(all.filter((row) => holds.warnings?.(row, 'no')).length)
  expect((await ask({ city: 'Lahore' })).total).toBeNull()
  expect((await ask({ city: 'Kasur' })).total).toBe(all.filter((row) => holds.city?.(row, 'Kasur')).length)
})
