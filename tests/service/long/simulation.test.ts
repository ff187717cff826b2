/**
 * The whole office in one process, over a table and files in memory. A seed decides clock, ids, who acts, in which order the calls of
 * requests at the same time are made, and which of them fail. A failure names its seed:
 * `SIMULATION_SEED=4711 SIMULATION_SEQUENCES=1 npm run test:service -- tests/service/long/simulation.test.ts` runs it again.
 */
import { expect, test } from 'vitest'
import { faults } from '#tests/simulation/faults.ts'
import { findFault } from '#tests/simulation/reinject.ts'
import { openSimulation } from '#tests/support/simulation/sequence.ts'

const sequences = Number(process.env.SIMULATION_SEQUENCES ?? 300)
/** The same ones each time: many more are for the nightly run. */
const firstSeed = Number(process.env.SIMULATION_SEED ?? 1)

test(
  `whatever people do at once, and whichever calls fail, all that is stored agrees (${sequences} sequences)`,
  async () => {
    const run = await openSimulation()
    const began = performance.now()
    for (let seed = firstSeed; seed < firstSeed + sequences; seed++) {
      const { lines, broken } = await run(seed)
      expect(broken, [`seed ${seed}`, ...lines].join('\n')).toEqual([])
    }
    const seconds = Math.round((performance.now() - began) / 1000)
    console.info(JSON.stringify({ firstSeed, sequences, seconds }))
  },
  24 * 60 * 60 * 1000,
)

test('the simulation finds faults that are put back; npm run reinject tries all', async () => {
  for (const name of [
    'a step without its e-mail',
    'who recommended approves',
    'a former certificate counts on',
  ])
    expect(await findFault(faults.findIndex((fault) => fault.name === name)), name).not.toBeNull()
})

test('a seed gives the same sequence again', async () => {
  const run = await openSimulation()
  const first = await run(firstSeed)
  expect(await run(firstSeed)).toEqual(first)
})
