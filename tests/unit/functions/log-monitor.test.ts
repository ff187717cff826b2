/** The monitor of docs/ against councils that tamper: each history with one tampering is found, and no honest one is. */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { generateRegisterKey } from '#infra/signing-key.ts'
import type { LogEntry } from '#shared/certificates/records/public-log.ts'
import { check, logKey, published, readerOf, Tampered } from '#tests/support/certificates/made-up-logs.ts'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

const minute = 60_000
const start = Date.parse('2024-11-24T06:00:00Z')
const nothing = { hashes: [], last: '', seen: 0 }
const histories = 2000

const random = seededRandom(2026)
const pick = (count: number): number => Math.floor(random() * count)
const anEntry = (at: number): LogEntry => ({
  at: new Date(start + at * minute).toISOString(),
  kind: 'changed',
  number: `A-${pick(1000)}`,
  facts: String(random()),
})

/** Each takes a history of which the first `seen` lines have been copied, and says what the council publishes instead. */
const tamperings: Record<string, (all: LogEntry[], seen: number) => LogEntry[]> = {
  altered: (all, seen) => all.with(pick(seen), anEntry(0)),
  dropped: (all, seen) => all.toSpliced(pick(seen), 1),
  inserted: (all, seen) => all.toSpliced(pick(seen), 0, anEntry(0)),
  reordered: (all, seen) => {
    const at = pick(seen)
    const other = (at + 1 + pick(all.length - 1)) % all.length
    return all.with(at, all[other]!).with(other, all[at]!)
  },
  'back-dated': (all, seen) =>
    all.with(pick(seen), { ...all[0]!, at: new Date(start - minute).toISOString() }),
  'back-dated when written': (all, seen) => {
    const at = seen + pick(all.length - seen)
    return all.with(at, { ...all[at]!, at: new Date(start - minute).toISOString() })
  },
  forked: (all, seen) => [...all.slice(0, seen - 1), anEntry(seen), ...all.slice(seen)],
  shortened: (all, seen) => all.slice(0, 1 + pick(seen - 1)),
}

const aHistory = () => {
  const seen = random() < 0.03 ? 250 + pick(20) : 2 + pick(30)
  const all = Array.from({ length: seen + 1 + pick(random() < 0.03 ? 300 : 10) }, (_, at) => anEntry(at))
  const timeOf = (size: number) => start + size * minute
  return { seen, all, seenAt: timeOf(seen), now: timeOf(all.length) }
}

test('the monitor finds every tampering, and nothing in an honest history', async () => {
  const missed: string[] = []
  for (let times = 0; times < histories; times++) {
    const [name, tamper] = Object.entries(tamperings)[times % Object.keys(tamperings).length]!
    const { seen, all, seenAt, now } = aHistory()
    const files = await published(all.slice(0, seen))
    const { copy, fresh } = await check(readerOf(files), logKey, nothing, seenAt)
    expect(fresh).toHaveLength(seen)

    const honest = await check(readerOf(await published(all, { files })), logKey, copy, now)
    expect(honest.fresh.map(({ number }) => number)).toEqual(all.slice(seen).map(({ number }) => number))

    const other = readerOf(await published(tamper(all, seen)))
    const found = await check(other, logKey, copy, now).catch((error: unknown) => error)
    if (!(found instanceof Tampered)) missed.push(`${name} of ${seen} in ${all.length}: ${found}`)
  }
  expect(missed).toEqual([])
})

test('the root in an old e-mail contradicts each log that was rewritten since, also for somebody who has no copy', async () => {
  const folder = await aFolder()
  const monitor = (...given: string[]) =>
    promisify(execFile)(process.execPath, ['docs/log-monitor.mjs', ...given]).then(
      ({ stdout }) => stdout,
      ({ stderr }) => stderr,
    )
  const { 'back-dated when written': _, ...rewritten } = tamperings
  const said: Record<string, string> = {}
  const councils: typeof tamperings = { ...rewritten, honest: (all) => all }
  for (const [name, tamper] of Object.entries(councils)) {
    const { seen, all, now } = aHistory()
    const [log, copy] = [join(folder, name), join(folder, `${name}.json`)]
    const sent = await check(readerOf(await published(all.slice(0, seen))), logKey, nothing, now)
    for (const [path, bytes] of await published(tamper(all, seen))) {
      await mkdir(dirname(join(log, path)), { recursive: true })
      await writeFile(join(log, path), bytes)
    }
    await monitor(log, copy, logKey)
    said[name] = await monitor(copy, String(seen), sent.root.slice(0, 12))
  }
  const { honest, ...others } = said
  expect(honest).toBe('The same log\n')
  for (const [name, words] of Object.entries(others))
    expect([name, words]).toEqual([name, expect.stringContaining('Your copy has the root')])
})

test('a line that was written long after its time is back-dated', async () => {
  const day = 24 * 60
  const all = [anEntry(0), anEntry(day), anEntry(3 * day)]
  const { copy } = await check(
    readerOf(await published(all.slice(0, 1))),
    logKey,
    nothing,
    start + 10 * day * minute,
  )
  const found = check(readerOf(await published(all)), logKey, copy, start + 11 * day * minute)
  await expect(found).rejects.toThrow(/Line 1 is back-dated/)
})

test('what another key has signed, and lines that are not those of the checkpoint, are found', async () => {
  const all = [anEntry(0), anEntry(1)]
  const forged = await published(all, { files: new Map(), key: generateRegisterKey('log') })
  await expect(check(readerOf(forged), logKey, nothing, start)).rejects.toThrow('key has not signed')
  const files = await published(all)
  const other = await published([anEntry(0), anEntry(1)])
  files.set('tile/entries/000.p/2', other.get('tile/entries/000.p/2')!)
  await expect(check(readerOf(files), logKey, nothing, start + minute)).rejects.toThrow(Tampered)
})
