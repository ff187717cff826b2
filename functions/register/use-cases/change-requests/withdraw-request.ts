/** A holder takes a request back. What a registrar has proposed because of it ends in the same transaction. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { isOpen, type StoredRequest, writesToChangeRequest } from '#functions/register/data/change-request.ts'
import type { Needs } from '#functions/services.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { OwnChangeRequest } from '#shared/register/records/change-request.ts'
import { presentOwnRequest, readOwnRequest } from './own-requests.ts'

const tries = 4
type Services = Needs<'changeRequests' | 'files' | 'proposals'>

const isAbout = (proposal: StoredProposal | null, { id }: StoredRequest): proposal is StoredProposal =>
  proposal?.contents.request === id

const writesToEndProposal = async (
  request: StoredRequest,
  attempt: Attempt,
  { proposals }: Needs<'proposals'>,
): Promise<Write[]> => {
  if (request.state !== 'proposed') return []
  const kind = request.particular === 'letter' ? 'letter' : 'particulars'
  const proposal = await proposals.about(kind, plainNumber(request.number))
  if (!isAbout(proposal, request)) throw new Stale(null) // settled since the request was read
  const by = { id: request.user, name: 'The holder' }
  const reason = 'The holder has withdrawn the request'
  return proposals.writesToEnd(proposal, { outcome: 'withdrawn', by, reason }, attempt)
}

/** Withdrawn twice is the same as once. @throws NotFound; Conflict when it is decided */
export const withdrawRequest = (
  user: User,
  id: string,
  attempt: Attempt,
  services: Services,
): Promise<OwnChangeRequest> =>
  retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const { changeRequests, files } = services
    const request = await readOwnRequest(user, id, services)
    if (request.state !== 'withdrawn' && !isOpen(request))
      throw new Conflict('The office has decided this request already. Reload the page')
    const fields = { state: 'withdrawn' as const, answered_at: attempt.now.toISOString() }
    const isNew = request.state !== 'withdrawn'
    if (isNew)
      await changeRequests.write([
        ...writesToChangeRequest(request, fields),
        ...(await writesToEndProposal(request, attempt, services)),
      ])
    if (request.object_key) await files.remove(request.object_key)
    return presentOwnRequest(isNew ? { ...request, ...fields } : request, null)
  })
