/** The sections of the register in figures: for each the bars of its chart and the rows of its table and file. */

import { monthOf } from '#shared/kit/dates.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { RegisterFigures, StandingCounts } from '#shared/register/records/register-figures.ts'
import { standings } from '#shared/register/records/standing.ts'
import { otherCities } from '#shared/register/rules/counted-city.ts'
import { addMonths } from '#shared/register/rules/register-figures.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { reasonLabels } from '#shared/register/rules/standing-changes.ts'
import type { ChartSection } from '#web/ui/chart/chart-section.ts'
import { formatMonth } from '#web/ui/moments.ts'

/** Cities that have their own bar. */
const mostCities = 10
/** Months that have their own bar, around the month of the count. */
const monthsAhead = 12
const monthsOverdue = 6

type Counts = Record<string, number>

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const allOf = (counts: StandingCounts): number => sum(standings.map((standing) => counts[standing]))

const standingSection = ({ day, standings: counts, removed }: RegisterFigures): ChartSection => {
  const bars = standings.map((standing) => ({ label: standingLabels[standing], value: counts[standing] }))
  const reasons = Object.entries(reasonLabels).flatMap(([reason, words]) =>
    removed[reason] ? [[`Removed: ${words}`, removed[reason]]] : [],
  )
  return {
    name: 'standing',
    title: 'By standing',
    about: `Standing of all registrations on ${formatDate(day)}`,
    bars,
    heads: ['Standing', 'Registrations'],
    rows: [...bars.map(({ label, value }) => [label, value]), ...reasons],
    empty: null,
  }
}

/** A table of groups with all standings, of which the bars show those in force. */
const groupSection = (
  given: Pick<ChartSection, 'name' | 'title' | 'about'> & { head: string },
  groups: { label: string; counts: StandingCounts }[],
  bars: ChartSection['bars'],
): ChartSection => ({
  ...given,
  bars,
  heads: [given.head, 'In force', 'Expired', 'Suspended', 'Removed', 'All'],
  rows: groups.map(({ label, counts }) => [
    label,
    ...standings.map((standing) => counts[standing]),
    allOf(counts),
  ]),
  empty: groups.length === 0 ? 'There are no registrations.' : null,
})

const inForce = ({ label, counts }: { label: string; counts: StandingCounts }) => ({
  label,
  value: counts.active,
})

const categorySection = ({ categories }: RegisterFigures): ChartSection => {
  const groups = Object.entries(categories)
    .map(([category, counts]) => ({ label: category, counts }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  const about = 'Registrations in force of each category; the table has all standings'
  return groupSection(
    { name: 'category', title: 'By category', about, head: 'Category' },
    groups,
    groups.map((group) => ({ ...inForce(group), label: `Category ${group.label}` })),
  )
}

const citySection = ({ cities }: RegisterFigures): ChartSection => {
  const named = Object.entries(cities)
    .filter(([city]) => city !== otherCities)
    .map(([city, counts]) => ({ label: city, counts }))
    .sort(
      (one, other) =>
        other.counts.active - one.counts.active ||
        allOf(other.counts) - allOf(one.counts) ||
        one.label.localeCompare(other.label, 'en'),
    )
  const unnamed = cities[otherCities]
  const groups = [...named, ...(unnamed ? [{ label: 'Other places', counts: unnamed }] : [])]
  const others = sum(
    [...named.slice(mostCities), ...groups.slice(named.length)].map(({ counts }) => counts.active),
  )
  const about = 'Registrations in force by the city of the register; the table has all standings'
  return groupSection({ name: 'city', title: 'By city', about, head: 'City' }, groups, [
    ...named.slice(0, mostCities).map(inForce),
    ...(others > 0 ? [{ label: 'All other places', value: others }] : []),
  ])
}

/** All months with entries, oldest first, between those that are counted together. */
const monthRows = (counts: Counts): [label: string, count: number][] => {
  const months = Object.keys(counts).filter((month) => month !== 'earlier' && month !== 'later')
  const rows = months.sort().map((month): [string, number] => [formatMonth(month), counts[month] ?? 0])
  const [oldest = '', newest = ''] = [months[0], months.at(-1)].map((month) => month && formatMonth(month))
  return [
    ...(counts.earlier ? [[`Before ${oldest}`, counts.earlier] as [string, number]] : []),
    ...rows,
    ...(counts.later ? [[`After ${newest}`, counts.later] as [string, number]] : []),
  ]
}

/** Bars of the months from one to another, and one for what is before and after them. */
const monthBars = (counts: Counts, from: string, to: string): ChartSection['bars'] => {
  const isBefore = (month: string) => month === 'earlier' || (month !== 'later' && month < from)
  const total = (chosen: (month: string) => boolean) =>
    sum(Object.entries(counts).flatMap(([month, count]) => (chosen(month) ? [count] : [])))
  const [before, after] = [total(isBefore), total((month) => !isBefore(month) && month > to)]
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return [
    ...(before > 0 ? [{ label: `Before ${formatMonth(from)}`, value: before }] : []),
    ...months.map((month) => ({ label: formatMonth(month), value: counts[month] ?? 0 })),
    ...(after > 0 ? [{ label: `After ${formatMonth(to)}`, value: after }] : []),
  ]
}

const endSection = ({ day, ends }: RegisterFigures): ChartSection => ({
  name: 'ends',
  title: 'By month of expiry',
  about: 'Registrations that are not removed, by the month in which they end or have ended',
  bars: monthBars(ends, monthOf(day), addMonths(monthOf(day), monthsAhead)),
  dense: true,
  heads: ['Month', 'Registrations'],
  rows: monthRows(ends),
  empty: sum(Object.values(ends)) === 0 ? 'No registration has an end.' : null,
})

const dueSection = ({ day, due }: RegisterFigures): ChartSection => {
  const last = Object.keys(due)
    .filter((month) => month !== 'later' && month !== 'earlier')
    .sort()
    .at(-1)
  const present = monthOf(day)
  return {
    name: 'renewals-due',
    title: 'Renewals due',
    about: `Registrations that may be renewed on ${formatDate(day)}, by the month in which they end or have ended`,
    bars: monthBars(due, addMonths(present, -monthsOverdue), last && last > present ? last : present),
    dense: true,
    heads: ['Month', 'Renewals due'],
    rows: monthRows(due),
    empty: sum(Object.values(due)) === 0 ? 'No registration is due for renewal.' : null,
  }
}

const renewedSection = ({ renewed }: RegisterFigures): ChartSection => {
  const months = renewed.toReversed()
  return {
    name: 'renewals-done',
    title: 'Renewals done',
    about: 'Renewals approved in each month, without those that were reversed in it',
    bars: months.map(({ month, renewals }) => ({ label: formatMonth(month), value: renewals })),
    dense: true,
    heads: ['Month', 'Renewals done'],
    rows: months.map(({ month, renewals }) => [formatMonth(month), renewals]),
    empty: months.every(({ renewals }) => renewals === 0) ? 'No renewal was approved in these months.' : null,
  }
}

export const figureSections = (figures: RegisterFigures): ChartSection[] => [
  standingSection(figures),
  categorySection(figures),
  citySection(figures),
  endSection(figures),
  dueSection(figures),
  renewedSection(figures),
]
