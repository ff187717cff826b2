import { StartError } from '#infra/start-error.ts'
import type { Progress } from '../progress.ts'
import type { Application } from './application.ts'
import { longestInOfficeDays, type Planned, plannedApplications, unfinished } from './applications.ts'
import { openCalls, type Services } from './calls.ts'
import { eventsOf, eventsOfApplication, importsOf, live, remindersOf } from './history.ts'
import { holders } from './holders.ts'
import { inParallel } from './in-parallel.ts'
import { officeCalendar } from './office.ts'
import { beginNextBook, importOldBook, nextBook, oldBook } from './old-book.ts'
import { eventsOfOrganisations } from './organisations.ts'
import { inviteTrainee, type Office, openAccounts, openStaff } from './people.ts'
import { begin, claimEntry, submitPlanned } from './submissions.ts'
import { bringWalkIn } from './walk-in.ts'

async function openOffice(services: Services): Promise<Office> {
  const now = services.clock()
  const accounts = openAccounts(services)
  const [call, ids] = [await openCalls(services), await openStaff(accounts, now)]
  return { services, call, accounts, ids, now, moment: officeCalendar(now, longestInOfficeDays) }
}

async function load(office: Office, progress: Progress): Promise<void> {
  const people = plannedApplications.length + unfinished.length + holders.length
  const half = (from: number, total: number) => {
    let done = 0
    return () => progress(from + ++done / total / 2)
  }
  const oneMore = half(0, people)
  const counted = async <T>(work: Promise<T>): Promise<T> => work.finally(oneMore)
  await importOldBook(plannedApplications, office)
  await inParallel(unfinished, (one) => counted(begin(one, office)))
  const claimed = await inParallel(holders, async (one) =>
    eventsOf(one, await counted(claimEntry(one, office)), office),
  )
  const submitted = await inParallel(
    plannedApplications,
    async (planned): Promise<[Planned, Application]> => [
      planned,
      await counted(submitPlanned(planned, office)),
    ],
  )
  const events = [
    ...claimed.flat(),
    ...submitted.flatMap(([planned, it]) => eventsOfApplication(planned, it, office)),
    ...importsOf(submitted, office),
    ...remindersOf(office),
    ...eventsOfOrganisations(office),
  ]
  await live(events, half(0.5, events.length))
  await inviteTrainee(office)
  await bringWalkIn(office)
  await beginNextBook(office)
}

/**
 * Fills the portal with an office in mid-life: staff, a register, and applications in every status with documents,
 * payments and a history of three months. Everything passes the service's own routes, at the times at which it is
 * said to have happened. What an earlier start has loaded is left as it is.
 * @throws StartError when an earlier start was interrupted while it loaded this
 */
export async function loadDemonstration(services: Services, progress: Progress = () => {}): Promise<void> {
  const office = await openOffice(services)
  if (await services.books.read(nextBook.id)) return
  if (await services.books.read(oldBook.id))
    throw new StartError(
      'The demonstration was interrupted while it was loaded. Remove the folder of the data, or set DATA_DIR to another one, and start again.',
    )
  await load(office, progress)
}
