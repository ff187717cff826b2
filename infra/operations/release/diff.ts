/** `npm run release:diff -- --from FOLDER --to FOLDER`: compares what `cdk synth` wrote for two releases. */
import { readOptions, required } from '#infra/command-line.ts'
import { readAssembly } from './assembly.ts'
import { releaseReport } from './report.ts'

const folder = required('<folder>')
const { from, to } = readOptions('npm run release:diff', { from: folder, to: folder }).values
process.stdout.write(releaseReport(readAssembly(from), readAssembly(to)))
