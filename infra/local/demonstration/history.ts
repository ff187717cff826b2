import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import type { Application, Call, Moment, Person } from './application.ts'
import type { Planned } from './applications.ts'
import { minuteOfImport, statementDayOf, statementDays, statementRows } from './bank-statements.ts'
import { inParallel } from './in-parallel.ts'
import type { Office } from './people.ts'

const minuteInMs = 60_000
const officeOpensAtMinute = 9 * 60 + 20
const betweenStepsInMinutes = 14

/** Something that happens at a moment: to one person, or in the whole office. */
export interface HistoryEvent {
  at: Date
  /** The person's id. */
  of: string | null
  run: () => Promise<unknown>
}

interface Story<Of extends Person> {
  number: number
  /** In office days before today. */
  submitted: number
  story: readonly Moment<Of>[]
}

/** The steps of one person. Each has its own minute of the day, so that none comes before the one it follows. */
export function eventsOf<Of extends Person>(
  { number, submitted, story }: Story<Of>,
  it: Of,
  { call, ids, now, moment }: Office,
): HistoryEvent[] {
  const begins = officeOpensAtMinute + ((number * 37) % 120)
  return story.map(({ after, minutesAgo, step }, place) => {
    const at =
      minutesAgo === undefined
        ? moment(submitted - (after ?? 0), begins + place * betweenStepsInMinutes)
        : new Date(now.getTime() - minutesAgo * minuteInMs)
    const callAs: Call = (name, who, sent) => call(name, who === 'applicant' ? it.id : ids[who], at, sent)
    return { at, of: it.id, run: () => step(it, callAs, at) }
  })
}

/** The steps of one application, without the fee where the bank's statement brings it. */
export const eventsOfApplication = (planned: Planned, it: Application, office: Office): HistoryEvent[] => {
  const byStatement = statementDayOf(planned) !== undefined
  const story = planned.story.filter(({ isFee }) => !(isFee && byStatement))
  return eventsOf({ ...planned, story }, it, office)
}

/** One import of a bank statement, with the rows of the applicants who have paid their fee in it. */
function importOf(day: number, applications: Application[], office: Office): HistoryEvent {
  const { call, ids, moment, services } = office
  const at = moment(day, minuteOfImport)
  const run = async () => {
    const id = services.newId()
    const body = { id, file_name: `statement-${at.toISOString().slice(0, 10)}.csv` }
    const rows = statementRows(applications, at, day)
    const unreadable = [
      { line: rows.length + 2, text: `Total | ${rows.length}`, problem: 'The date cannot be read' },
    ]
    await call('bankStatement.create', ids.accounts, at, { body: { ...body, rows, unreadable } })
    await call('bankStatement.verify', ids.accounts, at, { params: { id }, body: { from: 0 } })
  }
  return { at, of: null, run }
}

/** The statements by which most applicants have paid. */
export const importsOf = (submitted: [Planned, Application][], office: Office): HistoryEvent[] =>
  statementDays.flatMap((day) => {
    const paid = submitted.filter(([planned]) => statementDayOf(planned) === day).map(([, it]) => it)
    return paid.length > 0 ? [importOf(day, paid, office)] : []
  })

const remindedDays = 5

/** The last nights, with reminders and the end of what was not paid; the next ones come when the portal has started. */
export const remindersOf = ({ services, now }: Office): HistoryEvent[] =>
  Array.from({ length: remindedDays }, (_, night) => {
    const at = new Date(`${addDays(dayInKarachi(now), night - remindedDays)}T03:00:00+05:00`)
    const run = async () => {
      const { remindHolders } = await import('#functions/register/use-cases/remind-holders.ts')
      const { unpaidRenewals } = await import('#functions/cases/use-cases/unpaid-renewals.ts')
      const atNight = { ...services, clock: () => at }
      await remindHolders(atNight)(() => true)
      await unpaidRenewals(atNight)(() => true)
    }
    return { at, of: null, run }
  })

/** What happens to different people on one day happens at the same time, which saves half of the waiting. */
export async function live(events: HistoryEvent[], eachDone: () => void): Promise<void> {
  const inOrder = events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const days = Map.groupBy(inOrder, ({ at, of }) => (of ? dayInKarachi(at) : at.toISOString()))
  for (const day of days.values())
    await inParallel(Map.groupBy(day, ({ of }) => of).values(), async (ofOne) => {
      for (const { run } of ofOne) {
        await run()
        eachDone()
      }
    })
}
