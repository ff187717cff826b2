/** A second person confirms what was entered at the counter, with the person’s CNIC and the signed page at hand. */
import { submitApplication } from '#functions/applications/use-cases/submission/submit-application.ts'
import { putEvent } from '#functions/platform/table/event.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { RosterPerson } from '#functions/staff/data/roster.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { withClerk } from '#shared/accounts/rules/at-counter.ts'
import { newApplicationForm } from '#shared/applications/records/application-form.ts'
import { Conflict, NotAllowed } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import { walkInRoles } from '#shared/vocabulary/staff-roles.ts'
import { loadForClerk, requireAtCounter, type WalkInUser } from './load-walk-in.ts'

interface Confirming {
  staff: StaffMember
  attempt: Attempt
  compared: boolean
}

type Services = Needs<
  | 'accounts'
  | 'applicationForms'
  | 'cases'
  | 'councilSettings'
  | 'feeSchedules'
  | 'formerApplications'
  | 'newId'
  | 'proposals'
  | 'roster'
  | 'users'
  | 'walkIns'
>

/** The normal submission, with the end of the proposal in its transaction. */
const handIn = async (
  user: WalkInUser,
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: Confirming,
  services: Services,
): Promise<void> => {
  const { now } = attempt
  const today = dayInKarachi(now)
  const by = clerkOf(staff)
  const confirmed = { at: now.toISOString(), by, number: await services.walkIns.nextNumber(today, now) }
  const event = { event: 'CONFIRMED_AT_COUNTER' as const, by: eventAuthor(by) }
  const also = (present: WalkInUser): Write[] => {
    requireAtCounter(present)
    if (present.account.counter.clerks.some(({ id }) => id === staff.id))
      throw new NotAllowed('You have entered here yourself, so somebody else confirms it')
    if (present.draft_changes !== proposal.contents.changes)
      throw new Conflict(
        'Something was entered after this was signed. Refuse it, print it and have it signed again',
      )
    const counter = { ...withClerk(present.account.counter, by), confirmed }
    return [...services.walkIns.changeCounter(present.account, counter, event, attempt), ...endWrites]
  }
  const form = parseWith(newApplicationForm, proposal.contents.form)
  await submitApplication(user, form, { today, attempt }, services, (present) => also(present as WalkInUser))
}

/**
 * The person opens the link that is sent there, and sets a password by “Forgot password”. An address that was mistyped may be another
 * person's: what was set and opened with it ends.
 */
const setEmail = async (
  user: WalkInUser,
  email: string,
  endWrites: Write[],
  { staff, attempt }: Confirming,
  { accounts, newId }: Services,
): Promise<void> => {
  const link = { id: newId(), kind: 'confirm-email' as const, user_id: user.id }
  const event = { event: 'EMAIL_SET_AT_COUNTER' as const, by: eventAuthor(clerkOf(staff)) }
  const { email: mistyped, session_generation } = user.account
  const ending = mistyped && { password_hash: '', session_generation: session_generation + 1 }
  await accounts.change(user.account, user, { email, ...ending }, attempt, [link], '', [
    putEvent(user.id, event, attempt.now, newId()),
    ...endWrites,
  ])
}

/** The one who proposed it must be able to still; of the second person that is certain. @throws Conflict */
const requireProposerStill = async ({ by }: StoredProposal, { roster }: Needs<'roster'>): Promise<void> => {
  const { people } = await roster.read()
  const mayPropose = ({ id, state, roles }: RosterPerson) =>
    id === by.id && state === 'active' && walkInRoles.some((role) => roles.includes(role))
  if (!people.some(mayPropose))
    throw new Conflict(`${by.name} may not hand this in any more. Refuse it and propose it yourself`)
}

/** @throws NotFound, NotAllowed, Invalid; Conflict when somebody else was faster or it is not possible any more */
export const confirmWalkIn = async (
  proposal: StoredProposal,
  endWrites: Write[],
  confirming: Confirming,
  services: Services,
): Promise<void> => {
  const { staff, attempt, compared } = confirming
  const { email } = proposal.contents
  const user = await loadForClerk(proposal.subject, staff, services, email as string | undefined)
  await requireProposerStill(proposal, services)
  requireNoFieldErrors(
    compared ? {} : { compared: ['Say that you have seen the CNIC, and that everything agrees'] },
  )
  const work =
    typeof email === 'string'
      ? setEmail(user, email, endWrites, confirming, services)
      : handIn(user, proposal, endWrites, confirming, services)
  const error = await work.then(
    () => null,
    (thrown: unknown) => ({ thrown }),
  )
  // Of two who confirm at once, one reads who was faster.
  const settled = await services.proposals.read(proposal.id, attempt)
  if (!('ended' in settled)) throw error?.thrown
}
