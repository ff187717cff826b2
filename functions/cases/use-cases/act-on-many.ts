/** One action on several cases, with a transaction for each, so that a refusal for one does not stop the others. */
import { tracksOf } from '#functions/applications/data/case/stored-case.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { tracksAfter, transitions } from '#shared/applications/rules/application-lifecycle.ts'
import type { BulkCommand, BulkResult } from '#shared/cases/records/bulk-act.ts'
import { Conflict, Refusal, Stale } from '#shared/kit/errors.ts'
import { type ActServices, actOnCase } from './act-on-case.ts'
import { loadCaseToChange, type StaffCase } from './load-case.ts'

type Services = ActServices & Needs<'users'>
type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }

/** Why one of several cases was refused. */
export const wordsOf = (error: Refusal): string =>
  error instanceof Stale ? 'Somebody else changed this application at the same time' : error.message

/** Whether the action was already done, by this request if its answer was lost, or by somebody else. */
const isDone = ({ review }: StaffCase, action: BulkCommand['action']): boolean =>
  review.stage === transitions[action].to

const actOnOne = async (
  staffCase: StaffCase,
  action: BulkCommand['action'],
  { staff, attempt, now, today }: Request,
  services: Services,
): Promise<'done' | 'already'> => {
  if (isDone(staffCase, action)) return 'already'
  // A single case shows what would fall away with the action; a list does not.
  if (staffCase.review.pending && tracksAfter(tracksOf(staffCase.review), action))
    throw new Conflict('This is not possible in a list: a reversal of the approval waits for a second person')
  const ownAttempt = { ...attempt, requestId: `${attempt.requestId}#${staffCase.id}` }
  await actOnCase(staffCase, { action }, staff, { attempt: ownAttempt, now, today }, services)
  return 'done'
}

/** In the order of the ids, each once. A repeated call finds what the first one has done. */
export const actOnMany = async (
  { action, ids }: BulkCommand,
  request: Request,
  services: Services,
): Promise<BulkResult[]> => {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) {
    let reference_no: string | null = null
    try {
      const staffCase = await loadCaseToChange(id, request.staff, services)
      reference_no = staffCase.application_form.reference_no
      const outcome = await actOnOne(staffCase, action, request, services)
      results.push({ id, reference_no, outcome, words: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, reference_no, outcome: 'refused', words: wordsOf(error) })
    }
  }
  return results
}
