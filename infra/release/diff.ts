/** `npm run release:diff -- --from FOLDER --to FOLDER`: compares what `cdk synth` wrote for two releases. */
import { parseArgs } from 'node:util'
import { readAssembly } from './assembly.ts'
import { releaseReport } from './report.ts'

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
if (!values.from || !values.to) {
  console.error('Name two folders: npm run release:diff -- --from cdk.out/before --to cdk.out/prod')
  process.exitCode = 2
} else {
  process.stdout.write(releaseReport(readAssembly(values.from), readAssembly(values.to)))
}
