import type { Route } from '#functions/http/route.ts'
import { proposals } from '#functions/services/service-factories.ts'
import { type ProposalKind, proposalActionsFor, seesProposal } from '#shared/staff/rules/proposals.ts'

/** What people can look at before they settle the proposal. */
const hasPage: ProposalKind[] = ['account', 'bank-undo', 'book-undo', 'standing', 'particulars']

export const needs = { proposals }

export const route: Route<'proposals.list', typeof needs> = async ({ staff }, { proposals }) => {
  const { roles } = staff.account
  const isSeen = (one: Parameters<typeof seesProposal>[1]) => seesProposal(roles, one)
  const [open, settled] = await Promise.all([proposals.open(), proposals.settled()])
  const shown = open.filter(isSeen).map((proposal) => ({
    ...proposal,
    about: hasPage.includes(proposal.kind) ? proposal.subject : null,
    actions: proposalActionsFor(proposal, { id: staff.id, roles }),
  }))
  return { data: { open: shown, settled: settled.filter(isSeen) } }
}
