/** A report as the service answers it to a page. */

import { statusesWithDurations } from '#shared/applications/rules/status-durations.ts'
import type { Report } from '#shared/cases/records/report.ts'
import { reportActs } from '#shared/cases/rules/reports.ts'
import { defaultStepLimits, limitOf } from '#shared/staff/rules/step-limits.ts'

const none = { Registration: 0, Renewal: 0 }

/** Of a month in which nothing was done. */
export const anEmptyReport = (given: Partial<Report> = {}): Report => ({
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  counted_since: '2026-10',
  acts: reportActs.map((act) => ({ act, done: none, reversed: none })),
  cities: [],
  officers: [],
  steps: statusesWithDurations.map((status) => ({
    ...{ status, cases: 0, median: null },
    limit: limitOf(status, defaultStepLimits),
  })),
  trend: [],
  ...given,
})

export const aReport = (given: Partial<Report> = {}): Report =>
  anEmptyReport({
    acts: [
      { act: 'submitted', done: { Registration: 9, Renewal: 4 }, reversed: none },
      { act: 'approved', done: { Registration: 5, Renewal: 3 }, reversed: { Registration: 1, Renewal: 0 } },
      { act: 'collected', done: { Registration: 0, Renewal: 1 }, reversed: { Registration: 0, Renewal: 2 } },
    ],
    cities: [
      { city: 'Lahore', submitted: 8 },
      { city: 'Other', submitted: 3 },
      ...['Kasur', 'Okara', 'Multan', 'Sialkot', 'Attock', 'Jhelum'].map((city) => ({ city, submitted: 2 })),
      ...['Layyah', 'Murree', 'Vehari', 'Bhakkar', 'Chiniot'].map((city) => ({ city, submitted: 1 })),
    ],
    officers: [{ id: 's-2', name: '=Nadia', reviews: 4, decisions: 0, returns: 2, fees: 0 }],
    steps: [{ status: 'submitted', cases: 7, median: 1.5, limit: 3 }],
    trend: [
      { month: '2026-11', submitted: 13, approved: 4, renewed: 3, declined: 0 },
      { month: '2026-10', submitted: 8, approved: 2, renewed: 0, declined: 1 },
    ],
    ...given,
  })
