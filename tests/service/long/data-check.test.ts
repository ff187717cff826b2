/** The data check: nothing is found after a day of the office, and whatever is broken on purpose is. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { families } from '#infra/operations/data-check/families.ts'
import { repairFindings } from '#infra/operations/data-check/repair.ts'
import { shownKey } from '#infra/operations/data-check/shown-key.ts'
import { breakages } from '#tests/support/data-check/breakages.ts'
import { checkedItems, withBroken } from '#tests/support/data-check/checked-items.ts'
import { checkedTable } from '#tests/support/data-check/checked-table.ts'
import { anOfficeDay } from '#tests/support/data-check/office-day.ts'
import { storedItems } from '#tests/support/data-check/stored-items.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const run = promisify(execFile)
/** What the day left, read once: most of what is broken is broken in memory. */
const staffStack = await openStaffStack()
const day = await anOfficeDay(staffStack)
const stored = storedItems(staffStack.stack)
const [items, files] = [await stored.all(), await stored.files()]

test('nothing is found after a day of the office, in one round or in several', async () => {
  for (const rounds of [1, 3]) {
    const { findings, moved } = await checkedTable(staffStack.stack, rounds)
    expect({ findings, moved, rounds }).toEqual({ findings: [], moved: 0, rounds })
  }
  expect(await checkedItems(items, files)).toEqual([])
  expect(day.number).not.toBe('')
})

test('every family is broken on purpose at least once', () => {
  expect(new Set(breakages.map(({ family }) => family))).toEqual(new Set(families.map(({ name }) => name)))
})

test.each(breakages)('$family: $what', async ({ family, find, as, isRepaired, hasRepairs }) => {
  const item = items.find((one) => find(one, day))
  if (!item) throw new Error('Nothing to break')
  const broken = as(item, day)
  const all = await checkedItems(withBroken(items, item, broken), files)
  const findings = all.filter((finding) => finding.family === family)
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.some(({ repair }) => repair !== null)).toBe(Boolean(isRepaired ?? hasRepairs))
  if (!isRepaired) return

  // Repairs are transactions, each on condition that all is as it was read.
  const stored = storedItems(staffStack.stack)
  const { table } = createAppContext(staffStack.services.config)
  try {
    await (broken ? stored.put(broken) : stored.remove(item))
    expect(await repairFindings(findings, table)).toBeGreaterThan(0)
    expect(await checkedItems(await stored.all(), files)).toEqual([])
  } finally {
    if (broken) await stored.remove(broken)
    await stored.put(item)
  }
})

test('two entries of a register with one CNIC are found', async () => {
  const entry = items.find(
    ({ pk, sk, cnic }) => String(pk).startsWith('REGISTRATION#') && sk === 'ENTRY' && cnic,
  )
  const twin = { ...entry, pk: 'REGISTRATION#Z1', number: 'Z-1', holder: null }
  const findings = await checkedItems([...items, twin], files)
  expect(findings.map(({ says }) => says)).toContain(
    'This record and another one need the same place of the register.',
  )
})

test('nothing that is printed names a person', () => {
  const markers = items.filter(({ pk }) => /^(EMAIL|CNIC|ADMIN-EMAIL|CHALLAN|FIND)#/.test(String(pk)))
  const lines = markers.map(({ pk, sk }) => shownKey({ pk: String(pk), sk: String(sk) })).join('\n')
  expect(lines).not.toMatch(/@|\d{13}|CH-?[0-9a-f]{8}/i)
})

test('the command ends with status 1 until it has repaired what it found', async () => {
  const entry = items.find(({ pk }) => String(pk).startsWith('FIND#NAME#'))
  await storedItems(staffStack.stack).remove(entry ?? {})
  const { env } = staffStack.stack.localStack
  const check = (...args: string[]) =>
    run(process.execPath, ['infra/operations/portal/check-data.ts', '--bucket', env.BUCKET_NAME, ...args], {
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
