/** `npm run torture -- --kills 200 --writes 20000 --seed 1`: kills the portal and its parts under writes, and counts what is left. */
import { parseArgs } from 'node:util'
import { torture } from '#tests/support/torture/torture.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    writes: { type: 'string', default: '4000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const settings = {
  kills: Number(values.kills),
  writes: Number(values.writes),
  seed: Number(values.seed),
  writers: 8,
  rewrites: 20,
  untilEmailsAreSent: true,
}
const result = await torture(settings, (line) => console.log(line))
console.log(JSON.stringify(result, null, 2))
const { lost, broken, emailsLost } = result
if (lost.length + broken.length + emailsLost > 0) process.exitCode = 1
