/** The office's reports: a month with figures, one without, while loading, and after a failure. */

import { reportMonths } from '#shared/cases/rules/reports.ts'
import { monthOf } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { breakAll, hold } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const path = '/admin/reports'
const route = '**/api/admin/reports*'

export const reportScenes = (): StaffScene[] => {
  const [, before] = reportMonths(monthOf(dayInKarachi(new Date())))
  return [
    {
      name: 'report',
      path,
      act: (page) => page.getByRole('img', { name: 'Chart: Days in each step' }).waitFor(),
    },
    {
      name: 'report without figures',
      path: `${path}?month=${before}`,
      by: 'administrator',
      act: (page) => page.getByText('No application moved on in this month.').waitFor(),
    },
    { name: 'report of no month', path: `${path}?month=2019-01` },
    { name: 'report loading', path, before: hold(route), busy: 'part' },
    { name: 'report not loaded', path, before: breakAll(route) },
  ]
}
