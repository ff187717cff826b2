/** Assigns many cases at once: each is a separate change, and the answer gives the result for each. */
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import type { AssignmentResult } from '#shared/cases/records/case.ts'
import { Conflict, NotFound, Stale, Unavailable } from '#shared/kit/errors.ts'
import { assignCase, type Handover } from './assign-case.ts'
import { loadCaseToChange } from './load-case.ts'

const notFound = 'There is no such application'
const somebodyWasFaster = 'Somebody else has just changed this application. Try again'

/** Why a single case was refused; an error that no case explains is thrown on. */
const reasonOf = (error: unknown): string => {
  if (error instanceof NotFound) return notFound
  if (error instanceof Stale || error instanceof Unavailable) return somebodyWasFaster
  if (error instanceof Conflict) return error.message
  throw error
}

/** One after the other, since all of them change the number of cases of the same person. */
export const assignCases = async (
  ids: readonly string[],
  handover: Handover,
  request: Pick<RequestContext, 'now' | 'today' | 'attempt'>,
  services: Needs<'cases' | 'users'>,
): Promise<AssignmentResult[]> => {
  const results: AssignmentResult[] = []
  for (const id of new Set(ids))
    try {
      const staffCase = await loadCaseToChange(id, handover.by, services)
      const { assignee, isNew } = await assignCase(staffCase, handover, request, services)
      results.push({ id, outcome: isNew ? 'assigned' : 'unchanged', assignee, message: null })
    } catch (error) {
      results.push({ id, outcome: 'refused', assignee: null, message: reasonOf(error) })
    }
  return results
}
