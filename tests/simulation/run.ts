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
/** How often each kind of act was answered in each way. */
const answers: Record<string, Record<string, number>> = {}
for (let seed = firstSeed; seed < firstSeed + sequences; seed++) {
  const { lines, broken } = await run(seed)
  for (const line of lines) {
    const [, act = '', status = ''] = /: (.+): (\d+)$/.exec(line) ?? []
    if (!act) continue
    counts.acts += 1
    counts['answered 503'] += Number(status === '503')
    answers[act] ??= {}
    answers[act][status] = (answers[act][status] ?? 0) + 1
  }
  if (broken.length === 0) continue
  counts.broken += 1
  console.log([`seed ${seed}`, ...lines, ...broken].join('\n'))
}
const seconds = Math.round((performance.now() - began) / 1000)
console.table(answers)
console.log(JSON.stringify({ firstSeed, sequences, ...counts, seconds }))
if (counts.broken > 0) process.exitCode = 1
