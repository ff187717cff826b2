/** The alarm about backups, copies and restores that did not end well. */
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { AlarmDefinition } from '../watch/portal-alarm.ts'

export const backupAlarm = (failures: Metric): Record<string, AlarmDefinition> => ({
  'backups-failed': {
    sentence: 'Within a day a backup, its copy to the other account, or a restore did not end well.',
    runbook: 'backups-failed',
    metric: failures,
    atLeast: 1,
  },
})
