/** `npm run reinject`: puts each known fault back into the product, one at a time, and tells how soon the simulation finds it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { optional, readOptions } from '#infra/command-line.ts'
import { type Found, faults } from './faults.ts'

const run = promisify(execFile)

/** @returns null where nothing was found in as many sequences as there are */
export const findFault = async (index: number): Promise<Found | null> => {
  const { stdout } = await run(process.execPath, ['tests/simulation/find-fault.ts', String(index)])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null')
}

if (import.meta.main) {
  const { only } = readOptions('npm run reinject', { only: optional('<words>') }).values
  let missed = 0
  for (const [index, { name }] of faults.entries()) {
    if (only && !name.includes(only)) continue
    const began = performance.now()
    const found = await findFault(index)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (!found) missed += 1
    console.log(
      `${found ? `${found.sequences} sequences` : 'NOT FOUND'}, ${seconds} s: ${name} (${found?.by ?? ''})`,
    )
  }
  console.log(missed === 0 ? 'All faults were found.' : `${missed} faults were not found.`)
  if (missed > 0) process.exitCode = 1
}
