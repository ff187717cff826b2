/** Thirty years of a council, by a seed: what became of everybody is counted, and everything is looked at after each year. */

import { prepared } from '../people.ts'
import type { Random } from '../random.ts'
import { oneByWeight } from '../random.ts'
import { applicationsOf } from './applications.ts'
import { openBank } from './bank.ts'
import { brokenAfterYear } from './broken-after-year.ts'
import { createCalendar } from './calendar.ts'
import { openCouncil } from './council.ts'
import { type Expected, later } from './expected.ts'
import { incidentsOf } from './incidents.ts'
import type { Life } from './life.ts'
import { openOffice, type Seat } from './office.ts'
import { openPortal } from './portal.ts'

export interface Extent {
  seed: number
  people: number
  years: number
}

const familyNames = ['Khan', 'Raza', 'Iqbal', 'Siddiqui', 'Malik', 'Butt', 'Chaudhry', 'Sheikh']
const givenNames = [
  'Amina',
  'Bilal',
  'Saima',
  'Daniyal',
  'Erum',
  'Farhan',
  'Ghazala',
  'Hamza',
  'Iram',
  'Junaid',
]
const seatsInTurn: Seat[] = ['reviewer', 'registrar', 'deputy', 'accounts', 'secretary', 'reception']

const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1))

/** When somebody renews, and how often each happens. */
const renewals: Record<string, { weight: number; day: (entry: Expected, random: Random) => string }> = {
  inWindow: { weight: 55, day: ({ until }, random) => later(until, -between(35, 55, random)) },
  lastDay: { weight: 5, day: ({ until }) => until },
  inGrace: { weight: 12, day: ({ until }, random) => later(until, between(1, 60, random)) },
  late: {
    weight: 12,
    day: ({ until, lapsesOn }) => (lapsesOn > later(until, 400) ? later(until, 200) : later(until, 100)),
  },
  afterRemoval: { weight: 6, day: ({ lapsesOn }, random) => later(lapsesOn, between(0, 500, random)) },
}

export const liveYears = async ({ seed, people, years }: Extent) => {
  const portal = await openPortal(seed)
  const { random, service, today } = portal
  const calendar = createCalendar()
  const office = await openOffice(portal)
  const council = openCouncil(portal, office)
  const bank = openBank(portal, office)
  const outcomes: Record<string, Record<string, number>> = {}
  const tell = (outcome: string): void => {
    for (const year of [today().slice(0, 4), 'all']) {
      outcomes[year] ??= {}
      outcomes[year][outcome] = (outcomes[year][outcome] ?? 0) + 1
    }
  }
  const wrong: string[] = []
  const surroundings = { portal, office, council, bank, calendar, tell, wrong }
  const apply = applicationsOf(surroundings)
  const incidents = incidentsOf(surroundings)
  const lives: Life[] = []
  const newCnic = () => `99999${String(Math.floor(random() * 1e8)).padStart(8, '0')}`
  const chance = (of: number, from: string, days: number, task: () => Promise<void>): void => {
    if (random() < of) calendar.at(later(from, between(1, days, random)), task)
  }

  /** What happens until the next renewal, and when that is. */
  const approved = (life: Life): void => {
    const entry = life.entry as Expected
    const days = Math.max(1, (Date.parse(entry.until) - Date.parse(today())) / 86_400_000)
    life.disturbed = portal.unreachable.has(life.person.email)
    chance(0.04, today(), days, () => incidents.suspend(life))
    chance(0.04, later(entry.until, -80), 30, () => incidents.suspend(life))
    chance(0.02, today(), days, () => incidents.remove(life))
    chance(0.04, today(), days, () => incidents.die(life))
    chance(0.1, today(), days, () => incidents.changeName(life))
    chance(0.03, today(), days, () => incidents.changeCnic(life, newCnic()))
    chance(0.04, today(), days, () =>
      incidents.takeCnic(life, lives[between(0, lives.length - 1, random)] as Life),
    )
    chance(0.06, today(), days, () => incidents.losePaper(life))
    chance(0.05, today(), days, () => incidents.loseMail(life))
    chance(0.1, later(today(), 60), days, () => apply(life))
    const renewal = renewals[oneByWeight({ ...weights, never: 5 }, random)]
    if (!renewal) return
    const paysWithin = random() < 0.1 ? 120 : 20
    calendar.at(renewal.day(entry, random), () => renew(life, entry.until, paysWithin))
  }
  /** Until it is done: a suspension or an early try may be in the way. */
  const renew = async (life: Life, until: string, paysWithin: number): Promise<void> => {
    if (life.entry?.until !== until || life.entry.removed === 'died') return
    await apply(life, paysWithin)
    calendar.at(later(today(), 90), () => renew(life, until, paysWithin))
  }
  const weights = Object.fromEntries(Object.entries(renewals).map(([name, { weight }]) => [name, weight]))

  const begin = async (index: number): Promise<void> => {
    const name = `${givenNames[index % givenNames.length]} ${familyNames[between(0, 7, random)]}`
    const person = { cnic: newCnic(), email: `pharmacist-${index}@example.com` }
    const who = await prepared(service, name, {
      born: '1990-03-17',
      person,
      without: 'paid_bank_deposit_slip',
    })
    const life: Life = {
      ...who,
      ask: portal.persistent(who.ask),
      number: '',
      entry: null,
      ends: {},
      disturbed: true,
      approved,
    }
    lives.push(life)
    await apply(life)
  }

  const first = today()
  const last = later(first, Math.round(years * 365.25))
  for (let index = 0; index < people; index++)
    calendar.at(later(first, Math.floor(random() * years * 365 * 0.7)), () => begin(index))
  for (let year = 0; year < years; year++) {
    const of = (day: number) => later(first, year * 365 + day)
    if (year % 6 === 5) calendar.at(of(40), council.changeFees)
    if (year % 3 === 1) calendar.at(of(80), () => office.replace(seatsInTurn[((year / 3) % 6) | 0] as Seat))
    calendar.at(of(120), bank.returnDeposits)
  }
  calendar.at(later(first, Math.round(years * 365 * 0.4)), council.changeTerm)

  for (let year = today().slice(0, 4); today() < last; ) {
    await portal.night()
    await calendar.doUntil(today())
    await bank.importFile()
    if (today().startsWith(year) && wrong.length === 0) continue
    await portal.sendAll()
    const broken = [...wrong, ...(await brokenAfterYear({ ...surroundings, lives }))]
    if (broken.length > 0) return { outcomes, broken, portal }
    year = today().slice(0, 4)
  }
  return { outcomes, broken: [], portal }
}
