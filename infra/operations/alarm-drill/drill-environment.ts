import { edgeRegion, type Settings } from '#infra/settings.ts'
import { requireAccount } from '../doctor/require-account.ts'
import { alarmService } from './alarm-service.ts'
import { drill } from './drill.ts'

/** @param only the alarm that was asked for, or none was */
export const noSuchAlarm = ({ name }: Settings, only?: string): Error =>
  new Error(
    only
      ? `There is no alarm "${only}" of ${name}. Run it with --dry-run to see their names.`
      : `There are no alarms of ${name}: is it deployed?`,
  )

interface EnvironmentDrill {
  /** The name of one alarm, without that of the environment; otherwise all. */
  only?: string | undefined
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
  { only, waitsForMs }: EnvironmentDrill,
  say: (line: string) => void,
): Promise<number> => {
  const { name, region } = settings
  await requireAccount(settings)
  let [tried, silent] = [0, 0]
  for (const one of new Set([region, edgeRegion])) {
    const outcomes = await drill(alarmService(one), { prefix: `portal-${name}-`, only, waitsForMs })
    for (const { alarm, line, ok } of outcomes) say(`${ok ? 'ok   ' : 'WRONG'} ${alarm} ${line}`)
    tried += outcomes.length
    silent += outcomes.filter(({ ok }) => !ok).length
  }
  if (tried === 0) throw noSuchAlarm(settings, only)
  say(`${tried} alarms tried, ${silent} of them reach nobody.`)
  return silent
}
