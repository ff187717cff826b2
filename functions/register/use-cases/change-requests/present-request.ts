/** A request with the entry, for the registrar who decides it. */

import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { type ChangeRequestDetails, changeRequestDetails } from '#shared/register/records/change-request.ts'
import { obstacleToAccept, particularOf } from '#shared/register/rules/change-requests.ts'
import { standingLabels, standingOn } from '#shared/register/rules/registration.ts'
import { standingHistoryWords } from '#shared/register/rules/registration-events.ts'
import { correctionObstacle } from '../cnic-obstacle.ts'
import { standingHistoryOf } from '../own-history.ts'
import { recordReading } from '../read-registration.ts'
import { type LoadedRequest, reasonAgainstOwnRequest } from './load-request.ts'

/** The person who asked is told of the reading, and so is the holder if that is somebody else by now. */
export const recordRequestReading = async (
  { request, entry, account }: LoadedRequest,
  by: { staff: StaffMember; now: Date },
  services: Needs<'events'>,
): Promise<void> => {
  if (account) await recordReading(request.user, 'request', by, services)
  if (entry.holder !== request.user) await recordReading(entry.holder, 'compared', by, services)
}

export const presentRequest = async (
  { request, entry, account }: LoadedRequest,
  { staff, today }: { staff: StaffMember; today: string },
  services: Needs<'accounts' | 'registrationHistory' | 'registrations'>,
): Promise<ChangeRequestDetails> => {
  const { state, type, size, particular } = request
  const asked = { [particular]: request.value }
  const now =
    particular === 'letter'
      ? standingHistoryWords(await standingHistoryOf(entry.number, services))
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
