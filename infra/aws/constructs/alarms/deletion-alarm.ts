/** The alarm about keys and secrets that wait for their deletion. */
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { AlarmDefinition } from '../watch/portal-alarm.ts'

export const deletionAlarm = (deletions: Metric): Record<string, AlarmDefinition> => ({
  'keys-and-secrets': {
    sentence: 'Within a day a key was disabled, or a key or secret was marked for deletion.',
    runbook: 'keys-and-secrets',
    metric: deletions,
    atLeast: 1,
  },
})
