import { longestInOfficeDays, type Planned, plannedApplications } from './applications.ts'
import { openCalls, type Services } from './calls.ts'
import { historyOf } from './history.ts'
import { officeCalendar } from './office-days.ts'
import { inviteTrainee, openAccounts, openStaff } from './people.ts'
import { registerUnfinished, submitAll } from './submissions.ts'

/**
 * Fills the portal with an office in mid-life: staff, and applications in every status with documents, payments and a
 * history of three months. Everything passes the service's own routes, at the times at which it is said to have
 * happened. Applicants who are there from an earlier start are left as they are.
 * @param planned all sixty; a test loads one of each story.
 */
export async function loadDemonstration(
  services: Services,
  planned: readonly Planned[] = plannedApplications,
): Promise<void> {
  const now = services.clock()
  const accounts = openAccounts(services)
  const call = await openCalls(services)
  const ids = await openStaff(accounts, now)
  const office = { services, call, accounts, ids, now, moment: officeCalendar(now, longestInOfficeDays) }
  await inviteTrainee(office)
  await registerUnfinished(office)
  const submitted = await submitAll(planned, office)
  for (const { run } of historyOf(submitted, office)) await run()
}
