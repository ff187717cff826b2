import { edgeRegion, type Settings } from '#infra/settings.ts'
import { requireAccount } from '../doctor/require-account.ts'
import { alarmService } from './alarm-service.ts'
import { drill } from './drill.ts'

interface EnvironmentDrill {
  /** The name of one alarm, without that of the environment; otherwise all. */
  only?: string | undefined
  dryRun: boolean
  /** How long CloudWatch may take to note what became of an action. */
  waitsForMs: number
}

/**
 * Drills the alarms of every region that the environment has alarms in, and says a line for each.
 * @returns how many reach nobody
 * @throws Error for another account, and where there are no such alarms
 */
export const drillEnvironment = async (
  settings: Settings,
  { only, dryRun, waitsForMs }: EnvironmentDrill,
  say: (line: string) => void,
): Promise<number> => {
  const { name, region } = settings
  // A dry run reads which alarms there are, so it has to read those of the right account too.
  await requireAccount(settings)
  let [tried, silent] = [0, 0]
  for (const one of new Set([region, edgeRegion])) {
    const outcomes = await drill(alarmService(one), { prefix: `portal-${name}-`, only, dryRun, waitsForMs })
    for (const { alarm, line, ok } of outcomes) say(`${ok ? 'ok   ' : 'WRONG'} ${alarm} ${line}`)
    tried += outcomes.length
    silent += outcomes.filter(({ ok }) => !ok).length
  }
  if (tried === 0)
    throw new Error(
      only
        ? `There is no alarm "${only}" of ${name}. Run it with --dry-run to see their names.`
        : `There are no alarms of ${name}: is it deployed?`,
    )
  say(`${tried} alarms ${dryRun ? 'looked at' : 'tried'}, ${silent} of them reach nobody.`)
  return silent
}
