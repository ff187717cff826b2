/** The table of a moment, restored next to the live one from its continuous backups. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb'

/** Continuous backups are some minutes behind. */
const lookEveryMs = 20_000
const longestWaitMs = 20 * 60 * 1000
/** A restore takes from a quarter of an hour on, whatever the table's size. */
const longestRestoreInSeconds = 6 * 60 * 60

export const awsTable = (dynamo: DynamoDBClient, live: string, copy: string) => ({
  untilRestorable: async (since: Date): Promise<Date> => {
    for (const end = Date.now() + longestWaitMs; ; await pause(lookEveryMs)) {
      const found = await dynamo.send(new DescribeContinuousBackupsCommand({ TableName: live }))
      const latest =
        found.ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.LatestRestorableDateTime
      if (!latest) throw new Error(`${live} has no continuous backups, so no moment of it can be restored.`)
      if (latest >= since) return latest
      if (Date.now() > end)
        throw new Error(
          `The backups of ${live} are behind: nothing after ${latest.toISOString()} can be restored.`,
        )
    }
  },

  /** Without indexes, which nothing reads here and which take most of the time. */
  restoreTable: async (at: Date): Promise<void> => {
    await dynamo.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: live,
        TargetTableName: copy,
        RestoreDateTime: at,
        BillingModeOverride: 'PAY_PER_REQUEST',
        GlobalSecondaryIndexOverride: [],
      }),
    )
    await waitUntilTableExists({ client: dynamo, maxWaitTime: longestRestoreInSeconds }, { TableName: copy })
  },

  removeTable: async (): Promise<void> => {
    const isThere = await dynamo.send(new DescribeTableCommand({ TableName: copy })).then(
      () => true,
      (error) => {
        if ((error as Error).name === 'ResourceNotFoundException') return false
        throw error
      },
    )
    if (!isThere) return
    // A table that is being restored can be deleted only then.
    await waitUntilTableExists({ client: dynamo, maxWaitTime: longestRestoreInSeconds }, { TableName: copy })
    await dynamo.send(new DeleteTableCommand({ TableName: copy }))
    await waitUntilTableNotExists({ client: dynamo, maxWaitTime: 600 }, { TableName: copy })
  },
})
