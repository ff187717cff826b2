/** One act of one member of staff on one case: allowed, complete, and then one transaction. */

import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import type { CaseChange } from '#functions/data/case.ts'
import type { Attempt } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, NotAllowed, Unavailable } from '#shared/errors.ts'
import type { CaseCommand } from '#shared/records/case.ts'
import { actionEvents, requestEvents } from '#shared/records/events.ts'
import type { Clerk } from '#shared/records/review.ts'
import {
  type CaseAction,
  needsSecondApprover,
  rolesAllow,
  statusAfter,
  transitions,
} from '#shared/rules/application-lifecycle.ts'
import { commandErrors } from '#shared/rules/case-commands.ts'
import { statusLabels } from '#shared/vocabulary.ts'
import { changeOf, NumberTaken } from './case-changes.ts'
import type { Case } from './present-case.ts'

interface ActContext {
  attempt: Attempt
  now: Date
  today: string
  /** What is written with the act, beside what it changes itself. */
  extraWrites?: CaseChange['extraWrites']
}

const asClerk = ({ id, account }: StaffMember): Clerk => ({ id, name: account.name })

const requirePossible = (action: CaseAction, it: Case, staff: StaffMember): void => {
  if (!rolesAllow(staff.account.roles, action)) throw new NotAllowed()
  if (it.former_form) throw new Conflict('This cannot be done: a new application has been begun')
  if (statusAfter(it.review.status, action) === null)
    throw new Conflict(
      `This cannot be done: the application is ${statusLabels[it.review.status].toLowerCase()}`,
    )
}

/** The first of two people asks; nothing else changes yet. */
const ask = (
  it: Case,
  act: CaseCommand,
  me: Clerk,
  { now, attempt }: ActContext,
  { cases }: Needs<'cases'>,
) => {
  const pending = { action: act.action, reason: act.reason ?? '', by: me, at: now.toISOString() }
  const event = {
    event: requestEvents[act.action as keyof typeof requestEvents],
    by: { kind: 'staff', ...me },
    details: { reason: pending.reason },
  } as const
  return cases.step(it.review, it.application_form, { review: { pending }, event }, attempt)
}

const carryOut = async (
  it: Case,
  act: CaseCommand,
  me: Clerk,
  { now, attempt, extraWrites: more = [] }: ActContext,
  services: Needs<'cases' | 'newId' | 'registrationNumbers'>,
) => {
  const action = act.action as CaseAction
  const {
    form,
    review,
    extraWrites = [],
    email,
    details,
  } = await changeOf(action, { it, act, me, now }, services)
  const reason: Record<string, string> = act.reason ? { reason: act.reason } : {}
  const step = {
    form: { ...form, status: transitions[action].to },
    review: { ...review, pending: null },
    event: {
      event: actionEvents[action],
      by: { kind: 'staff', ...me },
      details: { ...details, ...reason },
    } as const,
    ...(email && { email: { id: services.newId(), kind: email, user_id: it.id } }),
    takesBack: needsSecondApprover(action),
    extraWrites: [...extraWrites, ...more],
  }
  await services.cases.step(it.review, it.application_form, step, attempt)
}

/** Approvals of other cases may take the number meant for this one; every one that does has been served. */
const triesForANumber = 60

/**
 * @throws NotAllowed without the role, or where a second person must act; Conflict when the status forbids it or a
 * document is missing; Invalid by field; Stale when somebody else was faster
 */
export const actOnCase = async (
  it: Case,
  act: CaseCommand,
  staff: StaffMember,
  circumstances: ActContext,
  services: Needs<'cases' | 'newId' | 'registrationNumbers'>,
): Promise<void> => {
  const action = act.action as CaseAction
  const me = asClerk(staff)
  requirePossible(action, it, staff)
  const confirms = needsSecondApprover(action) && it.review.pending?.action === action
  if (!confirms) {
    const owed = {
      fee: it.application_form.fee_amount,
      voucher: it.application_form.voucher_number,
      paid: it.review.payment !== null,
      today: circumstances.today,
    }
    requireNoFieldErrors(commandErrors(action, act, owed))
    if (needsSecondApprover(action)) return ask(it, act, me, circumstances, services)
  } else if (it.review.pending?.by.id === me.id) {
    throw new NotAllowed('Another person must confirm this')
  }
  for (let tries = 0; tries < triesForANumber; tries++) {
    try {
      return await carryOut(it, act, me, circumstances, services)
    } catch (error) {
      if (!(error instanceof NumberTaken)) throw error
    }
  }
  throw new Unavailable()
}
