/** The data check of the copies, by its own command. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Stores } from './restores.ts'

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
