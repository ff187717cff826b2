/** A member of staff asks the registrars about a case, and one of them answers. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { putNote } from '../data/note.ts'
import type { StaffCase } from './load-case.ts'

type Request = Pick<RequestContext, 'attempt' | 'now' | 'versionRead'>

/** @throws Stale; Conflict while an earlier question waits, or once a new application has been begun */
export const escalate = async (
  { review, application_form, former_form }: StaffCase,
  reason: string,
  staff: StaffMember,
  { attempt, now, versionRead }: Request,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const clerk = clerkOf(staff)
  const { escalated } = review
  if (escalated?.by.id === clerk.id && escalated.reason === reason) return // sent twice
  requireVersion(review, versionRead)
  if (former_form) throw new Conflict('This is not possible: the applicant has started a new application')
  if (escalated) throw new Conflict(`${escalated.by.name} has asked the registrar already`)
  const event = { event: 'ESCALATED', by: eventAuthor(clerk), details: { reason } } as const
  const change = { review: { escalated: { reason, by: clerk, at: now.toISOString() } }, event }
  await cases.change(review, application_form, change, attempt)
}

/** The answer is kept as a note that names the one who asked. @throws Stale; Conflict when nothing waits for an answer */
export const settleEscalation = async (
  { id, review, application_form }: StaffCase,
  answer: string,
  staff: StaffMember,
  { attempt, now, versionRead }: Request,
  { cases, newId }: Needs<'cases' | 'newId'>,
): Promise<void> => {
  requireVersion(review, versionRead)
  const { escalated } = review
  if (!escalated) throw new Conflict('This has been settled already')
  const clerk = clerkOf(staff)
  const told = escalated.by.id === clerk.id ? [] : [escalated.by]
  const note = { id: newId(), at: now.toISOString(), by: clerk, text: answer, told }
  const change = {
    review: { escalated: null },
    event: { event: 'ESCALATION_SETTLED', by: eventAuthor(clerk), details: { reason: answer } } as const,
    extraWrites: putNote(id, note).map((write) => ({ write, refusal: () => new Conflict('Send it again') })),
  }
  await cases.change(review, application_form, change, attempt)
}
