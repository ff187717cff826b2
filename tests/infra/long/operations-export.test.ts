/** Exports of one environment imported into another, and incomplete exports. */
import { appendFile, cp, mkdtemp, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isWaitingEmail, itemIn, lineOf } from '#infra/operations/data/item-lines.ts'
import { verifyExport } from '#infra/operations/data/verify.ts'
import { aPdf } from '#tests/support/files/hostile-files.ts'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import {
  anEmptyEnvironment,
  command,
  fill,
  isKeys,
  itemsIn,
  objectsIn,
} from '#tests/support/portal/operations-stack.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const bucket = ['--bucket', 'portal-documents']
const stack = await openStack()
for (let people = 0; people < 3; people++) await fill(stack, aPdf())
const [first, second] = (await itemsIn(stack.localStack)).filter(isWaitingEmail)
const { emails, waitingEmails } = stack.services
await emails.settle(first?.id?.S ?? '', 'sent', new Date())
const refused = await emails.read(second?.id?.S ?? '')
await waitingEmails.add(refused as NonNullable<typeof refused>, new Date())
const exported = join(await mkdtemp(join(tmpdir(), 'portal-export-')), 'out')
const { status, said } = await command(stack.localStack, 'export', '--out', exported, ...bucket)
expect([status, said]).toEqual([0, expect.stringMatching(/^Done: \d\d+ items and \d+ files\./m)])
afterAll(async () => {
  await stack.close()
  await rm(dirname(exported), { recursive: true })
})

/** A copy of one export, which stays the same while the tests run. */
const anExport = async (): Promise<string> => {
  const folder = join(await aFolder(), 'out')
  await cp(exported, folder, { recursive: true })
  return folder
}

test('an export that is imported again is equal item by item and byte by byte', async () => {
  const folder = await anExport()
  const other = await anEmptyEnvironment()
  const { status, said } = await command(other, 'import', '--from', folder, '--emails', ...bucket)

  expect([status, said]).toEqual([
    0,
    expect.stringMatching(/^The export is whole\.\nThe counters hold what they count\.\nDone: /),
  ])
  const [before, after] = [await itemsIn(stack.localStack), await itemsIn(other)]
  expect(before.length).toBeGreaterThan(20)
  expect(after.filter((item) => !isKeys(item))).toEqual(before.filter((item) => !isKeys(item)))
  const objects = await objectsIn(stack.localStack)
  expect(Object.keys(objects).length).toBeGreaterThanOrEqual(9)
  expect(await objectsIn(other)).toEqual(objects)
  const kinds = Object.values(objects).map((object) => JSON.stringify({ ...object, bytes: undefined }))
  expect(new Set(kinds)).toContain('{"ContentType":"application/pdf","ContentDisposition":"attachment"}')
})

test('an import keeps the public keys of its environment and sends no e-mail', async () => {
  const other = await anEmptyEnvironment()
  const keys = (await itemsIn(other)).filter(isKeys)
  const { said } = await command(other, 'import', '--from', await anExport(), ...bucket)

  expect(said).toMatch(/\n5 emails that were never sent are left out; --emails sends them\.\n$/)
  const after = await itemsIn(other)
  expect(after.filter(isKeys)).toEqual(expect.arrayContaining(keys))
  expect(keys).toHaveLength(6)
  // Certificates that the exported environment has signed stay genuine.
  expect(after.filter(({ pk }) => pk?.S === 'REGISTER-KEYS')).toHaveLength(8)
  expect(after.filter(isKeys)).toHaveLength(10)
  expect(after.filter(isWaitingEmail)).toEqual([])
  expect(after.filter(({ pk }) => pk?.S?.startsWith('OUTBOX#'))).toHaveLength(2)
})

test('an import into a table with people is refused unless it is forced', async () => {
  const folder = await anExport()
  const before = await itemsIn(stack.localStack)
  const refused = await command(stack.localStack, 'import', '--from', folder, ...bucket)
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('portal is not empty.') })
  expect(await itemsIn(stack.localStack)).toEqual(before)

  const over = await command(stack.localStack, 'import', '--from', folder, '--over', ...bucket)
  expect(over.status).toBe(0)
  expect(await itemsIn(stack.localStack)).toEqual(before)
})

