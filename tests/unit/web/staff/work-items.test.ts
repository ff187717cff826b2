import { expect, test } from 'vitest'
import type { WorkGroup, WorkRow } from '#shared/cases/records/work.ts'
import type { WorkGroupKey } from '#shared/cases/rules/work-groups.ts'
import { itemsOf, partsOf, waitOf } from '#web/features/staff/admin/work/work-items.ts'
import type { LoadedWork } from '#web/ui/office/load-my-work.ts'

const row = (id: string, days: number, limit: number | null, why: string | null = null): WorkRow => ({
  ...{ id, days, limit, why, reference_no: `PC-2026-${id}`, name: id },
  ...{ application_title: 'Registration', status: 'in-review' },
})
const group = (key: WorkGroupKey, ...rows: WorkRow[]): WorkGroup => ({
  ...{ key, rows },
  ...{ count: rows.length, more: false },
})
const work = (groups: WorkGroup[], more: Partial<LoadedWork> = {}): LoadedWork => ({
  ...{ groups, proposals: [], today: '2026-11-26', toConfirm: [], claims: [], requests: [] },
  ...{ cnics: [], concerns: [], watchers: [] },
  ...more,
})

test('work is one list: furthest over its limit first, then what waits longest; each case once', () => {
  const claim = { id: 'claim', number: 'A-1', name: 'Sana', at: new Date().toISOString(), objected_at: null }
  const items = itemsOf(
    work(
      [
        group('assigned', row('late', 9, 5), row('soon', 1, 3)),
        group('confirm', row('asked', 12, null)),
        group('overdue', row('later-late', 30, 3), row('late', 9, 5, 'Assigned to Nadia')),
        group('awaiting-fee', row('fee', 40, null)),
      ],
      { claims: [claim] },
    ),
  )
  expect(partsOf(items).map(({ name, items }) => [name, items.map(({ key }) => key)])).toEqual([
    ['Late', ['later-late', 'late']],
    ['Today', ['asked', 'claim']],
    ['This week', ['soon']],
    ['Later', ['fee']],
  ])
  expect(items.map(waitOf)).toEqual([
    '27 days over the limit of 3',
    '4 days over the limit of 5',
    '12 days',
    'Today',
    '1 day, limit 3',
    '40 days',
  ])
  expect(items.find(({ key }) => key === 'late')).toMatchObject({
    group: 'assigned',
    why: 'Assigned to Nadia',
  })
})
