/** The changes of a release, for its reviewer. */

import type { StackTemplate } from '#infra/aws/stacks/template.ts'
import { compareReleases } from './compare.ts'
import { deployOnPaper, missingMeanwhile } from './paper-deployment.ts'

/** GitHub takes comments of 65,536 letters. */
const mostLines = 200

/** @returns Markdown, and whether `npm run deploy` alone is not enough */
export const releaseReport = (
  before: StackTemplate[],
  after: StackTemplate[],
): { text: string; needsSteps: boolean } => {
  const changes = compareReleases(before, after)
  const problems = [...deployOnPaper(before, after), ...missingMeanwhile(before, after)]
  const notInPlace = changes.filter(({ verdict }) => verdict !== 'in place')
  const needsSteps = problems.length > 0 || notInPlace.some(({ verdict }) => verdict === 'needs steps')
  const verdict = needsSteps ? 'needs steps' : notInPlace.length > 0 ? 'replaced' : 'in place'
  const count = (stack: string, what: string) =>
    changes.filter((change) => change.stack === stack && change.what === what).length
  const rows = [...new Set(changes.map(({ stack }) => stack))].map(
    (stack) =>
      `| ${stack} | ${count(stack, 'added')} | ${count(stack, 'changed')} | ${count(stack, 'removed')} |`,
  )
  const lines = [
    ...problems.map((problem) => `- ${problem}`),
    ...notInPlace.map(
      ({ stack, id, type, what, verdict, why, properties }) =>
        `- \`${stack}\` \`${id}\` (${type}) ${what}: **${verdict}**${why ? `, ${why}` : ''}${properties.length > 0 ? ` (${properties.join(', ')})` : ''}`,
    ),
  ]
  if (changes.length === 0) return { text: 'No template changes.\n', needsSteps }
  const text = [
    `The templates change: **${verdict}**.`,
    '',
    '| Stack | Added | Changed | Removed |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...lines.slice(0, mostLines),
    ...(lines.length > mostLines ? [`- and ${lines.length - mostLines} more`] : []),
    ...(needsSteps ? ['', 'Steps: `infra/runbook.md#releases`.'] : []),
    '',
  ].join('\n')
  return { text, needsSteps }
}
