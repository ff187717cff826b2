/** What a second person confirms of a walk-in: that the signed application is handed in, or the person's e-mail address. */
import { requireStepsBefore } from '#functions/applications/use-cases/own-record.ts'
import { submissionErrors } from '#functions/applications/use-cases/submission/submission-errors.ts'
import { storeSentFile } from '#functions/documents/use-cases/store-sent-file.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { withClerk } from '#shared/accounts/rules/at-counter.ts'
import { newApplicationForm } from '#shared/applications/records/application-form.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import type { WalkInHandIn } from '#shared/staff/records/walk-in.ts'
import { signedForm } from '#shared/vocabulary/documents.ts'
import { loadForClerk, requireAtCounter } from './load-walk-in.ts'

type Proposing = Pick<RequestContext, 'attempt' | 'today'> & { staff: StaffMember }

/** @throws NotFound, NotAllowed, StepMissing, Invalid; Conflict where something waits already */
export const handInWalkIn = async (
  id: string,
  { file, issueDate, expiryDate, ...stated }: WalkInHandIn,
  { staff, attempt: given, today }: Proposing,
  services: Needs<
    | 'documents'
    | 'files'
    | 'formerApplications'
    | 'limits'
    | 'proposals'
    | 'snapshots'
    | 'uploadGrants'
    | 'users'
    | 'walkIns'
  >,
): Promise<void> => {
  const user = await loadForClerk(id, staff, services)
  requireAtCounter(user)
  const form = parseWith(newApplicationForm, {
    ...stated,
    issueDate: issueDate || null,
    expiryDate: expiryDate || null,
  })
  const attempt = attemptOfCommand(given, form, staff)
  const waiting = await services.proposals.about('walk-in', id)
  if (waiting?.contents.attempt === attempt.requestId) return // done before, and the answer was lost
  if (waiting) throw new Conflict(`${waiting.by.name} has handed this in; it waits for a second person`)
  requireStepsBefore(missingBefore('registration', user))
  requireNoFieldErrors(submissionErrors(form, user, today))
  await storeSentFile(user, signedForm, file.bytes, given, services)

  const { account, draft_changes } = await loadForClerk(id, staff, services)
  const by = clerkOf(staff)
  const contents = { form, changes: draft_changes, attempt: attempt.requestId }
  const title = `Hand in the application of ${account.name}, entered at the counter`
  const event = { event: 'HANDED_IN_AT_COUNTER' as const, by: eventAuthor(by) }
  await services.proposals.propose(
    { kind: 'walk-in', subject: id, title, reason: '', contents, by },
    attempt,
    // Whoever is still entering is signed out: what was signed stays as it is.
    services.walkIns.changeCounter(account, withClerk(account.counter, by), event, attempt),
  )
}

/** The person registers an address at the office; with it they set a password. @throws NotFound, NotAllowed, Invalid, Conflict */
export const giveEmail = async (
  id: string,
  email: string,
  { staff, attempt }: Proposing,
  services: Needs<'accounts' | 'proposals' | 'users'>,
): Promise<void> => {
  const { account } = await loadForClerk(id, staff, services, email)
  if (!account.counter.confirmed || account.closed_at || account.email_confirmed_at)
    throw new Conflict(
      'Only somebody whose application was handed in at the counter, and who has no confirmed email, is given one',
    )
  if (!(await services.accounts.isFreeFor(email, id, attempt.now)))
    throw new Invalid({ email: ['Another account has this email'] })
  const title = `Give ${account.name} the email ${email}, with the CNIC seen`
  const contents = { email }
  await services.proposals.propose(
    { kind: 'walk-in', subject: id, title, reason: '', contents, by: clerkOf(staff) },
    attempt,
  )
}
