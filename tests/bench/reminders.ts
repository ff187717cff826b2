/**
 * `node tests/bench/reminders.ts 100000`: reminders of so many registrations, the clock moved through two years day by day
 * with crashes in between. Prints who was reminded wrongly, and what days cost. `node tests/bench/reminders.ts 1000000 25` ends
 * after 25 of these days.
 */
import { readOptions } from '#infra/command-line.ts'
import { remindedDays } from '#tests/support/register/reminded-days.ts'

const days = 730
const { positionals } = readOptions(
  'node tests/bench/reminders.ts',
  {},
  { rest: '[<registrations> [<days>]]' },
)
const [registrations = 1000, lastDay = days] = positionals.map(Number)
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const startedAt = Date.now()
const { holders, got, wrong, passed } = await remindedDays(registrations, days, say, lastDay)
const sent = [...got.values()].flat().length
const died = passed.reduce((sum, day) => sum + day.died, 0)
say(
  `${holders.length} holders, ${sent} reminders, ${died} crashes, ${Math.round((Date.now() - startedAt) / 1000)} s`,
)
say(`reminded wrongly: ${wrong.length}`)
const quarters: Record<string, typeof passed> =
  passed.length < days
    ? { 'these days': passed }
    : { 'first quarter': passed.slice(75, 180), 'last quarter': passed.slice(-180, -75) }
for (const [name, some] of Object.entries(quarters)) {
  const undisturbed = some.filter((day) => day.died === 0 && day.sent > 0)
  const units = median(undisturbed.map((day) => day.units))
  const each = median(undisturbed.map((day) => day.units / day.sent))
  say(`${name}: ${units} units on a median day, ${each.toFixed(2)} a reminder`)
}
const largest = passed.reduce((most, day) => (day.sent > most.sent ? day : most))
say(`largest day: ${largest.sent} reminders, ${(largest.units / largest.sent).toFixed(2)} units each`)
if (wrong.length > 0) process.exitCode = 1
