import { monthOf } from '#shared/kit/dates.ts'

/** What reports count; the names are part of stored counters, so they never change. */
export const reportActs = [
  'submitted',
  'reviewed',
  'fee-verified',
  'returned',
  'approved',
  'declined',
  'collected',
] as const
export type ReportAct = (typeof reportActs)[number]

const monthsShown = 13 // so that a month can be compared with the same one of the year before

/** The month of a day and the twelve before it, newest first. */
export const reportMonths = (today: string): string[] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return Array.from({ length: monthsShown }, (_, back) =>
    monthOf(new Date(Date.UTC(year, month - 1 - back)).toISOString()),
  )
}

/** Those of them that have counts, and the present one: a month before the first has no figures, which is not none. */
export const countedMonths = (today: string, first: string | null): string[] => {
  const present = monthOf(today)
  return reportMonths(today).filter((month) => month >= (first ?? present))
}
