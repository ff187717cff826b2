/** A second person confirms or refuses a proposal, or the person who made it withdraws it. */

import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { writeToReopenBook } from '#functions/register/data/book.ts'
import { writesToWaitAgain } from '#functions/register/use-cases/change-requests/end-request.ts'
import { removeProposedDocument } from '#functions/register/use-cases/standing-document.ts'
import type { Needs } from '#functions/services.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { NotAllowed, NotFound } from '#shared/kit/errors.ts'
import type { ProposalSettlement } from '#shared/staff/records/proposal.ts'
import { seesProposal } from '#shared/staff/rules/proposals.ts'
import { type ProposalAction, personObstacle } from '#shared/staff/rules/second-person.ts'
import { clerkOf } from '../../data/clerk.ts'
import { type ConfirmationServices, confirmProposal } from './confirm-proposal.ts'

const outcomes = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const

const sentences: Record<(typeof outcomes)[ProposalAction], string> = {
  confirmed: 'Confirmed',
  refused: 'Proposal refused',
  withdrawn: 'Proposal withdrawn',
}

interface Settling {
  staff: StaffMember
  attempt: Attempt
}

/** A large export ends with its proposal, so that another can be begun; a holder's request waits again, a book takes rows again. */
const writesOfSubject = async (
  proposal: StoredProposal,
  { outcome, reason }: { outcome: 'refused' | 'withdrawn'; reason: string },
  { staff, attempt }: Settling,
  services: Needs<'changeRequests' | 'exportLog'>,
): Promise<Write[]> => {
  const { kind, contents } = proposal
  if (kind === 'particulars' || kind === 'letter') return writesToWaitAgain(proposal, services)
  const settled = { by: clerkOf(staff), at: attempt.now.toISOString() }
  if (kind === 'book')
    return [writeToReopenBook(proposal.subject, outcome === 'refused' ? { ...settled, reason } : null)]
  if (kind !== 'export') return []
  return [services.exportLog.settle(String(contents.entry), outcome, settled)]
}

/**
 * @returns the sentence for the person who did it
 * @throws NotFound for what the caller does not see; NotAllowed where it is for another person to do; Conflict when it was
 * settled before, or is not possible any more; Invalid when a refusal has no reason
 */
export const settleProposal = async (
  id: string,
  { action, reason = '', compared }: ProposalSettlement,
  settling: Settling,
  services: ConfirmationServices,
): Promise<string> => {
  const { staff, attempt } = settling
  const { proposals } = services
  const proposal = await proposals.read(id, attempt)
  if ('ended' in proposal) return sentences[proposal.ended]
  if (!seesProposal(staff.account.roles, proposal)) throw new NotFound()
  const obstacle = personObstacle(action, proposal, staff.id)
  if (obstacle) throw new NotAllowed(obstacle)
  const outcome = outcomes[action]
  const by = clerkOf(staff)
  if (outcome === 'confirmed')
    await confirmProposal(proposal, { ...settling, compared: compared === true }, services)
  else {
    if (outcome === 'refused') requireNoFieldErrors(reason ? {} : { reason: ['Enter a reason'] })
    const writes = [
      ...proposals.writesToEnd(proposal, { outcome, by, reason }, attempt),
      ...(await writesOfSubject(proposal, { outcome, reason }, settling, services)),
    ]
    await proposals.end(proposal, writes, attempt)
    await removeProposedDocument(proposal, services)
  }
  return sentences[outcome]
}
