/** A request with the entry, for the registrar who decides it. */

import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { type ChangeRequestDetails, changeRequestDetails } from '#shared/register/records/change-request.ts'
import { obstacleToAccept, particularOf } from '#shared/register/rules/change-requests.ts'
import { standingLabels, standingOn } from '#shared/register/rules/registration.ts'
import { cnicObstacle } from '../cnic-obstacle.ts'
import { loadRequest, reasonAgainstOwnRequest } from './load-request.ts'

/** @throws NotFound */
export const presentRequest = async (
  { number, id }: { number: string; id: string },
  { staff, today }: { staff: StaffMember; today: string },
  services: Needs<'accounts' | 'changeRequests' | 'registrations'>,
): Promise<ChangeRequestDetails> => {
  const { request, entry, account } = await loadRequest(number, id, services)
  const { state, type, size } = request
  const asked = { [request.particular]: request.value }
  return changeRequestDetails.parse({
    ...request,
    document: state === 'withdrawn' ? null : { type, size },
    entry: {
      ...entry,
      now: particularOf(entry, request.particular),
      standing: standingLabels[standingOn(entry, today)],
      certificate: entry.certificate?.serial ?? null,
    },
    account,
    obstacle:
      state === 'waiting'
        ? (obstacleToAccept(request, entry) ?? (await cnicObstacle({ ...entry, ...asked }, services)))
        : null,
    own: reasonAgainstOwnRequest(staff, account),
  })
}
