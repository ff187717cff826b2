/** The records of the stream in the file of the embedded database, which indexes them too little and never removes any. */
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

const waitForLockInMs = 5000

/**
 * With each write the embedded database looks for the newest record of its stream, and reads all of them to find it,
 * so that a write costs more the longer the portal has run. With this index, which SQLite uses automatically, the
 * cost stays the same.
 * @param file of the running database
 */
export const indexStream = (file: string): void => {
  const database = new DatabaseSync(file, { timeout: waitForLockInMs })
  try {
    database.exec(
      'CREATE INDEX IF NOT EXISTS stream_records_by_number ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
    )
  } finally {
    database.close()
  }
}

const keptForInS = 24 * 60 * 60
const lookedAtTogether = 1000

/**
 * Removes records that are older than a day, as DynamoDB does; the newest one stays, since the next number follows from it.
 * @param now in milliseconds since 1970
 */
export const trimStream = async (file: string, now: number): Promise<void> => {
  const database = new DatabaseSync(file, { timeout: waitForLockInMs })
  try {
    const removal = database.prepare(`DELETE FROM _stream_records
      WHERE id IN (SELECT id FROM _stream_records ORDER BY id LIMIT ${lookedAtTogether})
      AND id < (SELECT MAX(id) FROM _stream_records) AND created_at < ?`)
    const oldest = Math.floor(now / 1000) - keptForInS
    // In small parts, between which the database can write and the portal answers.
    while (removal.run(oldest).changes === lookedAtTogether) await setImmediate()
  } finally {
    database.close()
  }
}
