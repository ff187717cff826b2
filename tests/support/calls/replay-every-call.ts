/**
 * Calls every endpoint and worker and has the rights noted that they use: first each example call, then the further
 * branches, which need a right that the example does not.
 */
import { endpoints } from '#shared/contract.ts'
import type { Stack } from '../portal/stack.ts'
import { openExamples } from './example-calls.ts'
import { profileAndPasswords, records, signedUp, submission } from './further-branches/applicants.ts'
import { bankStatements } from './further-branches/bank-statement.ts'
import { booksAndClaims } from './further-branches/books.ts'
import { cases } from './further-branches/cases.ts'
import { closedAccounts } from './further-branches/closed-accounts.ts'
import { documents, requiredScans } from './further-branches/documents.ts'
import { unconfirmedAccounts } from './further-branches/email-addresses.ts'
import { repeatedFeeSchedules } from './further-branches/fee-schedules.ts'
import { officeCorrections } from './further-branches/office-corrections.ts'
import { applicantsPasskeys, staffPasskeys } from './further-branches/passkeys.ts'
import {
  betweenCallsInSeconds,
  type RecordedPortal,
  recordedPortal,
} from './further-branches/recorded-portal.ts'
import { register } from './further-branches/register.ts'
import { staffAccounts, staffSignIn } from './further-branches/staff-accounts.ts'
import { twoPeople } from './further-branches/two-people.ts'
import { waitingEmails } from './further-branches/waiting-emails.ts'
import { walkIns } from './further-branches/walk-ins.ts'
import { watchers } from './further-branches/watchers.ts'
import type { rightsRecorder } from './rights-recorder.ts'

/** How often each session was used: every use is later than the last one, so that the service notes it. */
const usesOf = () => {
  const uses = new Map<string, number>()
  return (token = ''): number => {
    const count = (uses.get(token) ?? 0) + 1
    uses.set(token, count)
    return count
  }
}

const exampleCalls = async ({ ask, stack }: RecordedPortal): Promise<void> => {
  const later = (uses: number) => new Date(Date.now() + uses * betweenCallsInSeconds * 1000)
  const use = usesOf()
  const example = openExamples(stack, () => later(1))
  for (const { name, endpoint } of endpoints) {
    const call = await example(name)
    const { status } = await ask(name, { ...call, at: call.token ? later(use(call.token)) : new Date() })
    if (status !== (endpoint.status ?? 200)) throw new Error(`The example of ${name} failed: ${status}`)
  }
}

export const replayEveryCall = async (
  stack: Stack,
  recorder: ReturnType<typeof rightsRecorder>,
): Promise<void> => {
  const portal = recordedPortal(stack, recorder)
  await exampleCalls(portal)
  await waitingEmails(portal, await signedUp(portal))
  const person = await signedUp(portal)
  await records(portal, person)
  await documents(portal, person)
  await requiredScans(portal, person)
  await submission(portal, person)
  const other = await signedUp(portal) // whose CNIC may still change
  await profileAndPasswords(portal, other)
  await unconfirmedAccounts(portal)
  await cases(portal, person)
  await officeCorrections(portal)
  await register(portal)
  await watchers(portal)
  await bankStatements(portal)
  await booksAndClaims(portal)
  await repeatedFeeSchedules(portal)
  await staffSignIn(portal)
  await staffAccounts(portal)
  await staffPasskeys(portal)
  await applicantsPasskeys(portal, await signedUp(portal))
  await twoPeople(portal)
  await walkIns(portal)
  await closedAccounts(portal, person)
}
