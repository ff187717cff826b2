/** A term of the future, its change or its removal waits for a second person, as all proposals do. */

import type { Attempt } from '#functions/platform/table/record.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { isRealDate } from '#shared/kit/format.ts'
import { firstDayErrors } from '#shared/payments/rules/fee-schedules.ts'
import type { ProposedTerm, Term, TermRecord } from '#shared/register/records/term.ts'
import { termErrors, termTitle } from '#shared/register/rules/terms.ts'

interface Proposing {
  staff: StaffMember
  today: string
  attempt: Attempt
}

const propose = (
  firstDay: string,
  contents: { before: TermRecord | null; after: Term | null },
  reason: string,
  { staff, attempt }: Proposing,
  { proposals }: Needs<'proposals'>,
) =>
  proposals.propose(
    {
      kind: 'term',
      subject: firstDay,
      title: termTitle(contents.before, contents.after),
      reason,
      contents,
      by: clerkOf(staff),
    },
    attempt,
  )

/** @throws Invalid by field; Conflict when something is proposed for this day already */
export const proposeTerm = async (
  { reason, ...given }: ProposedTerm,
  proposing: Proposing,
  services: Needs<'proposals' | 'terms'>,
): Promise<void> => {
  requireNoFieldErrors({ ...firstDayErrors(given, proposing.today), ...termErrors(given) })
  const before = await services.terms.read(given.effective_from)
  await propose(
    given.effective_from,
    { before, after: { ...given, sample: false } },
    reason,
    proposing,
    services,
  )
}

/** @throws NotFound for what is no day; Conflict when there is no such term, or it has begun */
export const proposeRemoval = async (
  firstDay: string,
  reason: string,
  proposing: Proposing,
  services: Needs<'proposals' | 'terms'>,
): Promise<void> => {
  if (!isRealDate(firstDay)) throw new NotFound()
  const before = await services.terms.read(firstDay)
  if (!before) throw new Conflict('No term begins on this day')
  if (firstDay <= proposing.today) throw new Conflict('This term has begun and can no longer be changed')
  await propose(firstDay, { before, after: null }, reason, proposing, services)
}
