/** Ends or reopens a holder's request when the correction for it is confirmed, refused or withdrawn. */

import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { writesToChangeRequest } from '#functions/register/data/change-request.ts'
import type { Needs } from '#functions/services.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotAllowed } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { particularsProposal } from '#shared/register/records/registration-file.ts'
import { obstacleToAccept } from '#shared/register/rules/change-requests.ts'
import { reasonAgainstOwnRequest } from './load-request.ts'

/** For the transaction of the correction. @throws NotAllowed for one's own request; Conflict when it is not open any more */
export const endRequest = async (
  entry: RegistrationRecord,
  id: string,
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  { accounts, changeRequests }: Needs<'accounts' | 'changeRequests'>,
): Promise<{ id: string; writes: Write[] }> => {
  const request = await changeRequests.read(entry.number, id)
  if (request?.state !== 'proposed')
    throw new Conflict('The holder does not ask for this any more. Refuse or withdraw it')
  const own = reasonAgainstOwnRequest(staff, await accounts.read(request.user))
  if (own) throw new NotAllowed(own)
  const obstacle = obstacleToAccept(request, entry)
  if (obstacle) throw new Conflict(`This is not possible any more. ${obstacle}`)
  const fields = {
    state: 'done' as const,
    answered_at: attempt.now.toISOString(),
    certificate: entry.certificate?.serial ?? null,
  }
  return { id, writes: writesToChangeRequest(request, fields) }
}

/** After a second person has refused the correction, or the first has taken it back. */
export const writesToWaitAgain = async (
  { subject, contents }: StoredProposal,
  { changeRequests }: Needs<'changeRequests'>,
): Promise<Write[]> => {
  const { request: id } = particularsProposal.parse(contents)
  const request = id === undefined ? null : await changeRequests.read(plainNumber(subject), id)
  return request?.state === 'proposed' ? writesToChangeRequest(request, { state: 'waiting', by: null }) : []
}
