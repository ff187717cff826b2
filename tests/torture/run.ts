/** `npm run torture -- --kills 200 --writes 20000 --seed 1`: kills the portal and its parts under writes, and counts what is left. `--minutes 20` ends it earlier. */
import { number, readOptions } from '#infra/command-line.ts'
import { emailsAllowedTwice, torture } from '#tests/support/torture/torture.ts'

const { minutes, ...chosen } = readOptions('npm run torture', {
  kills: number(40),
  writes: number(4000),
  minutes: number(Number.POSITIVE_INFINITY),
  seed: number(Date.now() % 1_000_000),
}).values
const settings = {
  ...chosen,
  writers: 8,
  rewrites: 12,
  untilEmailsAreSent: true,
  longestInMs: minutes * 60_000,
}
const result = await torture(settings, (line) => console.log(line))
console.log(JSON.stringify(result, null, 2))
const { lost, broken, filesLeft, emailsLost, emailsWaiting, emailsTwice, killed } = result
const failures = lost.length + broken.length + filesLeft.length + emailsLost + emailsWaiting
if (failures > 0 || emailsTwice > emailsAllowedTwice(killed)) process.exitCode = 1
