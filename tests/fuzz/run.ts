/** `npm run fuzz -- --requests 50000 --seed 1`: odd requests to every endpoint, and the answers that break the contract. */
import { number, readOptions } from '#infra/command-line.ts'
import { fuzz } from '#tests/support/fuzz/fuzz.ts'

const { requests, seed } = readOptions('npm run fuzz', {
  requests: number(50_000),
  seed: number(Date.now() % 1_000_000),
}).values
console.log(`seed ${seed}`)
const began = performance.now()
const { broken, ...counts } = await fuzz({ requests, seed, slowestInMs: 1_000, print: console.log })
const seconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ ...counts, broken: broken.length, seconds }))
if (broken.length > 0) process.exitCode = 1
