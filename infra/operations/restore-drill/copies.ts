/** The copies of a drill: their names, by which one that was left behind is found, and their check. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Stores } from './restores.ts'

/** @param began when the drill began */
export const namesOfCopies = (table: string, account: string, began: Date) => {
  const stamp = began.toISOString().slice(0, 16).replace(/\D/g, '')
  return { table: `${table}-drill-${stamp}`, bucket: `${table}-drill-${stamp}-${account}` }
}

/** The data check of the copies, by its own command. */
const script = join(import.meta.dirname, '../portal/check-data.ts')

export const checkCopies = (
  { table, bucket }: Pick<Stores, 'table' | 'bucket'>,
  env: Record<string, string> = {},
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const args = [script, '--table', table, '--bucket', bucket]
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
