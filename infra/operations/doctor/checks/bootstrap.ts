import type { AwsClients } from '../aws-clients.ts'
import { type Check, type Finding, ok, wrong } from '../check.ts'
import { describeStack } from '../describe-stack.ts'

/** The oldest version of CDK's own resources with which the assembly can be deployed; a test compares it. */
export const oldestBootstrapVersion = 6

const inRegion = async (aws: AwsClients, account: string, region: string): Promise<Finding> => {
  const command = `npx cdk bootstrap aws://${account}/${region}`
  const stack = await describeStack(aws, region, 'CDKToolkit')
  if (!stack) return wrong(`${region} of this account has no CDK resources yet.`, `Run: ${command}`)
  const version = Number(
    stack.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue ?? 0,
  )
  if (!/^(CREATE|UPDATE)_COMPLETE$/.test(stack.StackStatus ?? ''))
    return wrong(
      `The stack CDKToolkit in ${region} is ${stack.StackStatus}.`,
      `Delete it, then run: ${command}`,
    )
  if (version < oldestBootstrapVersion)
    return wrong(
      `CDK's resources in ${region} are of version ${version}; ${oldestBootstrapVersion} or newer is needed.`,
      `Run: ${command}`,
    )
  return ok(`${version} in ${region}`)
}

export const bootstrapCheck: Check = {
  name: 'bootstrap',
  asks: "Are CDK's own resources in every region of the stacks, and new enough?",
  rights: ['cloudformation:DescribeStacks'],
  run: async ({ settings: { account }, aws, needs }) => {
    const regions = [...new Set((await needs()).stacks.map(({ region }) => region))]
    const found = await Promise.all(regions.map((region) => inRegion(aws, account, region)))
    const bad = found.find(({ state }) => state !== 'ok')
    return bad ?? ok(`CDK's resources are of version ${found.map(({ says }) => says).join(', ')}.`)
  },
}
