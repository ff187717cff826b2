import { applicantOf } from './applicants.ts'
import type { Application, Call, Person } from './application.ts'
import type { Planned, unfinished } from './applications.ts'
import { fillIn, submit } from './fill-in.ts'
import type { Holder } from './holders.ts'
import { renewedEntryOf } from './old-book.ts'
import type { Office } from './people.ts'
import { claim } from './register-steps.ts'

const registeredAtMinute = 7 * 60 + 20
const betweenPeopleInMinutes = 1

/** Registers somebody. @returns the person, and a function that calls as them */
async function register(number: number, daysAgo: number, { accounts, call, moment }: Office) {
  const applicant = applicantOf(number)
  const at = moment(daysAgo, registeredAtMinute + (number % 60) * betweenPeopleInMinutes)
  const id = await accounts.applicant(applicant, at)
  const callAs: Call = (name, _who, sent) => call(name, id, at, sent)
  return { person: { id, applicant }, call: callAs, at }
}

/** Those who have only begun. */
export const begin = async (
  { number, savedSteps }: (typeof unfinished)[number],
  office: Office,
): Promise<void> => {
  const { person, call } = await register(number, 1 + savedSteps, office)
  await fillIn(call, person.applicant, savedSteps)
}

/** Somebody of the old book comes to the portal. */
export async function claimEntry({ number, submitted, hasRecords }: Holder, office: Office): Promise<Person> {
  const { person, call, at } = await register(number, submitted, office)
  if (hasRecords) await fillIn(call, person.applicant)
  await claim(person, call, at)
  return person
}

export async function submitPlanned(planned: Planned, office: Office): Promise<Application> {
  const { person, call } = await register(planned.number, planned.submitted, office)
  await fillIn(call, person.applicant)
  const entry = planned.title === 'Renewal' ? renewedEntryOf(planned, office) : undefined
  return submit(call, person, planned, entry)
}
