/** `npm run simulation -- --sequences 20000 --seed 1`: runs simulated sequences, and names the seeds after which something does not hold. */
import { number, readOptions } from '#infra/command-line.ts'
import { openSimulation } from '#tests/support/simulation/sequence.ts'

const { sequences, seed: firstSeed } = readOptions('npm run simulation', {
  sequences: number(20_000),
  seed: number(Date.now() % 1_000_000),
}).values
const began = performance.now()
const run = await openSimulation()
const counts = { acts: 0, 'answered 503': 0, broken: 0 }
for (let seed = firstSeed; seed < firstSeed + sequences; seed++) {
  const { lines, broken } = await run(seed)
  counts.acts += lines.filter((line) => line.includes(': ')).length
  counts['answered 503'] += lines.filter((line) => line.endsWith(': 503')).length
  if (broken.length === 0) continue
  counts.broken += 1
  console.log([`seed ${seed}`, ...lines, ...broken].join('\n'))
}
const seconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ firstSeed, sequences, ...counts, seconds }))
if (counts.broken > 0) process.exitCode = 1
