/** The demonstration of `npm start -- --demo`, in memory: loading it into the embedded database takes ten times as long. */
import { openCalls, type Sent } from '#infra/local/demonstration/calls.ts'
import { type Clerk, staff } from '#infra/local/demonstration/office.ts'
import { loadDemonstration } from '#infra/local/demonstration/run.ts'
import type { Progress } from '#infra/local/progress.ts'
import { demoAdministrator, seed } from '#infra/local/seed.ts'
import type { CaseRow } from '#shared/cases/records/case.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { memoryFiles } from './memory-files.ts'
import { memoryServices } from './memory-services.ts'
import { memoryTable } from './memory-table.ts'

/** A portal of one machine at its first start, and what `npm start -- --demo` does with it. */
export const demonstrationAt = async (now: Date) => {
  const clock = () => now
  const store = memoryTable()
  const services = memoryServices({ table: store.table, files: memoryFiles(clock).files, clock })
  await seed(services, demoAdministrator)
  const call = await openCalls(services)
  const ask = async (who: Clerk, name: string, sent?: Sent) =>
    call(name, (await services.staff.idByEmail(staff[who].email)) ?? '', now, sent)
  const rowsIn = async (status: string): Promise<CaseRow[]> =>
    (await ask('registrar', 'cases.list', { query: { status } })).rows
  return {
    services,
    ask,
    rowsIn,
    items: store.items,
    load: (progress?: Progress) => loadDemonstration(services, progress),
    rows: async () => (await Promise.all(applicationStatuses.map(rowsIn))).flat(),
  }
}
type Demonstration = Awaited<ReturnType<typeof demonstrationAt>>

const countsOf = ({ counts }: { counts: object }) => counts

/** How many of everything there are, as its staff see it. */
export const officeOf = async ({ ask, services }: Demonstration) => {
  const { deposits } = await ask('accounts', 'deposits.list')
  const { days } = await ask('registrar', 'calendar.reminders')
  return {
    applications: await ask('registrar', 'cases.counts'),
    books: (await ask('registrar', 'books.list')).map(countsOf),
    entries: (await ask('registrar', 'registrations.export')).entries.length,
    concerns: (await ask('registrar', 'concerns.list')).waiting.map(({ about }: { about: string }) => about),
    watching: (await services.watchers.all()).map(({ listed, last }) => ({ listed, told: last })),
    claims: (await ask('registrar', 'claims.list')).length,
    requests: (await ask('registrar', 'changeRequests.list')).length,
    proposals: (await ask('deputy', 'proposals.list')).open.length,
    hasDeposits: deposits.length > 0,
    hasReminded: days.filter(({ sent }: { sent: number }) => sent > 0).length > 2,
  }
}
