/** The newest backups in the vault of AWS Backup, and their restore next to what is live. Those that came back from the account of the copies are among them. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  type BackupClient,
  DescribeRestoreJobCommand,
  paginateListRecoveryPointsByBackupVault,
  type RecoveryPointByBackupVault,
  StartRestoreJobCommand,
} from '@aws-sdk/client-backup'

const oldestInMs = 48 * 60 * 60 * 1000
const lookEveryMs = 20_000
/** As long as the job of a restore of AWS Backup may take here. */
const longestRestoreMs = 6 * 60 * 60 * 1000

type Kind = 'DynamoDB' | 'S3'
/** What came back from the account of the copies has the date of what it was copied from, and counts before it. */
const isOf = (date: Date, { CreationDate }: Point): boolean => date.getTime() === CreationDate.getTime()

type Point = Required<Pick<RecoveryPointByBackupVault, 'RecoveryPointArn' | 'CreationDate'>> &
  Pick<RecoveryPointByBackupVault, 'SourceBackupVaultArn'>

/** @throws Error where the vault has none of the last two nights */
export const newestPoint = async (
  client: BackupClient,
  BackupVaultName: string,
  kind: Kind,
  now: Date,
): Promise<Point> => {
  let newest: Point | undefined
  const asked = { BackupVaultName, ByResourceType: kind }
  for await (const { RecoveryPoints = [] } of paginateListRecoveryPointsByBackupVault({ client }, asked))
    for (const { RecoveryPointArn, CreationDate, Status, SourceBackupVaultArn } of RecoveryPoints)
      if (Status === 'COMPLETED' && RecoveryPointArn && CreationDate)
        if (
          !newest ||
          CreationDate > newest.CreationDate ||
          (SourceBackupVaultArn && isOf(CreationDate, newest))
        )
          newest = { RecoveryPointArn, CreationDate, SourceBackupVaultArn }
  if (newest && now.getTime() - newest.CreationDate.getTime() < oldestInMs) return newest
  const found = newest ? `its newest is of ${newest.CreationDate.toISOString()}` : 'it has none at all'
  throw new Error(`The vault ${BackupVaultName} has no backup (${kind}) of the last two nights: ${found}.`)
}

interface Given {
  /** Restores, by the stack *vault*. */
  role: string
  points: Record<Kind, Point>
  copy: { table: string; bucket: string }
}

export const vaultRestores = (backup: BackupClient, { role, points, copy }: Given, everyMs = lookEveryMs) => {
  const restore = async (kind: Kind, Metadata: Record<string, string>): Promise<void> => {
    const { RecoveryPointArn } = points[kind]
    const { RestoreJobId } = await backup.send(
      new StartRestoreJobCommand({ RecoveryPointArn, IamRoleArn: role, Metadata }),
    )
    for (const end = Date.now() + longestRestoreMs; ; await pause(everyMs)) {
      const { Status, StatusMessage } = await backup.send(new DescribeRestoreJobCommand({ RestoreJobId }))
      if (Status === 'COMPLETED') return
      if (Status === 'FAILED' || Status === 'ABORTED' || Date.now() > end)
        throw new Error(`AWS Backup did not restore ${RecoveryPointArn}: ${Status}, ${StatusMessage}`)
    }
  }
  return {
    isBetween: false,
    untilRestorable: async (): Promise<Date> => points.DynamoDB.CreationDate,
    restoreTable: () => restore('DynamoDB', { targetTableName: copy.table, encryptionType: 'Default' }),
    restoreFiles: () =>
      restore('S3', { DestinationBucketName: copy.bucket, NewBucket: 'true', Encrypted: 'false' }),
  }
}

/** Where each comes from, for the report. */
export const sourceOf = ({ RecoveryPointArn, SourceBackupVaultArn }: Point): string =>
  `${RecoveryPointArn}${SourceBackupVaultArn ? `, which came back from ${SourceBackupVaultArn}` : ''}`
