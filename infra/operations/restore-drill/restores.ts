/** What a drill needs of whatever restores: AWS in an account, stand-ins on one machine. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { S3Client } from '@aws-sdk/client-s3'

/** A table and a bucket, where they are. */
export interface Stores {
  dynamo: DynamoDBClient
  table: string
  s3: S3Client
  bucket: string
}

export interface Restores {
  live: Stores
  /** Where the copies will be; nothing is there yet. */
  copy: Stores
  /** Whether the moment lies between two readings of what is live, so that what stood still must be restored just so. */
  isBetween: boolean
  /** Waits until everything of this moment can be restored. @returns the moment to restore */
  untilRestorable: (since: Date) => Promise<Date>
  /** Restores the table of the moment next to the live one. */
  restoreTable: (at: Date) => Promise<void>
  /** Restores the files of the moment into a bucket next to the live one. */
  restoreFiles: (at: Date) => Promise<void>
  removeTable: () => Promise<void>
  removeFiles: () => Promise<void>
  /** Runs the data check on the copies. @returns whether nothing was found */
  check: () => Promise<boolean>
}
