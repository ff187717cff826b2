/**
 * `node tests/release/keep.ts --from cdk.out/prod --as 0.3.0`: keeps of the templates of a version what the drill of the release after it
 * compares. Once for each version.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readAssembly } from '#infra/release/assembly.ts'
import { keptFolder, linesOf } from './kept-templates.ts'

const { values } = parseArgs({ options: { from: { type: 'string' }, as: { type: 'string' } } })
if (!values.from || !values.as) {
  console.error('Say which: node tests/release/keep.ts --from cdk.out/prod --as 0.3.0')
  process.exitCode = 2
} else {
  const lines = readAssembly(values.from).flatMap(linesOf)
  mkdirSync(keptFolder, { recursive: true })
  writeFileSync(join(keptFolder, `${values.as}.jsonl`), `${lines.join('\n')}\n`)
}
