/**
 * After items were put into a table that had others, its counters have the values of the other table, so they are
 * counted again.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const script = join(import.meta.dirname, '../portal/check-data.ts')

/** The data check of the service, for counters only, which it repairs. @throws Error when some are still wrong */
export const recountCounters = (table: string): void => {
  const args = [script, '--table', table, '--repair', '--counters', '--without-files']
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0)
    throw new Error('Everything is copied, and some counters are wrong. Close the portal and run data:check.')
}
