/** A request with the entry, for the registrar who decides it. */

import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { type ChangeRequestDetails, changeRequestDetails } from '#shared/register/records/change-request.ts'
import { obstacleToAccept, particularOf } from '#shared/register/rules/change-requests.ts'
import { standingLabels, standingOn } from '#shared/register/rules/registration.ts'
import { standingHistoryWords } from '#shared/register/rules/registration-events.ts'
import { correctionObstacle } from '../cnic-obstacle.ts'
import { standingHistoryOf } from '../own-history.ts'
import { loadRequest, reasonAgainstOwnRequest } from './load-request.ts'

/** @throws NotFound */
export const presentRequest = async (
  { number, id }: { number: string; id: string },
  { staff, today }: { staff: StaffMember; today: string },
  services: Needs<'accounts' | 'changeRequests' | 'registrationHistory' | 'registrations'>,
): Promise<ChangeRequestDetails> => {
  const { request, entry, account } = await loadRequest(number, id, services)
  const { state, type, size, particular } = request
  const asked = { [particular]: request.value }
  const now =
    particular === 'letter'
      ? standingHistoryWords(await standingHistoryOf(number, services))
      : particularOf(entry, particular)
  return changeRequestDetails.parse({
    ...request,
    document: state === 'withdrawn' || !type ? null : { type, size },
    entry: {
      ...entry,
      now,
      standing: standingLabels[standingOn(entry, today)],
      certificate: entry.certificate?.serial ?? null,
    },
    account,
    obstacle:
      state === 'waiting'
        ? (obstacleToAccept(request, entry, today) ?? (await correctionObstacle(entry, asked, services)))
        : null,
    own: reasonAgainstOwnRequest(staff, account),
  })
}
