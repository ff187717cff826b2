/** What the charts, tables and files of the register in figures contain, and where the bars stand. */
import { expect, test } from 'vitest'
import { reportMonths } from '#shared/cases/rules/reports.ts'
import { emptyTally } from '#shared/register/rules/register-figures.ts'
import { someFigures } from '#tests/support/pages/register-figures.ts'
import { figureSections } from '#web/features/register/figures/figure-sections.ts'
import { barPlaces } from '#web/ui/chart/bar-chart.tsx'

const section = (name: string, figures = someFigures()) =>
  figureSections(figures).find((one) => one.name === name)!
const pairs = (name: string) => section(name).bars.map(({ label, value }) => [label, value])

test('standings have a bar each; the table adds why entries were removed', () => {
  expect(pairs('standing')).toEqual([
    ['In force', 9000],
    ['Expired', 2100],
    ['Suspended', 45],
    ['Removed from the register', 1200],
  ])
  expect(section('standing').rows.slice(4)).toEqual([
    ['Removed: Not renewed in time', 1100],
    ['Removed: The person has died', 100],
  ])
})

test('categories and cities show those in force, their tables every standing', () => {
  expect(pairs('category')).toEqual([
    ['Category A', 6000],
    ['Category B', 3000],
  ])
  expect(section('category').rows[0]).toEqual(['A', 6000, 1500, 45, 1200, 8745])
  const { bars, rows } = section('city')
  expect(bars).toHaveLength(11)
  expect([bars[0], bars.at(-1)]).toEqual([
    { label: 'Lahore', value: 4100 },
    { label: 'All other places', value: 950 + 150 },
  ])
  expect(rows.at(-1)).toEqual(['Other places', 950, 400, 15, 500, 1865])
})

test('ends have a bar for this month and the next twelve, and for all before and after', () => {
  const bars = pairs('ends')
  expect(bars).toHaveLength(15)
  expect([bars[0], bars[1], bars[2], bars.at(-1)]).toEqual([
    ['Before November 2026', 312],
    ['November 2026', 240],
    ['December 2026', 410],
    ['After November 2027', 803],
  ])
  expect(section('ends').rows).toEqual([
    ['Before September 2026', 12],
    ['September 2026', 300],
    ['November 2026', 240],
    ['December 2026', 410],
    ['December 2027', 800],
    ['After December 2027', 3],
  ])
})

test('renewals due end with the last month of an open window; renewals done go from old to new', () => {
  const due = pairs('renewals-due')
  expect([due[0], due[1], due.at(-1)]).toEqual([
    ['Before May 2026', 19],
    ['May 2026', 0],
    ['January 2027', 395],
  ])
  expect([pairs('renewals-done')[0], pairs('renewals-done').at(-1)]).toEqual([
    ['November 2025', 480],
    ['November 2026', 210],
  ])
})

test('a register without entries says so where there is nothing to show', () => {
  const renewed = reportMonths('2026-11-22').map((month) => ({ month, renewals: 0 }))
  const none = someFigures({ ...emptyTally(), renewed })
  expect(figureSections(none).map(({ name, empty }) => [name, empty])).toEqual([
    ['standing', null],
    ['category', 'There are no registrations.'],
    ['city', 'There are no registrations.'],
    ['ends', 'No registration has an end.'],
    ['renewals-due', 'No registration is due for renewal.'],
    ['renewals-done', 'No renewal was approved in these months.'],
  ])
})

test('bars are as long as their share of the longest, one below the other', () => {
  const { height, longest, rows } = barPlaces([50, 100, 0, -3])
  expect([height, longest]).toEqual(['11.5em', '72%'])
  expect(rows.map(({ length }) => length)).toEqual(['36%', '72%', '0%', '0%'])
  expect(rows[1]).toEqual({ label: '4em', number: '5.125em', bar: '4.375em', length: '72%' })
})

test('dense bars use the whole width, and no values make no length', () => {
  expect(barPlaces([1, 4], true)).toMatchObject({
    height: '4.5em',
    rows: [{ length: '25%' }, { length: '100%', label: '3.3125em', number: '3.3125em' }],
  })
  expect(barPlaces([0], true).rows[0]?.length).toBe('0%')
  expect(barPlaces([])).toMatchObject({ height: '0em', rows: [] })
})
