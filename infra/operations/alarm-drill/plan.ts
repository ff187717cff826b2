/** What a dry run of the drill says: it reads the templates and asks nothing of AWS. */
import { templateNeeds } from '#infra/aws/stacks/template-needs.ts'
import type { Settings } from '#infra/settings.ts'
import { comparisonOf } from '../doctor/require-account.ts'
import { noSuchAlarm } from './drill-environment.ts'

/**
 * @param only the name of one alarm, without that of the environment; otherwise all
 * @throws Error where the templates have no such alarm
 */
export const plannedDrill = (settings: Settings, only?: string): string[] => {
  const prefix = `portal-${settings.name}-`
  const named = templateNeeds(settings).alarmNames.map(({ region, name }) => ({
    ...{ region, name: name.slice(prefix.length) },
  }))
  const planned = named.filter(({ name }) => only === undefined || name === only)
  if (planned.length === 0) throw noSuchAlarm(settings, only)
  return [
    comparisonOf(settings),
    ...planned.map(({ region, name }) => `Would raise ${name} in ${region}, and put it back.`),
    `Would then say of each of the ${planned.length} whom it has reached.`,
  ]
}
