/**
 * `node tests/release/keep.ts --from cdk.out/prod --as 0.3.0`: keeps of a version what the release after it is compared with: its
 * templates, its contract, and one call, answer and record of each kind. Once for each version.
 */
import { readOptions, required } from '#infra/command-line.ts'
import { readAssembly } from '#infra/operations/release/assembly.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { keep } from './kept-folder.ts'
import { linesOf } from './kept-templates.ts'
import { keepService } from './service/kept-service.ts'

const { values } = readOptions('node tests/release/keep.ts', {
  from: required('<folder>'),
  as: required('<version>'),
})
const templates = readAssembly(values.from).flatMap(linesOf)
const stack = await openStack()
keep(values.as, templates, (await keepService(stack)).kept)
await stack.close()
