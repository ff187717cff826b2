/** The office's reports: a month with figures, one without, while loading, and after a failure. */

import { anEmptyReport } from '#tests/support/pages/reports.ts'
import { answering, breakAll, hold } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const path = '/admin/reports'
const route = '**/api/admin/reports*'

export const reportScenes = (): StaffScene[] => [
  {
    name: 'report',
    path,
    act: (page) => page.getByRole('img', { name: 'Chart: Days in each step' }).waitFor(),
  },
  {
    name: 'report without figures',
    path,
    by: 'administrator',
    before: answering(route, anEmptyReport()),
    act: (page) => page.getByText('No application moved on in this month.').waitFor(),
  },
  { name: 'report of no month', path: `${path}?month=2019-01` },
  { name: 'report loading', path, before: hold(route), busy: 'part' },
  { name: 'report not loaded', path, before: breakAll(route) },
]
