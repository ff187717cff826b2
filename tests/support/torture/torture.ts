/** Kills a portal again and again while people write, and examines what is left. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enterEnvironment } from '#infra/local/environment.ts'
import { connectServices } from '#infra/local/service.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { oneOf, seededRandom } from '#tests/support/simulation/random.ts'
import { until } from '#tests/support/waiting/until.ts'
import { examine } from './checks.ts'
import { type KilledPart, killedParts, portalOfParts } from './portal-of-parts.ts'
import { type Tally, write } from './writers.ts'

interface TortureSettings {
  kills: number
  /** Acknowledged writes before the end, at least. */
  writes: number
  /** Chooses what is killed, and when. */
  seed: number
  writers: number
  /** How often each person changes a record. */
  rewrites: number
  /** Waits at the end until every e-mail has gone; one that a kill has interrupted goes after a minute. */
  untilEmailsAreSent: boolean
  /** Kills no more after that, and examines what is there. */
  longestInMs?: number
}

const longestPauseInMs = 400

/** The worker sends one e-mail after the other, so each of its ends leaves at most one sent and not yet marked. */
export const emailsAllowedTwice = ({ whole, worker }: Record<KilledPart, number>): number => whole + worker

export const torture = async (
  { kills, writes, seed, writers, rewrites, untilEmailsAreSent, longestInMs = Infinity }: TortureSettings,
  report: (line: string) => void = () => {},
) => {
  const random = seededRandom(seed)
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-torture-'))
  const portal = await portalOfParts(dataDir)
  const leaveEnvironment = enterEnvironment(portal.env)
  const tally: Tally = { writes: 0, repeated: 0, notes: [] }
  const killed = Object.fromEntries(killedParts.map((part) => [part, 0])) as Record<KilledPart, number>
  const end = performance.now() + longestInMs
  let over = false
  try {
    await (await connectServices(portal.env, { log: () => {} })).feeSchedules.put(sampleFeeSchedule)
    await portal.start()
    const writing = Promise.all(
      Array.from({ length: writers }, () => write(portal.base, tally, { isOver: () => over, rewrites })),
    )
    let failed: unknown
    writing.catch((error) => {
      failed = error
    })
    for (let kill = 0; kill < kills; kill++) {
      const enough = Math.ceil((writes * (kill + 1)) / kills)
      while (tally.writes < enough) {
        const before = tally.writes
        await until(() => failed || tally.writes > before, 'another acknowledged write')
        if (failed) throw failed
      }
      if (performance.now() > end) break
      await new Promise((resolve) => setTimeout(resolve, random() * longestPauseInMs))
      // The first kills take each part once.
      const part = killedParts[kill] ?? oneOf(killedParts, random)
      await portal.kill(part)
      killed[part] += 1
      await portal.start()
      if ((kill + 1) % 10 === 0) report(`${kill + 1} kills, ${tally.writes} acknowledged writes`)
    }
    over = true
    await writing
    await portal.databaseAnswers()
    const { writes: acknowledged, repeated, notes } = tally
    const found = await examine(portal, dataDir, tally, untilEmailsAreSent)
    return { seed, killed, acknowledged, repeated, people: notes.length, ...found }
  } finally {
    over = true
    await portal.end()
    leaveEnvironment()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