test('an export into a folder that is not empty is refused', async () => {
  const { status, said } = await command(stack.localStack, 'export', '--out', await anExport(), ...bucket)
  expect([status, said]).toEqual([1, expect.stringMatching(/^Not done: .* is not empty\./)])
})

const objectLines = async (folder: string) =>
  (await readFile(join(folder, 'objects.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const damages: [what: string, damage: (folder: string) => Promise<unknown>, complaint: RegExp][] = [
  [
    'without its manifest',
    (folder) => rm(join(folder, 'manifest.json')),
    /holds no manifest, so its export did not come to its end/,
  ],
  [
    'with a broken manifest',
    (folder) => writeFile(join(folder, 'manifest.json'), '{}'),
    /manifest .* is broken/,
  ],
  [
    'with one more item',
    (folder) => appendFile(join(folder, 'items.jsonl'), '{"pk":{"S":"USER#1"},"sk":{"S":"ACCOUNT"}}\n'),
    /list of items is not the one/,
  ],
  [
    'with one object less',
    async (folder) => {
      const lines = await readFile(join(folder, 'objects.jsonl'), 'utf8')
      await writeFile(
        join(folder, 'objects.jsonl'),
        lines.slice(0, lines.lastIndexOf('\n', lines.length - 2) + 1),
      )
    },
    /list of objects is not the one/,
  ],
  [
    'with another byte in a file',
    async (folder) => {
      const path = join(folder, 'files', (await objectLines(folder))[2].key)
      const bytes = await readFile(path)
      bytes[bytes.length - 1]! ^= 1
      await writeFile(path, bytes)
    },
    /file of line 3 of the list of objects is missing or another one/,
  ],
  [
    'without one file',
    async (folder) => unlink(join(folder, 'files', (await objectLines(folder))[0].key)),
    /file of line 1 of the list of objects is missing/,
  ],
]

test.each(damages)('an export %s is told from a whole one', async (_what, damage, complaint) => {
  const folder = await anExport()
  await verifyExport(folder)
  await damage(folder)
  await expect(verifyExport(folder)).rejects.toThrow(complaint)
})

test('an export that is not whole is refused before anything is written', async () => {
  const folder = await anExport()
  await unlink(join(folder, 'files', (await objectLines(folder))[0].key))
  const other = await anEmptyEnvironment()
  const { status, said } = await command(other, 'import', '--from', folder, ...bucket)

  expect([status, said]).toEqual([1, expect.stringMatching(/^Not done: .*is missing/)])
  expect((await itemsIn(other)).every(isKeys)).toBe(true)
  expect(await objectsIn(other)).toEqual({})
})

test('an interrupted export writes no manifest and does not report success', async () => {
  const folder = join(await aFolder(), 'out')
  const args = ['--out', folder, '--from-table', 'no-such-table', ...bucket]
  const { status, said } = await command(stack.localStack, 'export', ...args)
  expect([status, said]).toEqual([1, expect.stringMatching(/^Not done: /)])
  await expect(stat(join(folder, 'manifest.json'))).rejects.toThrow('ENOENT')
})

test('an export can be read by its owner only, and nothing printed names a person', async () => {
  const folder = join(await aFolder(), 'out')
  const { said } = await command(stack.localStack, 'export', '--out', folder, ...bucket)
  expect(said).not.toMatch(/[@#]|\d{13}/)
  const [{ key }] = await objectLines(folder)
  const modes = [folder, join(folder, 'items.jsonl'), join(folder, 'files', key)].map(
    async (path) => (await stat(path)).mode & 0o077,
  )
  expect(await Promise.all(modes)).toEqual([0, 0, 0])
})

test('binary attributes are restored as binary, and text that looks like them as text', () => {
  const item = { pk: { S: 'x' }, b: { B: new Uint8Array([0, 255, 1]) }, m: { M: { B: { S: 'AP8B' } } } }
  expect(itemIn(lineOf(item))).toEqual(item)
  const set = { bs: { BS: [new Uint8Array([1]), new Uint8Array([2, 3])] }, n: { N: '12345678901234567890' } }
  expect(itemIn(lineOf(set))).toEqual(set)
})
