/** Checks of whether the data can be brought back. */

import { type CopyJob, ListCopyJobsCommand } from '@aws-sdk/client-backup'
import { DescribeContinuousBackupsCommand } from '@aws-sdk/client-dynamodb'
import { tableName } from '#infra/settings.ts'
import { type Check, type Checked, ok, wrong } from '../check.ts'

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

/** Copies are made every night; one that fails raises `backups-failed`, two nights without any are found here. */
const mostHoursAgo = 48
const hourInMs = 60 * 60_000

/** The table and the files. */
const kinds = ['DynamoDB', 'S3']

const doneInTime = async (ByDestinationVaultArn: string, { aws, now }: Checked): Promise<CopyJob[]> => {
  const ByCompleteAfter = new Date(now.getTime() - mostHoursAgo * hourInMs)
  const asked = { ByDestinationVaultArn, ByState: 'COMPLETED', ByCompleteAfter } as const
  return (await aws.backups().send(new ListCopyJobsCommand(asked))).CopyJobs ?? []
}

export const copiesCheck: Check = {
  name: 'copies',
  asks: 'Did backups of table and files reach the other account in the last two days?',
  rights: ['backup:ListCopyJobs'],
  run: async (on) => {
    const { copies } = await on.needs()
    if (copies.length === 0) return ok('The settings copy no backups to another account.')
    for (const vault of copies) {
      const jobs = await doneInTime(vault, on)
      const missing = kinds.filter((kind) => !jobs.some(({ ResourceType }) => ResourceType === kind))
      if (missing.length > 0)
        return wrong(
          `No backup of ${missing.join(' and ')} has reached ${vault} in the last ${mostHoursAgo} hours.`,
          'See why: aws backup list-copy-jobs --by-state FAILED. The vault of the other account has to allow copies from this one.',
        )
    }
    return ok(`Backups have reached ${copies.join(', ')}.`)
  },
}
