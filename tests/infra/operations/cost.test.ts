import { expect, test } from 'vitest'
import { fixedCosts, sumOf, traceCosts, variableCosts } from '#infra/operations/cost/model.ts'
import { prices, pricesIn } from '#infra/operations/cost/prices.ts'
import { costTables, optionalCosts } from '#infra/operations/cost/table.ts'
import { aYear, type Fixed } from '#infra/operations/cost/usage.ts'

const lineOf = (usage: typeof aYear, what: string): number =>
  variableCosts(usage, prices).find((line) => line.what === what)?.dollarsAYear ?? Number.NaN

const nobody = { ...aYear, pharmacists: 0, canaryRuns: 0, staff: { ...aYear.staff, people: 0 } }

test('a pharmacist costs at most 0.21 cents a year', () => {
  expect(sumOf(variableCosts(aYear, prices)) / aYear.pharmacists).toBeLessThanOrEqual(0.0021)
})

const fixed: Fixed = {
  ...{ keys: 2, secrets: 6, alarms: 20, alarmMetrics: 25, dashboards: 1, metrics: 12, logGroups: 6 },
  hostedZones: 1,
}

test('what is counted costs its price by month, beyond what is free', () => {
  const lines = fixedCosts(fixed, prices).map(({ dollarsAYear }) => Math.round(dollarsAYear * 100) / 100)
  expect(lines).toEqual([24, 28.8, 18, 7.2, 6])
})

test('a rotated key costs more in its second and third year, and no more after that', () => {
  const keys = [1, 2, 3, 4, 5].map((year) => fixedCosts(fixed, prices, year)[0]?.dollarsAYear)
  expect(keys).toEqual([24, 48, 72, 72, 72])
})

test('what is stored adds up: the third year pays for two whole years and half of its own', () => {
  const files = (year: number) =>
    variableCosts(aYear, prices, year).find(({ what }) => what === 'S3 storage')!.dollarsAYear
  expect(files(3)).toBeCloseTo(5 * files(1))
})

test('every call beyond 100,000 a month is a trace', () => {
  expect(traceCosts(nobody, prices).dollarsAYear).toBe(0)
  const reads = { ...nobody, canaryRuns: 0, staff: { people: 1, daysAYear: 1, callsADay: 2_200_000 } }
  expect(traceCosts(reads, prices).dollarsAYear).toBeCloseTo(5)
})

test.each(['us-east-1', 'eu-central-1', 'ap-south-1', 'me-central-1', 'no-such-1'])(
  'a year in %s is costed with its own prices, and says which are not',
  (region) => {
    const { takenOver, prices: its } = pricesIn(region)
    const text = costTables(aYear, fixed, region)
    expect(text.includes(`none of ${region} is noted`)).toBe(takenOver.length > 0)
    expect(takenOver.every((name) => text.includes(name))).toBe(true)
    const ratio = sumOf(variableCosts(aYear, its)) / sumOf(variableCosts(aYear, prices))
    expect(ratio).toBeGreaterThanOrEqual(1)
    expect(ratio).toBeLessThan(1.25)
    expect(ratio === 1).toBe(takenOver.length === 15 || takenOver.length === 0)
  },
)

test('without users only the fixed costs remain', () => {
  expect(sumOf(variableCosts(nobody, prices))).toBe(0)
  expect(sumOf(fixedCosts(fixed, prices))).toBeGreaterThan(0)
})

test('one million more reads cost one dollar at the gateway and an eighth of a dollar in the table', () => {
  const oneReader = { ...nobody, pharmacists: 1, emailsEach: 0, documentsEach: 0, recordsInBytes: 0 }
  const none = {
    ...oneReader,
    each: Object.fromEntries(Object.keys(aYear.each).map((kind) => [kind, 0])) as never,
  }
  const million = { ...none, each: { ...(none.each as object), read: 1_000_000 } as never }
  expect(lineOf(million, 'API Gateway')).toBeCloseTo(1)
  expect(lineOf(million, 'DynamoDB requests')).toBeCloseTo(0.125)
  expect(lineOf(million, 'Lambda')).toBe(0) // within the free million a month
})

test('e-mails and scans are the costs that grow', () => {
  expect(lineOf(aYear, 'SES e-mails')).toBeCloseTo(50)
  expect(lineOf({ ...aYear, documentInBytes: 600_000 }, 'S3 storage')).toBeCloseTo(
    2 * lineOf(aYear, 'S3 storage'),
  )
})

test('the firewall costs 8 dollars a month before its first request, the trail of data nothing, backups two keys, an alarm and eight restores', () => {
  const rounded = optionalCosts(nobody, prices).map(
    ({ dollarsAYear }) => Math.round(dollarsAYear * 100) / 100,
  )
  expect(rounded).toEqual([96, 0, 37.2])
  const [firewall = Number.NaN, trail = Number.NaN, backups = Number.NaN] = optionalCosts(aYear, prices).map(
    (line) => line.dollarsAYear,
  )
  expect([firewall > 96, firewall < 150, trail > 10, trail < 100]).toEqual([true, true, true, true])
  const longer = { ...aYear, documentInBytes: 2 * aYear.documentInBytes }
  expect(optionalCosts(longer, prices)[2]?.dollarsAYear).toBeGreaterThan(backups + 50)
})
