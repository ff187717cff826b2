/**
 * `npm run trace -- --release prod-1a2b3c4d5e6f cases-act/index.mjs:7:123`: where in the sources a place in deployed code
 * comes from. Without a place it reads a stack or lines of the log from standard input.
 */
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { explain } from './explain.ts'
import { sourceMapsOf } from './source-maps-of.ts'

const { values, positionals } = parseArgs({
  options: {
    release: { type: 'string' },
    function: { type: 'string' },
    output: { type: 'string', default: join(import.meta.dirname, '../../cdk.out') },
  },
  allowPositionals: true,
})
try {
  const { release, function: name } = values
  if (!release) throw new Error('Say which release: npm run trace -- --release prod-1a2b3c4d5e6f …')
  const maps = await sourceMapsOf(release, resolve(values.output))
  const asked = positionals.length > 0 ? positionals.join('\n') : await text(process.stdin)
  console.log(explain(asked, { maps, release, name }).join('\n'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
