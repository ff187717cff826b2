/** `node tests/bench/register.ts 1000000`: what questions to the public register cost among so many entries. */
import { readOptions } from '#infra/command-line.ts'
import { registerCosts } from './register-costs.ts'

const { positionals } = readOptions('node tests/bench/register.ts', {}, { rest: '[<entries>]' })
const count = Number(positionals[0] ?? 100_000)
const { rows, seconds } = await registerCosts(count)
process.stdout.write(`Units among ${count} entries, put in within ${Math.round(seconds)} s\n`)
console.table(rows)
