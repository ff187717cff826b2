/**
 * `npm run release:diff -- --from FOLDER --to FOLDER`: compares what `cdk synth` wrote for two releases. With `--refuse-steps` it fails where
 * `npm run deploy` alone would stop half-way or lose something.
 */
import { flag, readOptions, required } from '#infra/command-line.ts'
import { readAssembly } from './assembly.ts'
import { releaseReport } from './report.ts'

const folder = required('<folder>')
const options = { from: folder, to: folder, 'refuse-steps': flag }
const { from, to, 'refuse-steps': refuseSteps } = readOptions('npm run release:diff', options).values
const { text, needsSteps } = releaseReport(readAssembly(from), readAssembly(to))
process.stdout.write(text)
if (refuseSteps && needsSteps) process.exitCode = 1
