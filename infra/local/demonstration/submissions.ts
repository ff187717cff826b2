import { applicantOf } from './applicants.ts'
import type { Application, Call } from './application.ts'
import { type Planned, unfinished } from './applications.ts'
import { fillIn, submit } from './fill-in.ts'
import type { Office } from './people.ts'

const registeredAtMinute = 7 * 60 + 20
const betweenApplicantsInMinutes = 1
/** Applicants who are filled in at the same time; the database serves no more. */
const atOnce = 4

const minuteOf = (number: number): number => registeredAtMinute + (number % 60) * betweenApplicantsInMinutes

/** Registers somebody. @returns a function that calls as them, or null where they are known from an earlier start */
async function register(number: number, daysAgo: number, { accounts, call, moment }: Office) {
  const applicant = applicantOf(number)
  const at = moment(daysAgo, minuteOf(number))
  const id = await accounts.applicant(applicant, at)
  if (!id) return null
  const callAs: Call = (name, _who, sent) => call(name, id, at, sent)
  return { id, applicant, call: callAs }
}

async function submitPlanned(planned: Planned, office: Office): Promise<Application | null> {
  const registered = await register(planned.number, planned.submitted, office)
  if (!registered) return null
  const { id, applicant, call } = registered
  await fillIn(call, applicant)
  return submit(call, id, applicant, planned)
}

/** Those who have only begun. */
export async function registerUnfinished(office: Office): Promise<void> {
  for (const { number, savedSteps } of unfinished) {
    const registered = await register(number, 1 + savedSteps, office)
    if (registered) await fillIn(registered.call, registered.applicant, savedSteps)
  }
}

/** Submits every planned application that is not there yet; the answer has them in the order of the plan. */
export async function submitAll(
  planned: readonly Planned[],
  office: Office,
): Promise<[Planned, Application][]> {
  const submitted = new Map<Planned, Application | null>()
  const waiting = [...planned]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      submitted.set(next, await submitPlanned(next, office))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return planned.flatMap((one): [Planned, Application][] => {
    const application = submitted.get(one)
    return application ? [[one, application]] : []
  })
}
