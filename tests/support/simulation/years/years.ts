/** Years of a council, by a seed: what became of everybody is counted, and everything is looked at after each year. */
import { prepared } from '../people.ts'
import { oneOf } from '../random.ts'
import { applicationsOf } from './applications.ts'
import { openBank } from './bank.ts'
import { brokenAfterYear } from './broken-after-year.ts'
import { createCalendar } from './calendar.ts'
import { openCouncil } from './council.ts'
import { later } from './expected.ts'
import { fatesOf } from './fates.ts'
import type { Life } from './life.ts'
import { openOffice, type Seat } from './office.ts'
import { type Organisation, organisationsOf } from './organisations.ts'
import { openPortal } from './portal.ts'

interface Extent {
  seed: number
  people: number
  years: number
}

const givenNames = ['Amina', 'Bilal', 'Saima', 'Daniyal', 'Erum', 'Farhan', 'Ghazala', 'Hamza', 'Iram']
const familyNames = ['Khan', 'Raza', 'Iqbal', 'Siddiqui', 'Malik', 'Butt', 'Chaudhry', 'Sheikh']
const seatsInTurn: Seat[] = ['reviewer', 'registrar', 'deputy', 'accounts', 'secretary', 'reception']

const openYears = async (seed: number) => {
  const portal = await openPortal(seed)
  const { random, today } = portal
  const office = await openOffice(portal)
  const outcomes: Record<string, Record<string, number>> = {}
  const wrong: string[] = []
  const tell = (outcome: string): void => {
    for (const year of [today().slice(0, 4), 'all']) {
      outcomes[year] ??= {}
      outcomes[year][outcome] = (outcomes[year][outcome] ?? 0) + 1
    }
  }
  const bank = openBank(portal, office, { tell, wrong })
  return {
    ...{ portal, office, outcomes, tell, wrong, bank, lives: [] as Life[], told: { inCharge: 0, asked: 0 } },
    organisations: [] as Organisation[],
    ...{ council: openCouncil(portal, office), calendar: createCalendar() },
    newCnic: () => `99999${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
  }
}
type Years = Awaited<ReturnType<typeof openYears>>

const planCouncil = (all: Years, years: number): void => {
  const { portal, calendar, council, office, bank } = all
  const [first, { comes }] = [portal.today(), organisationsOf(all)]
  for (let year = 0; year < years; year++) {
    const of = (day: number) => later(first, year * 365 + day)
    if (year % 6 === 5) calendar.at(of(40), council.changeFees)
    if (year % 3 === 1) calendar.at(of(80), () => office.replace(seatsInTurn[((year / 3) % 6) | 0] as Seat))
    calendar.at(of(120), bank.returnDeposits)
    calendar.at(of(150), () => comes(year))
  }
  calendar.at(later(first, Math.round(years * 365 * 0.4)), council.changeTerm)
}

const planPeople = (all: Years, { people, years }: Extent): void => {
  const { portal, calendar, lives, newCnic } = all
  const { random, service, today } = portal
  const apply = applicationsOf(all)
  const approved = fatesOf(all, apply)
  const begin = async (index: number): Promise<void> => {
    const name = `${oneOf(givenNames, random)} ${oneOf(familyNames, random)}`
    const person = { cnic: newCnic(), email: `pharmacist-${index}@example.com` }
    const given = { born: '1990-03-17', person, without: 'paid_bank_deposit_slip' as const }
    const who = await prepared(service, name, given)
    const ask = portal.persistent(who.ask)
    const life: Life = { ...who, ask, number: '', entry: null, ends: {}, disturbed: true, approved }
    lives.push(life)
    await apply(life)
  }
  for (let index = 0; index < people; index++)
    calendar.at(later(today(), Math.floor(random() * years * 365 * 0.7)), () => begin(index))
}

export const liveYears = async (extent: Extent) => {
  const all = await openYears(extent.seed)
  const { portal, calendar, bank, outcomes, wrong } = all
  planCouncil(all, extent.years)
  planPeople(all, extent)
  const last = later(portal.today(), Math.round(extent.years * 365.25))
  for (let year = portal.today().slice(0, 4); portal.today() < last; ) {
    await portal.night()
    await calendar.doUntil(portal.today())
    await bank.importFile()
    if (portal.today().startsWith(year) && wrong.length === 0) continue
    await portal.sendAll()
    const broken = [...wrong, ...(await brokenAfterYear(all))]
    if (broken.length > 0) return { outcomes, broken }
    year = portal.today().slice(0, 4)
  }
  return { outcomes, broken: [] }
}
