/**
 * `npm run alarm:drill -- --env staging [--only emails-late] [--dry-run]`: raises each alarm of an environment once and says whom it has
 * reached. Ends with 1 if one reached nobody. Credentials are those of whoever runs it.
 */
import { parseArgs } from 'node:util'
import { settingsOf } from '#infra/settings.ts'
import { drillEnvironment } from './drill-environment.ts'

const options = {
  env: { type: 'string' },
  only: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

/** CloudWatch notes an action within seconds. */
const waitsForMs = 15_000

try {
  const { env = '', only, 'dry-run': dryRun } = parseArgs({ options }).values
  const silent = await drillEnvironment(settingsOf(env), { only, dryRun, waitsForMs }, console.log)
  process.exitCode = silent > 0 ? 1 : 0
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
