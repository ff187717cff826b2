/** What every change of a case by staff has in common: it is loaded, changed, and answered as it is then. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { attemptOfCommand, doOnce, isDoneBy } from '#functions/platform/use-cases/command-attempt.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { loadCaseToChange, type StaffCase } from '../load-case.ts'
import { caseAfter } from '../present-case.ts'

type CaseRequest = RequestContext & { params: { id: string }; staff: StaffMember }
type Services = Parameters<typeof caseAfter>[1]

/** @throws what `loadCaseToChange` and the change throw */
export const changeCase = async (
  request: CaseRequest,
  services: Services,
  change: (staffCase: StaffCase) => Promise<unknown>,
): Promise<{ data: CaseRecord }> => {
  await change(await loadCaseToChange(request.params.id, request.staff, services))
  return { data: await caseAfter(request, services) }
}

/**
 * The same for a command that is not done a second time when it is sent again.
 * @param command tells it from others under the same key. @param change is given the request with the attempt of the command
 */
export const changeCaseOnce = <Request extends CaseRequest>(
  request: Request,
  command: unknown,
  services: Services & Needs<'events'>,
  change: (staffCase: StaffCase, request: Request) => Promise<unknown>,
): Promise<{ data: CaseRecord }> =>
  changeCase(request, services, async (staffCase) => {
    const attempt = attemptOfCommand(request.attempt, command, request.staff)
    if (isDoneBy(attempt, staffCase.review)) return
    await doOnce(staffCase.id, attempt, services, () => change(staffCase, { ...request, attempt }))
  })
