/** A first deployment that failed leaves a stack that holds nothing and is protected all the same: cdk could not delete it. */
import {
  type CloudFormationClient,
  paginateDescribeStacks,
  type Stack,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'

const stacksOf = async (client: CloudFormationClient, environment: string): Promise<Stack[]> => {
  const found: Stack[] = []
  for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) found.push(...Stacks)
  return found.filter(({ StackName }) => StackName?.startsWith(`portal-${environment}-`))
}

/**
 * Removes the protection from stacks whose creation was completely rolled back, so that cdk deletes and creates them
 * again.
 * @returns their names
 * @throws Error for one whose rollback failed: a part of it still exists, and a person has to look
 */
export const freeFailedStacks = async (
  client: CloudFormationClient,
  environment: string,
): Promise<string[]> => {
  const ours = await stacksOf(client, environment)
  const stuck = ours.find(({ StackStatus }) => StackStatus === 'ROLLBACK_FAILED')
  if (stuck)
    throw new Error(
      `${stuck.StackName} was not created, and not all of it could be removed. What to do: infra/runbook.md#what-a-failed-first-deployment-leaves`,
    )
  const failed = ours.flatMap(({ StackStatus, StackName = '' }) =>
    StackStatus === 'ROLLBACK_COMPLETE' ? [StackName] : [],
  )
  for (const StackName of failed)
    await client.send(
      new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
    )
  return failed
}
