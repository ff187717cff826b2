import type { Application, Call } from './application.ts'
import type { Planned } from './applications.ts'
import { minuteOfImport, statementDayOf, statementDays, statementRows } from './bank-statements.ts'
import type { Office } from './people.ts'

const minuteInMs = 60_000
const officeOpensAtMinute = 9 * 60 + 20
const betweenStepsInMinutes = 14

/** Something that happens in the office at a moment. */
interface Event {
  at: Date
  run: () => Promise<unknown>
}

/** The steps of one application. Each has its own minute of the day, so that none comes before the one it follows. */
function eventsOf(planned: Planned, it: Application, { call, ids, now, moment }: Office): Event[] {
  const byStatement = statementDayOf(planned) !== undefined
  const begins = officeOpensAtMinute + ((planned.number * 37) % 120)
  return planned.story
    .filter(({ isFee }) => !(isFee && byStatement))
    .map(({ after, minutesAgo, step }, place) => {
      const at =
        minutesAgo === undefined
          ? moment(planned.submitted - (after ?? 0), begins + place * betweenStepsInMinutes)
          : new Date(now.getTime() - minutesAgo * minuteInMs)
      const callAs: Call = (name, who, sent) => call(name, who === 'applicant' ? it.id : ids[who], at, sent)
      return { at, run: () => step(it, callAs, at) }
    })
}

/** One import of a bank statement, with the rows of the applicants who have paid their fee in it. */
function importOf(day: number, applications: Application[], { call, ids, moment, services }: Office): Event {
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
  return { at, run }
}

/** Everything that happened after the submissions, in the order of time. */
export function historyOf(submitted: [Planned, Application][], office: Office): Event[] {
  const steps = submitted.flatMap(([planned, it]) => eventsOf(planned, it, office))
  const imports = statementDays.flatMap((day) => {
    const paid = submitted.filter(([planned]) => statementDayOf(planned) === day).map(([, it]) => it)
    return paid.length > 0 ? [importOf(day, paid, office)] : []
  })
  return [...steps, ...imports].sort((one, other) => one.at.getTime() - other.at.getTime())
}
