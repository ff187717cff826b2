/** Ends or reopens a holder's request when the correction or the letter for it is confirmed, refused or withdrawn. */

import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { writesToChangeRequest } from '#functions/register/data/change-request.ts'
import type { Needs } from '#functions/services.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotAllowed } from '#shared/kit/errors.ts'
import { dayInKarachi, plainNumber } from '#shared/kit/format.ts'
import type { GoodStandingPaper } from '#shared/register/records/change-request.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { obstacleToAccept } from '#shared/register/rules/change-requests.ts'
import { reasonAgainstOwnRequest } from './load-request.ts'

/** For the transaction of what was asked for. @param letter makes the one that is issued. @throws NotAllowed for one's own request; Conflict when it is not open any more */
export const endRequest = async (
  entry: RegistrationRecord,
  id: string,
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  { accounts, changeRequests }: Needs<'accounts' | 'changeRequests'>,
  letter?: (addressedTo: string) => Promise<GoodStandingPaper>,
): Promise<{ id: string; writes: Write[] }> => {
  const request = await changeRequests.read(entry.number, id)
  if (request?.state !== 'proposed')
    throw new Conflict('The holder does not ask for this any more. Refuse or withdraw it')
  const own = reasonAgainstOwnRequest(staff, await accounts.read(request.user))
  if (own) throw new NotAllowed(own)
  const obstacle = obstacleToAccept(request, entry, dayInKarachi(attempt.now))
  if (obstacle) throw new Conflict(`This is not possible any more. ${obstacle}`)
  const fields = {
    state: 'done' as const,
    answered_at: attempt.now.toISOString(),
    certificate: entry.certificate?.serial ?? null,
    ...(letter && { letter: await letter(request.value) }),
  }
  return { id, writes: writesToChangeRequest(request, fields) }
}

/** After a second person has refused the correction, or the first has taken it back. */
export const writesToWaitAgain = async (
  { subject, contents }: StoredProposal,
  { changeRequests }: Needs<'changeRequests'>,
): Promise<Write[]> => {
  const id = contents.request
  const request = typeof id !== 'string' ? null : await changeRequests.read(plainNumber(subject), id)
  return request?.state === 'proposed' ? writesToChangeRequest(request, { state: 'waiting', by: null }) : []
}
