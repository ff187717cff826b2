/** `npm run fuzz -- --requests 50000 --seed 1`: odd requests to every endpoint, and the answers that break the contract. */
import { parseArgs } from 'node:util'
import { fuzz } from '#tests/support/fuzz/fuzz.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const [requests, seed] = [Number(values.requests), Number(values.seed)]
console.log(`seed ${seed}`)
const began = performance.now()
const { broken, ...counts } = await fuzz({ requests, seed, slowestInMs: 1_000, print: console.log })
const seconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ ...counts, broken: broken.length, seconds }))
if (broken.length > 0) process.exitCode = 1
