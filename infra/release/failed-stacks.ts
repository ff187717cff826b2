/** A first deployment that failed leaves a stack that holds nothing and is protected all the same: cdk could not delete it. */

/** CloudFormation, as far as this needs it. */
export interface Stacks {
  list: () => Promise<{ name: string; status: string }[]>
  unprotect: (name: string) => Promise<void>
}

/**
 * Removes the protection from stacks whose creation was completely rolled back, so that cdk deletes and creates them
 * again.
 * @returns their names
 * @throws Error for one whose rollback failed: a part of it still exists, and a person has to look
 */
export const freeFailedStacks = async (stacks: Stacks, environment: string): Promise<string[]> => {
  const ours = (await stacks.list()).filter(({ name }) => name.startsWith(`portal-${environment}-`))
  const stuck = ours.find(({ status }) => status === 'ROLLBACK_FAILED')
  if (stuck)
    throw new Error(
      `${stuck.name} was not created, and not all of it could be removed. What to do: infra/runbook.md#what-a-failed-first-deployment-leaves`,
    )
  const failed = ours.filter(({ status }) => status === 'ROLLBACK_COMPLETE').map(({ name }) => name)
  for (const name of failed) await stacks.unprotect(name)
  return failed
}
