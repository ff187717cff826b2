/** The alarms by which CloudFormation takes a release back, as arguments of cdk. */
import type { MetricAlarm } from '@aws-sdk/client-cloudwatch'

interface Watch {
  /** The alarms that exist: none before the first deployment. */
  alarms: MetricAlarm[]
  minutes: number
  unwatched: boolean
}

/** @throws Error while an alarm is raised: CloudFormation would roll back at once, whatever is deployed */
export const rollbackArguments = ({ alarms, minutes, unwatched }: Watch): string[] => {
  // Without the word, CloudFormation would go on with the alarms of the last time.
  if (unwatched) return ['--rollback-trigger-alarm-arns', 'none']
  if (minutes === 0 || alarms.length === 0) return []
  const raised = alarms.filter(({ StateValue }) => StateValue === 'ALARM').map(({ AlarmName }) => AlarmName)
  if (raised.length > 0)
    throw new Error(
      `Raised at this moment: ${raised.join(', ')}. A release would be rolled back at once. Look into it first (infra/runbook.md#read-the-alarms), or deploy what mends it with --unwatched.`,
    )
  return [
    ...alarms.flatMap(({ AlarmArn = '' }) => ['--rollback-trigger-alarm-arns', AlarmArn]),
    '--monitoring-time-minutes',
    String(minutes),
  ]
}
