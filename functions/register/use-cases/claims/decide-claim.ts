/** A registrar refuses a claim, or proposes what changes the register, which another registrar confirms. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { StoredClaim } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, Invalid, NotAllowed, Stale } from '#shared/kit/errors.ts'
import type { ClaimDecision } from '#shared/register/records/claim.ts'
import { evidenceObstacle, isOpenClaim, obstacleToLink } from '#shared/register/rules/claim.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { documentsOfClaim, type LoadedClaim, loadClaim, reasonAgainstOwnClaim } from './present-claim.ts'

type Services = Needs<'accounts' | 'claims' | 'documents' | 'newId' | 'proposals' | 'registrations'>

const tries = 4

/** The person learns the answer, and the address in the book that there is a new holder. */
export const emailsAfterLink = (
  userId: string,
  { id: change }: StoredClaim,
  number: string,
  newId: () => string,
): NewEmail[] => [
  { id: newId(), kind: 'claim-answered', user_id: userId, change },
  { id: newId(), kind: 'book-address-told', user_id: userId, change, reference_no: number },
]

/** What was proposed about a claim ends with it. */
export const endOfProposal = async (
  userId: string,
  outcome: 'refused' | 'withdrawn',
  by: Clerk,
  attempt: Attempt,
  { proposals }: Needs<'proposals'>,
): Promise<Write[]> => {
  const proposal = await proposals.about('claim', userId)
  const reason = 'The claim was settled otherwise'
  return proposal ? proposals.writesToEnd(proposal, { outcome, by, reason }, attempt) : []
}

const isRefusedBefore = ({ state, reason, by }: StoredClaim, given: ClaimDecision, staffId: string) =>
  given.action === 'refuse' && state === 'refused' && reason === given.reason && by?.id === staffId

const refuseNow = async (
  id: string,
  { claims: before, claim }: LoadedClaim,
  reason: string,
  by: Clerk,
  attempt: Attempt,
  services: Services,
): Promise<void> => {
  const { now } = attempt
  const refused: StoredClaim = { ...claim, state: 'refused', by, reason, answered_at: now.toISOString() }
  const email = { id: services.newId(), kind: 'claim-answered' as const, user_id: id, change: claim.id }
  const ended = await endOfProposal(id, 'refused', by, attempt, services)
  await services.claims.save(id, before, refused, [putEmail(email, now), ...ended])
}

const titleOf = ({ account, claim }: LoadedClaim, { action, number }: ClaimDecision): string => {
  if (claim.state === 'waiting') return `Link ${number} with the account of ${account.name}`
  return action === 'link'
    ? `Keep ${number} with the account of ${account.name}, against an objection`
    : `Take ${number} from the account of ${account.name}, after an objection`
}

const propose = async (
  id: string,
  loaded: LoadedClaim,
  decision: ClaimDecision,
  by: Clerk,
  attempt: Attempt,
  services: Services,
): Promise<void> => {
  const { action, number, rests_on, reason } = decision
  const problem =
    action === 'link' && evidenceObstacle(rests_on, loaded.claim, await documentsOfClaim(id, services))
  if (problem) throw new Invalid({ rests_on: [problem] })
  const obstacle = obstacleToLink(loaded.account, await services.registrations.read(number, true))
  if (obstacle) throw new Conflict(obstacle)
  const contents = { claim: loaded.claim.id, action, number, rests_on: rests_on ?? null }
  const title = titleOf(loaded, decision)
  await services.proposals.propose({ kind: 'claim', subject: id, title, reason, contents, by }, attempt)
}

/** @throws NotFound; NotAllowed for one's own claim; Invalid for the evidence; Conflict when it is decided already, or cannot be linked */
export const decideClaim = (
  id: string,
  decision: ClaimDecision,
  staff: StaffMember,
  { attempt }: { attempt: Attempt },
  services: Services,
): Promise<void> =>
  retry({ tries, when: (error) => error instanceof Stale }, async () => {
    const loaded = await loadClaim(id, services)
    const { account, claim } = loaded
    if (claim.id !== decision.claim) throw new Conflict('The person has sent another claim. Reload the page')
    if (isRefusedBefore(claim, decision, staff.id)) return
    if (!isOpenClaim(claim))
      throw new Conflict(`${claim.by?.name ?? 'Somebody'} has decided this claim already`)
    const own = reasonAgainstOwnClaim(staff, account)
    if (own) throw new NotAllowed(own)
    const by = clerkOf(staff)
    const isLinked = claim.state === 'held' && account.registration !== undefined
    const changesRegister = decision.action === 'link' || isLinked
    if (!changesRegister) await refuseNow(id, loaded, decision.reason, by, attempt, services)
    else await propose(id, loaded, decision, by, attempt, services)
  })
