import { expect, test } from 'vitest'
import { acceptedIn, openFindings } from '#infra/operations/audit/findings.ts'

const advisory = (id: string, name: string, severity = 'high') => ({
  url: `https://github.com/advisories/${id}`,
  title: 'Reads too much',
  ...{ name, severity },
})
const report = {
  vulnerabilities: {
    jose: { via: [advisory('GHSA-aaaa-bbbb-cccc', 'jose'), advisory('GHSA-dddd-eeee-ffff', 'jose', 'low')] },
    // What only depends on it names it.
    portal: { via: ['jose'] },
  },
}

test('every weakness is to be mended that is not accepted, or no longer', () => {
  const both = [
    'high: jose, Reads too much (GHSA-aaaa-bbbb-cccc)',
    'low: jose, Reads too much (GHSA-dddd-eeee-ffff)',
  ]
  expect(openFindings(report, new Map(), '2026-11-22')).toEqual(both)
  const accepted = acceptedIn(
    '| Weakness | Until | Why |\n| --- | --- | --- |\n| GHSA-aaaa-bbbb-cccc | 2026-11-29 | Not reached |\n',
  )
  expect(openFindings(report, accepted, '2026-11-29')).toEqual(both.slice(1))
  expect(openFindings(report, accepted, '2026-11-30')).toEqual(both)
  expect(openFindings({ vulnerabilities: {} }, accepted, '2026-11-30')).toEqual([])
})
