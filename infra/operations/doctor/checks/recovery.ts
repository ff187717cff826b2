import { DescribeContinuousBackupsCommand } from '@aws-sdk/client-dynamodb'
import { tableName } from '#infra/settings.ts'
import { type Check, ok, wrong } from '../check.ts'

/** The latest second that can be restored is usually five minutes ago. */
const mostMinutesAgo = 60

export const recoveryCheck: Check = {
  name: 'recovery',
  asks: 'Can the table be restored to any second of the days that the settings name?',
  rights: ['dynamodb:DescribeContinuousBackups'],
  run: async ({ settings, aws, now }) => {
    const TableName = tableName(settings.name)
    const { ContinuousBackupsDescription } = await aws
      .table()
      .send(new DescribeContinuousBackupsCommand({ TableName }))
    const recovery = ContinuousBackupsDescription?.PointInTimeRecoveryDescription
    const deploy = `Run: npm run deploy -- --env ${settings.name}`
    if (recovery?.PointInTimeRecoveryStatus !== 'ENABLED')
      return wrong(
        `Point-in-time recovery of ${TableName} is off.`,
        `Run: aws dynamodb update-continuous-backups --table-name ${TableName} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true,RecoveryPeriodInDays=${settings.recoveryInDays}`,
      )
    const days = recovery.RecoveryPeriodInDays ?? 0
    if (days < settings.recoveryInDays)
      return wrong(`The table can be restored for ${days} days, not ${settings.recoveryInDays}.`, deploy)
    const latest = recovery.LatestRestorableDateTime?.getTime() ?? 0
    const minutes = Math.round((now.getTime() - latest) / 60_000)
    if (minutes > mostMinutesAgo)
      return wrong(
        `The latest second that can be restored is ${minutes} minutes ago.`,
        'Open a case at AWS Support, and export the data meanwhile (Take the data out).',
      )
    return ok(`The table can be restored to any second of the last ${days} days.`)
  },
}
