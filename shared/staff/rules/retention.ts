/** How long the council keeps what it may choose to keep: the kinds, their limits, and the day until which each is kept. */
import { addDays } from '#shared/kit/format.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import type { NamedValue } from './changed-settings.ts'

export const retentionRoles = ['administrator'] as const satisfies StaffRole[]

interface Kind {
  label: string
  /** What is removed then, and what never is. */
  explained: string
  unit: 'days' | 'months' | 'years'
  least: number
  most: number
  usual: number
}

/** Every kind is carried out by the daily clean-up. */
export const retentionKinds = {
  unconfirmed_account_days: {
    label: 'Accounts whose email was never confirmed',
    explained:
      'Counted from the last sign-in. The account is closed, and its records are removed within 30 days.',
    ...{ unit: 'days', least: 30, most: 365, usual: 90 },
  },
  unused_account_months: {
    label: 'Accounts that never submitted an application',
    explained:
      'Counted from the last sign-in. The person is told by email, and can keep the account for 28 days by signing in.',
    ...{ unit: 'months', least: 6, most: 120, usual: 24 },
  },
  export_log_years: {
    label: 'Log of exports',
    explained: 'Who exported which applications.',
    ...{ unit: 'years', least: 2, most: 20, usual: 7 },
  },
  proposal_years: {
    label: 'Settled confirmations',
    explained: 'What two members of staff decided together, such as changes of roles. Open ones stay.',
    ...{ unit: 'years', least: 2, most: 20, usual: 7 },
  },
} as const satisfies Record<string, Kind>
export type RetentionKind = keyof typeof retentionKinds
type Periods = Record<RetentionKind, number>
export const retentionKindNames = Object.keys(retentionKinds) as RetentionKind[]

/** Months end with the month: six months before 31 August is the last day of February. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
  return moved.toISOString().slice(0, 10)
}

const moved = (day: string, kind: RetentionKind, periods: number): string => {
  const { unit } = retentionKinds[kind]
  if (unit === 'days') return addDays(day, periods)
  return addMonths(day, unit === 'months' ? periods : periods * 12)
}

/** The first day on which what is of this day is no longer kept. */
export const keptUntil = (day: string, kind: RetentionKind, settings: Periods): string =>
  moved(day, kind, settings[kind])

/** What is of a day before this one is no longer kept. */
export const keptFrom = (today: string, kind: RetentionKind, settings: Periods): string =>
  moved(today, kind, -settings[kind])

export const retentionInWords = (settings: Periods): NamedValue[] =>
  retentionKindNames.map(
    (kind): NamedValue => [retentionKinds[kind].label, `${settings[kind]} ${retentionKinds[kind].unit}`],
  )
