/** A clerk's command on a case: allowed, complete, and then one transaction. */

import { users } from '#functions/accounts/data/person/user.ts'
import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { tracksOf } from '#functions/applications/data/case/stored-case.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { cases } from '#functions/cases/data/case.ts'
import { deposits } from '#functions/payments/data/deposit.ts'
import { feeSchedules } from '#functions/payments/data/fee-schedule.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { events } from '#functions/platform/table/event.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { checkCertified } from '#functions/register/data/holder.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationNumbers } from '#functions/register/data/registration-number.ts'
import { terms } from '#functions/register/data/term.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { RosterPerson } from '#functions/staff/data/roster.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { reasonAgainstReturning } from '#shared/accounts/rules/at-counter.ts'
import {
  type CaseAction,
  isOpen,
  mayDropRequest,
  needsCertificate,
  needsSecondApprover,
  rolesAllow,
  tracksAfter,
} from '#shared/applications/rules/application-lifecycle.ts'
import { returnableItems } from '#shared/applications/rules/correctable.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'
import type { CaseCommand } from '#shared/cases/records/case.ts'
import { actionEvents, requestEvents } from '#shared/cases/records/events.ts'
import { commandErrors } from '#shared/cases/rules/case-commands.ts'
import { certificateObstacle } from '#shared/certificates/rules/certificates.ts'
import { Conflict, NotAllowed, Stale } from '#shared/kit/errors.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import type { CommandContext } from './actions/action-change.ts'
import { RegistrationNumberTaken } from './actions/registration-changes.ts'
import { changeForAction } from './change-for-action.ts'
import { requireNotEntered, type StaffCase } from './load-case.ts'

/** The services of a route that only acts; a route that also answers with the case has `caseNeeds` too. */
export const actNeeds = {
  cases,
  deposits,
  events,
  feeSchedules,
  files,
  registrationNumbers,
  registrations,
  snapshots,
  terms,
  users,
}

interface CommandOptions {
  attempt: Attempt
  now: Date
  today: string
  /** Needed where the command gives the case back to a colleague, who may be absent. */
  people?: readonly RosterPerson[]
  /** The papers that an unchanged renewal is asked for; needed where the command starts a review. */
  renewalPapers?: readonly string[]
  /** Written in the same transaction as the command's own changes. @param details of the event in the history */
  extraWrites?: (details: Record<string, string>) => NonNullable<CaseChange['extraWrites']>
  /** Further details of the event. */
  details?: Record<string, string>
  /** The payment as the bank's statement has it, where it was not typed. */
  statement?: Deposit
}

export type ActServices = Needs<
  | 'cases'
  | 'clock'
  | 'deposits'
  | 'events'
  | 'feeSchedules'
  | 'files'
  | 'log'
  | 'newId'
  | 'registrationNumbers'
  | 'registrations'
  | 'snapshots'
  | 'terms'
>

const requireAllowed = (action: CaseAction, staffCase: StaffCase, staff: StaffMember): void => {
  const { account, review, former_form } = staffCase
  if (!rolesAllow(staff.account.roles, action)) throw new NotAllowed()
  if (!rolesAllow(['reception'], action)) requireNotEntered(staffCase, staff)
  const cannotCorrect = action === 'return' && reasonAgainstReturning(account)
  if (cannotCorrect) throw new Conflict(cannotCorrect)
  if (former_form) throw new Conflict('This is not possible: the applicant has started a new application')
  if (!mayDropRequest(action, staffCase.review, staff.account.roles))
    throw new Conflict('No request that you may drop waits for a second person')
  if (tracksAfter(tracksOf(review), action)) {
    const obstacle = needsCertificate(action) && certificateObstacle(account.registration ?? null)
    if (obstacle) throw new Conflict(obstacle)
    return
  }
  const { status } = review
  if (action === 'verify-fee' && isOpen(status))
    throw new Conflict('This is not possible: the fee is already verified')
  if (action === 'reverse-fee' && isOpen(status))
    throw new Conflict('This is not possible: the fee is not verified')
  throw new Conflict(`This is not possible: the application is ${statusLabels[status].toLowerCase()}`)
}

