/** A registrar proposes what a holder has asked for, or refuses it. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { type StoredRequest, writesToChangeRequest } from '#functions/register/data/change-request.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotAllowed, Stale } from '#shared/kit/errors.ts'
import type { RefusedRequest } from '#shared/register/records/change-request.ts'
import { obstacleToAccept } from '#shared/register/rules/change-requests.ts'
import { proposeFields, proposeLetter } from '../propose-change.ts'
import { loadRequest, reasonAgainstOwnRequest } from './load-request.ts'

interface Deciding {
  staff: StaffMember
  today: string
  attempt: Attempt
}

const tries = 4

/** @throws Conflict with who has decided it, or that the holder took it back */
const requireWaiting = ({ state, by }: StoredRequest): void => {
  if (state === 'withdrawn') throw new Conflict('The holder has withdrawn this request')
  if (state === 'proposed')
    throw new Conflict(`${by?.name ?? 'Somebody'} has proposed to accept this. It waits for a second person`)
  if (state !== 'waiting') throw new Conflict(`${by?.name ?? 'Somebody'} has decided this already`)
}

/** @throws NotFound; NotAllowed for one's own request; Conflict */
const loadWaiting = async (
  number: string,
  id: string,
  staff: StaffMember,
  services: Needs<'accounts' | 'changeRequests' | 'registrations'>,
) => {
  const loaded = await loadRequest(number, id, services)
  const own = reasonAgainstOwnRequest(staff, loaded.account)
  if (own) throw new NotAllowed(own)
  requireWaiting(loaded.request)
  return loaded
}

/** The proposal names the request. @throws as above; Conflict when the entry was changed, or something else waits about it */
export const acceptRequest = async (
  number: string,
  id: string,
  { words, version }: { words: string; version: number },
  { staff, today, attempt }: Deciding,
  services: Needs<'accounts' | 'changeRequests' | 'proposals' | 'registrations'>,
): Promise<void> => {
  const stored = await services.changeRequests.read(number, id)
  if (stored?.state === 'proposed' && stored.by?.id === staff.id) return // sent twice
  const { entry, request } = await loadWaiting(number, id, staff, services)
  const obstacle = obstacleToAccept(request, entry, today)
  if (obstacle) throw new Conflict(`This cannot be accepted. ${obstacle}`)
  if (entry.version !== version)
    throw new Conflict('The entry was changed after you opened it. Look at it again')
  const writes = writesToChangeRequest(request, { state: 'proposed', by: clerkOf(staff) })
  const answer = { words, request: { id, writes } }
  if (request.particular === 'letter')
    return proposeLetter(entry, request.value, answer, { staff, attempt }, services)
  const fields = { [request.particular]: request.value }
  await proposeFields(entry, fields, answer, { staff, attempt }, services)
}

/** @throws as above */
export const refuseRequest = (
  number: string,
  id: string,
  { reason, answer }: RefusedRequest,
  { staff, attempt: { now } }: Omit<Deciding, 'today'>,
  services: Needs<'accounts' | 'changeRequests' | 'newId' | 'registrations'>,
): Promise<void> =>
  retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const { changeRequests, newId } = services
    const stored = await changeRequests.read(number, id)
    const same = stored?.state === 'refused' && stored.by?.id === staff.id && stored.answer === answer
    if (same) return // sent twice
    const { request } = await loadWaiting(number, id, staff, services)
    const answered_at = now.toISOString()
    const by = clerkOf(staff)
    await changeRequests.write([
      ...writesToChangeRequest(request, { state: 'refused', reason, answer, by, answered_at }),
      putEmail(
        {
          ...{ id: newId(), kind: 'change-refused', user_id: request.user },
          ...{ reference_no: request.number, change: id },
        },
        now,
      ),
    ])
  })
