/** `npm run torture -- --kills 200 --writes 20000 --seed 1`: kills the portal and its parts under writes, and counts what is left. `--minutes 20` ends it earlier. */
import { parseArgs } from 'node:util'
import { emailsAllowedTwice, torture } from '#tests/support/torture/torture.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    writes: { type: 'string', default: '4000' },
    minutes: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const settings = {
  kills: Number(values.kills),
  writes: Number(values.writes),
  seed: Number(values.seed),
  writers: 8,
  rewrites: 12,
  untilEmailsAreSent: true,
  longestInMs: Number(values.minutes) * 60_000,
}
const result = await torture(settings, (line) => console.log(line))
console.log(JSON.stringify(result, null, 2))
const { lost, broken, filesLeft, emailsLost, emailsWaiting, emailsTwice, killed } = result
const failures = lost.length + broken.length + filesLeft.length + emailsLost + emailsWaiting
if (failures > 0 || emailsTwice > emailsAllowedTwice(killed)) process.exitCode = 1
