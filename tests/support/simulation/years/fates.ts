/** What becomes of a pharmacist from one approval to the next. */
import { oneByWeight, oneOf, type Random } from '../random.ts'
import { type Expected, later } from './expected.ts'
import { incidentsOf } from './incidents.ts'
import type { Life, Surroundings } from './life.ts'
import { placesOf } from './places.ts'

const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1))

/** When somebody renews, and how often each happens; who does not never renews. */
const weights = { inWindow: 55, lastDay: 5, inGrace: 12, late: 12, afterRemoval: 6, never: 5 }
const days: Record<keyof typeof weights, (entry: Expected, random: Random) => string | null> = {
  inWindow: ({ until }, random) => later(until, -between(35, 55, random)),
  lastDay: ({ until }) => until,
  inGrace: ({ until }, random) => later(until, between(1, 60, random)),
  late: ({ until, lapsesOn }) => later(until, lapsesOn > later(until, 400) ? 200 : 100),
  afterRemoval: ({ lapsesOn }, random) => later(lapsesOn, between(0, 500, random)),
  never: () => null,
}

/** @param apply hands an application in, and the office works on it */
export const fatesOf = (
  surroundings: Surroundings,
  apply: (life: Life, paysWithin?: number) => Promise<void>,
) => {
  const { portal, calendar, lives, newCnic } = surroundings
  const { random, today, unreachable } = portal
  const [incidents, places] = [incidentsOf(surroundings), placesOf(surroundings)]
  const chance = (of: number, from: string, within: number, task: () => Promise<void>): void => {
    if (random() < of) calendar.at(later(from, between(1, within, random)), task)
  }

  /** Until it is done: a suspension or an early try may be in the way. */
  const renew = async (life: Life, until: string, paysWithin: number): Promise<void> => {
    if (life.entry?.until !== until || life.entry.removed === 'died') return
    await apply(life, paysWithin)
    calendar.at(later(today(), 90), () => renew(life, until, paysWithin))
  }

  return (life: Life): void => {
    const entry = life.entry as Expected
    const term = Math.max(1, (Date.parse(entry.until) - Date.parse(today())) / 86_400_000)
    const some = (of: number, task: () => Promise<void>) => chance(of, today(), term, task)
    life.disturbed = unreachable.has(life.person.email)
    some(0.04, () => incidents.suspend(life))
    chance(0.04, later(entry.until, -80), 30, () => incidents.suspend(life))
    some(0.02, () => incidents.remove(life))
    some(0.04, () => incidents.die(life))
    some(0.1, () => incidents.changeName(life))
    some(0.03, () => incidents.changeCnic(life, newCnic()))
    some(0.04, () => incidents.takeCnic(life, lives[between(0, lives.length - 1, random)] as Life))
    some(0.06, () => incidents.losePaper(life))
    some(0.05, () => incidents.loseMail(life))
    some(0.3, () => places.begin(life))
    some(0.2, () => places.begin(life))
    some(0.1, () => places.leave(life))
    some(0.05, () => places.concern(life))
    chance(0.1, later(today(), 60), term, () => apply(life))
    const day = days[oneByWeight(weights, random)](entry, random)
    const paysWithin = random() < 0.1 ? oneOf([120, 400], random) : 20
    if (day) calendar.at(day, () => renew(life, entry.until, paysWithin))
  }
}
