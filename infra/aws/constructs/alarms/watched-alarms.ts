/** The alarms that roll a release back: they are raised by the portal's own faults and not by its callers. */
import type { Settings } from '#infra/settings.ts'

/** As `constructs/alarms/` names them. CloudFormation takes five at most. */
const watchedAlarms = ['server-error', 'unexpected-errors', 'function-errors', 'canary-failing'] as const

export const alarmNames = ({ name }: Pick<Settings, 'name'>): string[] =>
  watchedAlarms.map((alarm) => `portal-${name}-${alarm}`)
