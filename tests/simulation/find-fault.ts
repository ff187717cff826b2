/** One child of `npm run reinject`: the simulation with one fault in the product, until an invariant finds it. */
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Found, faults, mostSequences, mostYears } from './faults.ts'

const fault = faults[Number(process.argv[2])]
if (!fault) throw new Error('There is no such fault')
const place = pathToFileURL(resolve(fault.file)).href

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    return url === place
      ? { ...loaded, source: String(loaded.source).replace(fault.text, () => fault.instead) }
      : loaded
  },
})
const { openSimulation } = await import('#tests/support/simulation/sequence.ts')

const search = async (): Promise<Found | null> => {
  // Where the fault breaks the world that each sequence begins with.
  const run = await openSimulation().catch((error) => {
    if (error instanceof SyntaxError) throw error
    return String(error)
  })
  if (typeof run === 'string') return { sequences: 0, by: run }
  for (let seed = 1; seed <= mostSequences; seed++) {
    const { broken } = await run(seed)
    if (broken[0]) return { sequences: seed, by: broken[0] }
  }
  return null
}
const searchYears = async (): Promise<Found | null> => {
  const { liveYears } = await import('#tests/support/simulation/years/years.ts')
  for (let seed = 1; seed <= mostYears; seed++) {
    const { broken } = await liveYears({ seed, people: 50, years: 14 })
    if (broken[0]) return { sequences: seed, by: broken[0] }
  }
  return null
}

console.log(JSON.stringify(await (fault.inYears ? searchYears() : search())))
process.exit()
