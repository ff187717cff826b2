/** The output of a check: a line for each finding, without personal data, and a sentence at the end. */

import type { Checked } from './check-table.ts'
import { families } from './families.ts'
import { shownKey } from './shown-key.ts'
import type { Finding } from './tools.ts'

const mostShown = 50

const linesOf = (findings: readonly Finding[]): string[] => [
  ...findings
    .slice(0, mostShown)
    .map(({ key, says, repair }) => `  ${shownKey(key)}: ${says}${repair ? ' It can be repaired.' : ''}`),
  ...(findings.length > mostShown ? [`  and ${findings.length - mostShown} more`] : []),
]

/** Each family with findings: what should hold, and where it does not. */
export const reportLines = ({ findings, moved }: Checked): string[] => {
  const wrong = findings.filter(({ isLeftover }) => !isLeftover)
  const left = findings.filter(({ isLeftover }) => isLeftover)
  return [
    ...families.flatMap(({ name, holds }) => {
      const own = wrong.filter(({ family }) => family === name)
      return own.length > 0 ? [`${name}: ${holds}`, ...linesOf(own)] : []
    }),
    ...(left.length > 0 ? ['Left over, and harmless:', ...linesOf(left)] : []),
    ...(moved > 0 ? [`${moved} counters changed while they were read and were not judged.`] : []),
    wrong.length === 0
      ? `No findings in ${families.length} families.`
      : `${wrong.length} findings, of which ${wrong.filter(({ repair }) => repair).length} can be repaired.`,
  ]
}
