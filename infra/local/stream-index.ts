import { DatabaseSync } from 'node:sqlite'

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
