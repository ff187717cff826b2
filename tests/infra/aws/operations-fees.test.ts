/** The operators' command writes fee schedules as the staff's screen does, and nothing that the screen would refuse. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { anEmptyEnvironment, command, itemsIn } from '#tests/support/portal/operations-stack.ts'

test('the command adds the sample, then a later schedule, and refuses one that exists or begins today', async () => {
  const environment = await anEmptyEnvironment()
  const folder = await aFolder()
  const put = async (effective_from: string) => {
    const from = join(folder, `${effective_from}.json`)
    await writeFile(from, JSON.stringify(aFeeSchedule({ effective_from })))
    return command(environment, 'fees', '--from', from)
  }
  const today = dayInKarachi(new Date())

  expect((await command(environment, 'fees')).status).toBe(0)
  expect((await put(addDays(today, 400))).said).toContain('Done: "Fees 2099" applies from')
  const refused = [
    [await put(addDays(today, 400)), 'it is left as it is'],
    [await put(today), 'another one begins tomorrow at the earliest'],
  ] as const
  for (const [{ status, said }, words] of refused) {
    expect(status).not.toBe(0)
    expect(said).toContain(words)
  }
  const kept = (await itemsIn(environment)).filter(({ pk }) => pk?.S === 'FEE-SCHEDULE')
  expect(kept.map(({ version, event }) => version?.N ?? event?.S)).toEqual(['1', '1', 'ADDED', 'ADDED'])
})
