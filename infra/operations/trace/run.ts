/**
 * `npm run trace -- --release prod-1a2b3c4d5e6f cases-act/index.mjs:7:123`: where in the sources a place in deployed code
 * comes from. Without a place it reads a stack or lines of the log from standard input.
 */
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { optional, readOptions, required } from '#infra/command-line.ts'
import { explain } from './explain.ts'
import { sourceMapsOf } from './source-maps-of.ts'

const options = { release: required('<release>'), function: optional('<name>'), output: optional('<folder>') }
const { values, positionals } = readOptions('npm run trace', options, { rest: '[<place> ...]' })
try {
  const { release, function: name, output = join(import.meta.dirname, '../../../cdk.out') } = values
  const maps = await sourceMapsOf(release, resolve(output))
  const asked = positionals.length > 0 ? positionals.join('\n') : await text(process.stdin)
  console.log(explain(asked, { maps, release, name }).join('\n'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
