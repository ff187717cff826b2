/** What must be right before a deployment, in the order in which one would correct it. An unknown answer stops the deployment too. */

import { spawnSync } from 'node:child_process'
import { type Check, type Checked, ok, unknown, wrong } from './check.ts'
import { accountCheck, cloudFrontCheck, settingsCheck } from './checks/account.ts'
import { concurrencyCheck } from './checks/limits.ts'
import { bootstrapCheck, stuckCheck } from './checks/stacks.ts'
import { runCheck } from './run-check.ts'

/** @param changes what is not committed; null where git cannot say */
const treeCheck = (changes: string[] | null): Check => ({
  name: 'tree',
  asks: 'Is everything committed, so that this release can be deployed again?',
  rights: [],
  run: ({ settings }) => {
    const anyway = settings.kind === 'dev' ? ', or add --uncommitted' : ''
    if (changes === null)
      return unknown(
        'git cannot say what is committed here.',
        `Deploy from a clone of the repository${anyway}.`,
      )
    if (changes.length === 0) return ok('Everything is committed.')
    const files = changes.length === 1 ? 'One file is' : `${changes.length} files are`
    return wrong(`${files} not committed, first "${changes[0]}".`, `Commit or stash them${anyway}.`)
  },
})

interface PreflightOptions {
  changes: string[] | null
  /** Deploys what is not committed; in dev only. */
  mayBeUncommitted: boolean
}

export const preflightChecks = ({ changes, mayBeUncommitted }: PreflightOptions): Check[] => [
  settingsCheck,
  ...(mayBeUncommitted ? [] : [treeCheck(changes)]),
  accountCheck,
  bootstrapCheck,
  cloudFrontCheck,
  concurrencyCheck,
  stuckCheck,
]

/** @returns a sentence for each reason not to deploy, each once. The account comes before what is asked of it. */
export const reasonsNotToDeploy = async (checks: Check[], on: Checked): Promise<string[]> => {
  const reasons = new Set<string>()
  for (const check of checks) {
    const { state, says, todo } = await runCheck(check, on)
    if (state === 'ok') continue
    reasons.add(`${says} ${todo}`)
    // Of another account nothing more is asked.
    if (check === accountCheck) break
  }
  return [...reasons]
}

/** What is not committed in the project's folder, as git lists it; null where git cannot say. */
export const uncommitted = (root: string): string[] | null => {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}
