import {
  CloudFormationServiceException,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation'
import type { AwsClients } from './aws-clients.ts'

/** @returns undefined where there is no stack of that name. */
export const describeStack = async (
  aws: AwsClients,
  region: string,
  StackName: string,
): Promise<Stack | undefined> => {
  try {
    return (await aws.stacks(region).send(new DescribeStacksCommand({ StackName }))).Stacks?.[0]
  } catch (error) {
    // CloudFormation has no error of its own for this.
    if (error instanceof CloudFormationServiceException && /does not exist/.test(error.message))
      return undefined
    throw error
  }
}
