/** The register in figures as the service answers it to a page. */

import { reportMonths } from '#shared/cases/rules/reports.ts'
import type {
  FiguresView,
  RegisterFigures,
  StandingCounts,
} from '#shared/register/records/register-figures.ts'

const day = '2026-11-22'

const counts = (active: number, expired = 0, suspended = 0, removed = 0): StandingCounts => ({
  active,
  expired,
  suspended,
  removed,
})

const towns = ['Kasur', 'Okara', 'Multan', 'Sialkot', 'Attock', 'Jhelum', 'Layyah', 'Murree', 'Vehari']

export const someFigures = (given: Partial<RegisterFigures> = {}): RegisterFigures => ({
  day,
  counted_at: '2026-11-21T22:17:31.000Z',
  entries: 12_345,
  standings: counts(9_000, 2_100, 45, 1_200),
  removed: { 'not-renewed': 1_100, died: 100 },
  categories: { B: counts(3_000, 600), A: counts(6_000, 1_500, 45, 1_200) },
  cities: {
    ...Object.fromEntries(towns.map((town, place) => [town, counts(600 - place * 50, 40)])),
    Lahore: counts(4_100, 900, 30, 700),
    Vehari: counts(200, 10),
    Chiniot: counts(150, 5),
    Other: counts(950, 400, 15, 500),
  },
  ends: { earlier: 12, '2026-09': 300, '2026-11': 240, '2026-12': 410, '2027-12': 800, later: 3 },
  due: { earlier: 12, '2026-02': 7, '2026-09': 290, '2026-11': 232, '2027-01': 395 },
  renewed: reportMonths(day).map((month, place) => ({ month, renewals: place === 0 ? 210 : 40 * place })),
  ...given,
})

export const aFiguresView = (given: Partial<FiguresView> = {}): FiguresView => ({
  figures: someFigures(),
  reminders: {
    ...{ day, finished: true, sent: 12 },
    ...{ without_account: 3, unconfirmed: 0, unreachable: 0, renewing: 1, not_renewable: 0 },
  },
  ...given,
})
