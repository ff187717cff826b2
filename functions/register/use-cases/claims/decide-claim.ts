/** A registrar decides a claim: links the person with an entry, or refuses; the person gets the reason by e-mail. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { StoredClaim } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { clerkOf } from '#functions/staff/use-cases/clerk.ts'
import { Conflict, NotAllowed, Stale } from '#shared/kit/errors.ts'
import type { ClaimDecision } from '#shared/register/records/claim.ts'
import { obstacleToLink } from '#shared/register/rules/claim.ts'
import { loadClaim, reasonAgainstOwnClaim } from './present-claim.ts'

type Request = Pick<RequestContext, 'attempt' | 'now'>
type Services = Needs<'accounts' | 'claims' | 'newId' | 'registrations'>

const tries = 4

const isDoneBefore = (claim: StoredClaim, state: StoredClaim['state'], reason: string, staffId: string) =>
  claim.state === state && claim.reason === reason && claim.by?.id === staffId

/** @throws NotFound; NotAllowed for one's own claim; Conflict when it is decided already, or cannot be linked */
export const decideClaim = (
  id: string,
  { claim: claimId, action, number, reason }: ClaimDecision,
  staff: StaffMember,
  { attempt, now }: Request,
  services: Services,
): Promise<void> =>
  retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const { claims, newId, registrations } = services
    const { account, claims: before, claim } = await loadClaim(id, services)
    const state = action === 'link' ? 'linked' : 'refused'
    if (claim.id !== claimId) throw new Conflict('The person has sent another claim. Reload the page')
    if (isDoneBefore(claim, state, reason, staff.id)) return
    if (claim.state !== 'waiting')
      throw new Conflict(`${claim.by?.name ?? 'Somebody'} has decided this claim already`)
    const own = reasonAgainstOwnClaim(staff, account)
    if (own) throw new NotAllowed(own)
    const by = clerkOf(staff)
    const settled: StoredClaim = { ...claim, state, by, reason, answered_at: now.toISOString() }
    const writes: Write[] = [
      putEmail({ id: newId(), kind: 'claim-answered', user_id: id, change: claim.id }, now),
    ]
    if (action === 'link') {
      const entry = await registrations.read(number, true)
      const obstacle = obstacleToLink(account, entry)
      if (!entry || obstacle) throw new Conflict(obstacle ?? '')
      const change = { event: 'CLAIMED' as const, by, reason }
      writes.push(...registrations.changeRegistration(entry, { holder: id }, change, attempt))
    }
    await claims.settle(id, before, settled, writes)
  })
