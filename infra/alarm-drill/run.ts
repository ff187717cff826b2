/**
 * `npm run alarm:drill -- --env staging [--only emails-late] [--dry-run]`: raises each alarm of an environment once and says whom it has
 * reached. Ends with 1 if one reached nobody. Credentials are those of whoever runs it.
 */
import { parseArgs } from 'node:util'
import { requireAccount } from '#infra/doctor/require-account.ts'
import { edgeRegion, settingsOf } from '#infra/settings.ts'
import { alarmService } from './alarm-service.ts'
import { drill } from './drill.ts'

const options = {
  env: { type: 'string' },
  only: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

/** CloudWatch notes an action within seconds. */
const waitsForMs = 15_000

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options })
  const settings = settingsOf(values.env ?? '')
  const { name, region } = settings
  const { only, 'dry-run': dryRun } = values
  // A dry run reads which alarms there are, so it has to read those of the right account too.
  await requireAccount(settings)
  let [tried, silent] = [0, 0]
  for (const one of new Set([region, edgeRegion])) {
    const outcomes = await drill(alarmService(one), { prefix: `portal-${name}-`, only, dryRun, waitsForMs })
    for (const { alarm, line, ok } of outcomes) console.log(`${ok ? 'ok   ' : 'WRONG'} ${alarm} ${line}`)
    tried += outcomes.length
    silent += outcomes.filter(({ ok }) => !ok).length
  }
  if (tried === 0)
    throw new Error(
      only
        ? `There is no alarm "${only}" of ${name}. Run it with --dry-run to see their names.`
        : `There are no alarms of ${name}: is it deployed?`,
    )
  console.log(`${tried} alarms ${dryRun ? 'looked at' : 'tried'}, ${silent} of them reach nobody.`)
  return silent > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
