/** A restore drill against the stand-ins: what is restored, what is lost on purpose, and that nothing stays. */
import { expect, test } from 'vitest'
import type { RawItem } from '#infra/operations/data/item-lines.ts'
import { currentAt } from '#infra/operations/restore-drill/aws-files.ts'
import { drillReport, restoreDrill } from '#infra/operations/restore-drill/drill.ts'
import { Fingerprints, type Reading } from '#infra/operations/restore-drill/fingerprints.ts'
import { aPdf } from '#tests/support/files/hostile-files.ts'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { command, fill } from '#tests/support/portal/operations-stack.ts'
import { openStack } from '#tests/support/portal/stack.ts'
import { standInRestores } from '#tests/support/restore-drill/stand-in-restores.ts'

const stack = await openStack()
for (let people = 0; people < 3; people++) await fill(stack, aPdf())

const drill = async (isRestored?: (item: RawItem) => boolean) => {
  const { restores, removed } = await standInRestores(stack.localStack, await aFolder(), isRestored)
  const result = await restoreDrill(restores, { say: () => {} })
  return { result, removed }
}

test('everything that stood still is restored, the copies are checked, and nothing of them stays', async () => {
  const { result, removed } = await drill()
  expect(result).toMatchObject({
    items: { moving: 0, wrong: 0, restored: result.items.still },
    files: { moving: 0, wrong: 0, restored: 18 },
    isChecked: true,
    isGood: true,
  })
  expect(result.items.still).toBeGreaterThan(30)
  expect(removed.sort()).toEqual(['files', 'table'])
  expect(drillReport(result).at(-1)).toBe('Done: the drill succeeded.')
})

test('a restore that loses an item fails, by the comparison and by the data check, and nothing of it stays', async () => {
  let lost = false
  const { result, removed } = await drill((item) => {
    const isLost = !lost && item.pk?.S?.startsWith('EMAIL#') === true
    lost ||= isLost
    return !isLost
  })
  expect(result).toMatchObject({ items: { wrong: 1 }, isChecked: false, isGood: false })
  expect(removed.sort()).toEqual(['files', 'table'])
})

test('a backup of the night before is judged by the data check, and counted against what is live now', async () => {
  const { restores } = await standInRestores(stack.localStack, await aFolder())
  const result = await restoreDrill({ ...restores, isBetween: false }, { say: () => {} })
  expect(result).toMatchObject({ items: { same: result.items.restored }, files: { same: 18 }, isGood: true })
  expect(drillReport(result)).toContain('18 files were restored, 18 of them as they are now.')
  expect(Object.keys(result.seconds)).not.toContain('read what is live')

  const empty = await standInRestores(stack.localStack, await aFolder(), () => false)
  const nothing = await restoreDrill({ ...empty.restores, isBetween: false }, { say: () => {} })
  expect(nothing.isGood).toBe(false)
})

test('a restore that breaks off leaves nothing either', async () => {
  const { restores, removed } = await standInRestores(stack.localStack, await aFolder())
  const restoreFiles = async () => {
    throw new Error('No such version')
  }
  await expect(restoreDrill({ ...restores, restoreFiles }, { say: () => {} })).rejects.toThrow(
    'No such version',
  )
  expect(removed.sort()).toEqual(['files', 'table'])
})

test('what changed while it was restored is counted and not judged', () => {
  const compared = (readings: Record<Reading, Record<string, string>>) => {
    const all = new Fingerprints()
    for (const [reading, contents] of Object.entries(readings))
      for (const [key, text] of Object.entries(contents)) all.note(reading as Reading, key, text)
    return all.compare()
  }
  const live = { before: { a: '1', b: '1', c: '1' }, after: { a: '1', b: '2', d: '1' } }
  expect(compared({ ...live, copy: { a: '1', b: '1', c: '1' } })).toEqual({
    still: 1,
    moving: 3,
    wrong: 0,
    restored: 3,
    same: 1,
  })
  expect(compared({ ...live, copy: { a: '2' } })).toMatchObject({ still: 1, wrong: 1 })
})

test('many are compared as few are', () => {
  const all = new Fingerprints()
  for (const reading of ['before', 'after', 'copy'] as const)
    for (let n = 0; n < 20_000; n++)
      if (reading !== 'copy' || n % 1000) all.note(reading, `${n}`, `${n} ${reading === 'after' && n < 7}`)
  expect(all.compare()).toEqual({ still: 19_993, moving: 7, wrong: 19, restored: 19_980, same: 19_974 })
})

test('of each file the version of the moment is restored, and none that was removed then', async () => {
  const version = (key: string, id: string, minute: number, isRemoval = false) => ({
    ...{ key, id, isRemoval },
    at: new Date(Date.UTC(2026, 10, 22, 10, minute)),
  })
  async function* versions() {
    yield* [version('a', '3', 30), version('a', '2', 20), version('a', '1', 10)]
    yield* [version('b', '2', 20, true), version('b', '1', 10), version('c', '1', 30)]
  }
  const found = await currentAt(versions(), new Date(Date.UTC(2026, 10, 22, 10, 25)))
  expect(found.map(({ key, id }) => key + id)).toEqual(['a2'])
})

test('a dry run says what would be done, and calls nothing', async () => {
  const { status, said } = await command(stack.localStack, 'restore:drill', '--env', 'prod', '--dry-run')
  expect(status).toBe(0)
  expect(said).toMatch(/Nothing is done\. .*\n {2}1\. read portal-prod [\s\S]*delete both copies\n$/)
})
