/** The list of standings: it says of each number what was put in, takes little room, and counts only with the log's signature. */
import { describe, expect, test } from 'vitest'
import { createLogSigner } from '#functions/certificates/gateways/log-signer.ts'
import { generateRegisterKey } from '#infra/signing-key.ts'
import { openNote, readCheckpoint, verifierKey } from '#shared/certificates/statements/log-note.ts'
import {
  collectStandings,
  openStandings,
  standingsAt,
} from '#shared/certificates/statements/standing-list.ts'
import { type Standing, standings } from '#shared/register/records/standing.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

const log = 'council.example/log'
const at = new Date('2026-11-26T19:10:00Z')
const key = generateRegisterKey('log')
const verifier = await verifierKey(log, Buffer.from(key.privateJwk.x, 'base64url'))
const signer = createLogSigner(async () => JSON.stringify(key))
const random = seededRandom(26)

const published = async (entries: Iterable<readonly [string, Standing]>): Promise<string> => {
  const list = collectStandings()
  for (const [number, standing] of entries) list.add(number, standing)
  return signer.sign(await list.text(log, at), log)
}

test('each number has the standing that was put in, in any spelling, and any other has none', async () => {
  const forms = [
    (n: number) => `A-${String(n).padStart(5, '0')}`,
    (n: number) => `B ${n}`,
    (n: number) => `${n}/87-C`,
    (n: number) => `P${String(n)}1234567890123`,
    String,
  ]
  const anyNumber = () => forms[Math.floor(random() * forms.length)]!(Math.floor(random() * 400))
  const entries = new Map(
    Array.from({ length: 900 }, () => [anyNumber(), standings[Math.floor(random() * 4)]!] as const),
  )
  const list = (await openStandings(await published(entries), verifier))!
  expect(list.at).toBe(at.toISOString())
  const numbers = forms.flatMap((form) => Array.from({ length: 420 }, (_, n) => form(n)))
  const told = numbers.map((number) => list.standingOf(number.toLowerCase().replace('-', ' ')))
  expect(told).toEqual(numbers.map((number) => entries.get(number) ?? null))
})

test('a list of nobody says nothing of anybody', async () => {
  const note = await published([])
  expect((await openStandings(note, verifier))?.standingOf('A-1')).toBeNull()
  expect(standingsAt(note)).toBe(at.toISOString())
})

test('200,000 numbers take 40 KB at most, as a phone receives it', async () => {
  // The older a number, the more often it has ended.
  const standingAt = (age: number): Standing => {
    const chance = random()
    if (chance < 0.3 * age * age) return 'removed'
    if (chance < 0.3 * age * age + 0.15 * age) return 'expired'
    return chance > 0.995 ? 'suspended' : 'active'
  }
  const entries = Array.from({ length: 200_000 }, (_, n) => [`A-${n}`, standingAt(1 - n / 200_000)] as const)
  const note = await published(entries)
  expect(note.length).toBeLessThan(40 * 1024)
  expect((await openStandings(note, verifier))?.standingOf('A-199999')).toBe(entries.at(-1)?.[1])
})

describe('nobody takes for a list', () => {
  test('what another key has signed, or what was changed at any place', async () => {
    const note = await published([['A-1', 'suspended']])
    const other = await verifierKey(log, Buffer.from(generateRegisterKey('log').privateJwk.x, 'base64url'))
    expect(await openStandings(note, other)).toBeNull()
    const changed = await Promise.all(
      [...note].map((letter, place) =>
        openStandings(note.slice(0, place) + (letter === 'A' ? 'B' : 'A') + note.slice(place + 1), verifier),
      ),
    )
    expect(changed.filter((list) => list !== null)).toEqual([])
  })

  test('a checkpoint of the log, nor a list for a checkpoint', async () => {
    const checkpoint = await signer.sign(`${log}\n1\n${'A'.repeat(43)}=\n`, log)
    expect(await openStandings(checkpoint, verifier)).toBeNull()
    const list = await published([['A-1', 'active']])
    expect(readCheckpoint((await openNote(list, verifier))!)).toBeNull()
  })
})
