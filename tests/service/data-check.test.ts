/** The data check: nothing is found after a day of the office, and whatever is broken on purpose is. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repairFindings } from '#functions/commands/data-check/repair.ts'
import { families } from '#functions/data/check/families.ts'
import { shownKey } from '#functions/data/check/shown-key.ts'
import type { Finding } from '#functions/data/check/tools.ts'
import { createAppContext } from '#functions/services/app-context.ts'
import { breakages } from '#tests/support/data-check/breakages.ts'
import { checkedTable } from '#tests/support/data-check/checked-table.ts'
import { anOfficeDay, type OfficeDay } from '#tests/support/data-check/office-day.ts'
import { storedItems } from '#tests/support/data-check/stored-items.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const run = promisify(execFile)
let staffStack: StaffStack
let day: OfficeDay
beforeAll(async () => {
  staffStack = await openStaffStack()
  day = await anOfficeDay(staffStack)
})
afterAll(() => staffStack.close())

test('nothing is found after a day of the office, in one round or in several', async () => {
  for (const rounds of [1, 3]) {
    const { findings, moved } = await checkedTable(staffStack.stack, rounds)
    expect({ findings, moved, rounds }).toEqual({ findings: [], moved: 0, rounds })
  }
  expect(day.number).not.toBe('')
})

test('every family is broken on purpose at least once', () => {
  expect(new Set(breakages.map(({ family }) => family))).toEqual(new Set(families.map(({ name }) => name)))
})

const findingsOf = async (family: string): Promise<Finding[]> =>
  (await checkedTable(staffStack.stack)).findings.filter((finding) => finding.family === family)

test.each(breakages)('$family: $what', async ({ family, find, as, isRepaired, hasRepairs }) => {
  const items = storedItems(staffStack.stack)
  const before = await items.all()
  const item = before.find((one) => find(one, day))
  if (!item) throw new Error('Nothing to break')
  const broken = as(item, day)
  try {
    await (broken ? items.put(broken) : items.remove(item))
    const findings = await findingsOf(family)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.some(({ repair }) => repair !== null)).toBe(Boolean(isRepaired ?? hasRepairs))
    if (!isRepaired) return
    const { table } = createAppContext(staffStack.services.config)
    expect(await repairFindings(findings, table)).toBeGreaterThan(0)
    expect((await checkedTable(staffStack.stack)).findings).toEqual([])
  } finally {
    if (broken) await items.remove(broken)
    await items.put(item)
  }
})

test('nothing that is printed names a person', async () => {
  const items = storedItems(staffStack.stack)
  const all = await items.all()
  const markers = all.filter(({ pk }) => /^(EMAIL|CNIC|ADMIN-EMAIL|CHALLAN|FIND)#/.test(String(pk)))
  const lines = markers.map(({ pk, sk }) => shownKey({ pk: String(pk), sk: String(sk) })).join('\n')
  expect(lines).not.toMatch(/@|\d{13}|CH-?[0-9a-f]{8}/i)
})

test('the command ends with status 1 until it has repaired what it found', async () => {
  const items = storedItems(staffStack.stack)
  const entry = (await items.all()).find(({ pk }) => String(pk).startsWith('FIND#NAME#'))
  await items.remove(entry ?? {})
  const { env } = staffStack.stack.localStack
  const check = (...args: string[]) =>
    run(process.execPath, ['functions/commands/check-data.ts', '--bucket', env.BUCKET_NAME, ...args], {
      env: { ...process.env, ...env },
    }).then(
      ({ stdout }) => ({ status: 0, said: stdout }),
      ({ code, stdout }) => ({ status: code as number, said: stdout as string }),
    )
  const found = await check()
  expect(found.status).toBe(1)
  expect(found.said).toMatch(/^search: .*\n {2}FIND#NAME#… …#[\w-]+: .* It can be repaired\.\n1 findings/)
  const repaired = await check('--repair')
  expect(repaired.status).toBe(0)
  expect(repaired.said).toMatch(/^1 repaired\.\nNo findings in \d+ families\.\nDone: \d+ items read\.\n$/)
})