const requireComplete = (
  action: CaseAction,
  staffCase: StaffCase,
  command: CaseCommand,
  today: string,
): void => {
  const { application_form, review } = staffCase
  const facts = {
    ...stillOwed(application_form),
    title: application_form.application_title,
    feeStatus: tracksOf(review).fee,
    received: review.received,
    asked: review.asked,
    returnable: returnableItems(staffCase),
    today,
  }
  requireNoFieldErrors(commandErrors(action, command, facts))
}

/** The first of two people requests the action; nothing else changes yet. */
const requestApproval = (
  { staffCase, command, clerk, now }: CommandContext,
  attempt: Attempt,
  { cases }: Needs<'cases'>,
) => {
  const pending = { action: command.action, reason: command.reason ?? '', by: clerk, at: now.toISOString() }
  const event = {
    event: requestEvents[command.action as keyof typeof requestEvents],
    by: eventAuthor(clerk),
    details: { reason: pending.reason },
  }
  return cases.change(staffCase.review, staffCase.application_form, { review: { pending }, event }, attempt)
}

const applyCommand = async (
  context: CommandContext,
  { attempt, extraWrites: writesOfCaller = () => [], details: added = {} }: CommandOptions,
  services: ActServices,
) => {
  const { staffCase, command, clerk } = context
  const action = command.action as CaseAction
  const change = await changeForAction(action, context, services)
  const { form, review, extraWrites = [], email } = change
  const details = { ...change.details, ...added }
  const reason: Record<string, string> = command.reason ? { reason: command.reason } : {}
  const { stage } = tracksAfter(tracksOf(staffCase.review), action) ?? staffCase.review
  await services.cases.change(
    staffCase.review,
    staffCase.application_form,
    {
      ...(form && { form }),
      review: { ...review, stage, pending: null },
      event: { event: actionEvents[action], by: eventAuthor(clerk), details: { ...details, ...reason } },
      ...(email && { email: { id: services.newId(), kind: email, user_id: staffCase.id } }),
      isReversal: needsSecondApprover(action),
      extraWrites: [
        ...extraWrites,
        ...(needsCertificate(action)
          ? [{ write: checkCertified(staffCase.id), refusal: () => new Stale(null) }]
          : []),
        ...writesOfCaller(details),
      ],
    },
    attempt,
  )
}

/** Other approvals may take the registration number first. Each failed try means that one of them has succeeded. */
const registrationNumberTries = 60

/**
 * @throws NotAllowed without the role, or where a second person must act; Conflict when the status forbids it or a
 * document is missing; Invalid by field; Stale when somebody else changed the case
 */
export const actOnCase = async (
  staffCase: StaffCase,
  command: CaseCommand,
  staff: StaffMember,
  options: CommandOptions,
  services: ActServices,
): Promise<void> => {
  const action = command.action as CaseAction
  const { attempt, now, today, people = [], renewalPapers = [], statement = null } = options
  const given = { attempt, now, today, people, renewalPapers, statement }
  const context = { staffCase, command, clerk: clerkOf(staff), ...given }
  const { pending } = staffCase.review
  requireAllowed(action, staffCase, staff)
  const isConfirmation = needsSecondApprover(action) && pending?.action === action
  if (isConfirmation && pending.by.id === staff.id) throw new NotAllowed('A second person must confirm this')
  if (!isConfirmation) {
    requireComplete(action, staffCase, command, options.today)
    if (needsSecondApprover(action)) return requestApproval(context, options.attempt, services)
  }
  const isTaken = (error: unknown): boolean => error instanceof RegistrationNumberTaken
  await retry({ tries: registrationNumberTries, when: isTaken }, () =>
    applyCommand(context, options, services),
  )
}
