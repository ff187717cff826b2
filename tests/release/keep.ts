/**
 * `node tests/release/keep.ts --from cdk.out/prod --as 0.3.0`: keeps of the templates of a version what the drill of the release after it
 * compares. Once for each version.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, required } from '#infra/command-line.ts'
import { readAssembly } from '#infra/operations/release/assembly.ts'
import { keptFolder, linesOf } from './kept-templates.ts'

const { values } = readOptions('node tests/release/keep.ts', {
  from: required('<folder>'),
  as: required('<version>'),
})
const lines = readAssembly(values.from).flatMap(linesOf)
mkdirSync(keptFolder, { recursive: true })
writeFileSync(join(keptFolder, `${values.as}.jsonl`), `${lines.join('\n')}\n`)
