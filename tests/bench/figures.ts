/** `node tests/bench/figures.ts 100000`: what the nightly count of so many entries costs, with the list of standings, and how long it takes. */
import { publishStandings } from '#functions/certificates/use-cases/publish-standings.ts'
import { countRegister } from '#functions/register/use-cases/count-register.ts'
import { readOptions } from '#infra/command-line.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { openManyRegistrations } from '#tests/support/register/many-registrations.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const recorder = capacityRecorder()
const { positionals } = readOptions('node tests/bench/figures.ts', {}, { rest: '[<entries>]' })
const count = Number(positionals[0] ?? 1000)
const { stack, seconds, close } = await openManyRegistrations(count, { plugin: recorder.plugin as never })
say(`${count} entries put in within ${Math.round(seconds)} s`)
try {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  let counted: Awaited<ReturnType<ReturnType<typeof countRegister>>> = null
  const calls = await recorder.during(async () => {
    counted = await countRegister(stack.services, { pass: await publishStandings(stack.services) })(
      () => true,
    )
  })
  const { user, system } = process.cpuUsage(before)
  const sum = (of: 'readUnits' | 'writeUnits') => calls.reduce((units, call) => units + call[of], 0)
  const took = Math.round((performance.now() - startedAt) / 1000)
  // A function with 512 MB has 0.29 of a processor.
  say(
    `counted ${JSON.stringify(counted)} in ${took} s, ${Math.round((user + system) / 1e6)} s of a processor`,
  )
  say(`${sum('readUnits')} read units, ${sum('writeUnits')} write units, ${calls.length} calls`)
} finally {
  await close()
}
