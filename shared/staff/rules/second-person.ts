/** What people may do with a proposal that a second person settles. */

export const proposalActions = ['confirm', 'refuse', 'withdraw'] as const
export type ProposalAction = (typeof proposalActions)[number]

/** Why this person may not do this with the proposal; null where they may. */
export const personObstacle = (
  action: ProposalAction,
  { by }: { by: { id: string; name: string } },
  staffId: string,
): string | null => {
  const isOwn = by.id === staffId
  if (action === 'withdraw') return isOwn ? null : `Only ${by.name} may withdraw this; you may refuse it`
  return isOwn ? 'You proposed this; another person confirms it' : null
}
