/** What the charts, tables and files of a report contain. */
import { expect, test } from 'vitest'
import { anEmptyReport, aReport } from '#tests/support/pages/reports.ts'
import { reportSections } from '#web/features/cases/reports/report-sections.ts'
import { csvText } from '#web/ui/csv-file.ts'

const section = (name: string, report = aReport()) => reportSections(report).find((one) => one.name === name)!

test('bars show what remains after reversals, the table both', () => {
  const { bars, rows } = section('applications')
  expect(bars.map(({ label, value }) => [label, value])).toEqual([
    ['Submitted', 13],
    ['Approved', 4],
    ['Renewed', 3],
    ['Declined', 0],
    ['Returned for correction', 0],
    ['Collected', -1],
  ])
  expect(rows[1]).toEqual(['Approved', 5, 1, 4])
  expect(section('types').rows).toEqual([
    ['Submitted', 9, 4],
    ['Approved or renewed', 4, 3],
    ['Declined', 0, 0],
    ['Returned for correction', 0, 0],
    ['Collected', 0, -1],
  ])
})

test('ten cities have a row, all others share one', () => {
  const { rows } = section('cities')
  expect(rows).toHaveLength(11)
  expect(rows[0]).toEqual(['Lahore', 8])
  expect(rows.at(-1)).toEqual(['Other cities', 5]) // those the portal does not know, and the last two
})

test('a step with too few applications for a median says so', () => {
  const { bars, rows } = section('days')
  expect(rows).toEqual([['Submitted', '1.5 days', 3, 7]])
  expect(bars[0]).toMatchObject({ value: 1.5, shown: '1.5 days' })
})

test('every section of a month without acts says that there is nothing', () => {
  expect(reportSections(anEmptyReport()).filter(({ empty }) => !empty)).toEqual([])
})

test('the file begins with a byte order mark and runs no name as a formula', async () => {
  const { heads, rows } = section('staff')
  expect(await csvText(heads, rows)).toBe(
    '\uFEFFName,Reviews finished,Decisions,Returns,Fees verified\r\n"\'=Nadia",4,0,2,0',
  )
})
