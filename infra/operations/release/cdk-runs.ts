/** The calls of `cdk deploy` of a release, in their order. */
import type { Settings } from '#infra/settings.ts'

/** The stacks in the region of the settings, and with it of the alarms. */
export const stacksBesideAlarms = ({ name, backups }: Pick<Settings, 'name' | 'backups'>): string[] =>
  ['web', 'data', 'staff', 'register', 'api', 'operations', ...(backups ? ['vault'] : [])].map(
    (part) => `portal-${name}-${part}`,
  )

/**
 * CloudFormation refuses alarms of another region, so the stack in us-east-1 is deployed first and without any.
 * @param alarms arguments that name the alarms to watch, none where nothing is watched
 */
export const cdkRuns = (
  settings: Pick<Settings, 'name' | 'backups'>,
  alarms: readonly string[],
  rest: readonly string[],
): string[][] => {
  const always = ['-c', `env=${settings.name}`, ...rest]
  if (alarms.length === 0) return [['deploy', '--all', ...always]]
  return [
    ['deploy', `portal-${settings.name}-edge`, '--exclusively', ...always],
    ['deploy', ...stacksBesideAlarms(settings), '--exclusively', ...alarms, ...always],
  ]
}
