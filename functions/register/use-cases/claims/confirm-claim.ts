/** A second registrar confirms what was proposed about a claim, in the transaction that ends the proposal. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { type StoredClaim, writesOfClaim } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotAllowed } from '#shared/kit/errors.ts'
import { claimProposal } from '#shared/register/records/claim.ts'
import {
  evidenceLabels,
  evidenceObstacle,
  isOpenClaim,
  obstacleToLink,
} from '#shared/register/rules/claim.ts'
import { requireRegistrarStill } from '../confirm-change.ts'
import { emailsAfterLink } from './decide-claim.ts'
import { documentsOfClaim, loadClaim, reasonAgainstOwnClaim } from './present-claim.ts'

type Services = Needs<
  'accounts' | 'claims' | 'documents' | 'newId' | 'proposals' | 'registrations' | 'roster'
>

const overtaken = (why: string) => new Conflict(`${why}. This can be refused or withdrawn`)

/** @throws NotAllowed for one's own claim; Conflict when it is not possible any more */
export const confirmClaim = async (
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  services: Services,
): Promise<void> => {
  const { subject: id, by, reason } = proposal
  const { claim: claimId, action, number, rests_on } = claimProposal.parse(proposal.contents)
  await requireRegistrarStill(proposal, services)
  const loaded = await loadClaim(id, services)
  const { claims: before, claim } = loaded
  const own = reasonAgainstOwnClaim(staff, loaded.account)
  if (own) throw new NotAllowed(own)
  if (claim.id !== claimId || !isOpenClaim(claim))
    throw overtaken('The claim was decided after this was proposed')
  const weak =
    action === 'link' && evidenceObstacle(rests_on ?? undefined, claim, await documentsOfClaim(id, services))
  const entry = await services.registrations.read(number, true)
  const obstacle = weak || obstacleToLink(loaded.account, entry)
  if (!entry || obstacle) throw overtaken(obstacle || '')

  const { newId, registrations } = services
  const { now } = attempt
  const people = { by, confirmed_by: clerkOf(staff) }
  const settled: StoredClaim = {
    ...{ ...claim, ...people, rests_on, reason, answered_at: now.toISOString() },
    state: action === 'link' ? 'linked' : 'refused',
  }
  const words = rests_on ? `${evidenceLabels[rests_on]}. ${reason}` : reason
  const event = action === 'refuse' ? 'UNLINKED' : claim.state === 'held' ? 'CLAIM_UPHELD' : 'CLAIMED'
  const fields = action === 'refuse' ? { holder: null } : { holder: id, link_held: false }
  const emails =
    action === 'link' && claim.state === 'waiting'
      ? emailsAfterLink(id, claim, number, newId)
      : [{ id: newId(), kind: 'claim-answered' as const, user_id: id, change: claim.id }]
  await services.proposals.end(
    proposal,
    [
      ...writesOfClaim(id, before, settled),
      ...registrations.changeRegistration(entry, fields, { event, ...people, reason: words }, attempt),
      ...endWrites,
      ...emails.map((email) => putEmail(email, now)),
    ],
    attempt,
  )
}
