/** Checks of the stacks: those of CDK and our own. */

import {
  CloudFormationServiceException,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation'
import { bootstrapCommand, executionName } from '#infra/aws/stacks/rights.ts'
import type { Settings } from '#infra/settings.ts'
import type { AwsClients } from '../aws-clients.ts'
import { type Check, type Checked, type Finding, ok, wrong } from '../check.ts'

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

/** The oldest version of CDK's own resources with which the assembly can be deployed; a test compares it. */
export const oldestBootstrapVersion = 6

const inRegion = async (aws: AwsClients, settings: Settings, region: string): Promise<Finding> => {
  const command = bootstrapCommand(settings, region)
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
  const boundary = stack.Parameters?.find(({ ParameterKey }) => ParameterKey === 'InputPermissionsBoundary')
  if (boundary?.ParameterValue !== executionName(settings))
    return wrong(
      `CDK's role in ${region} has more rights than deployments need.`,
      `Run: npm run deploy:rights -- --env ${settings.name}, then: ${command}`,
    )
  return ok(`${version} in ${region}`)
}

export const bootstrapCheck: Check = {
  name: 'bootstrap',
  asks: "Are CDK's own resources in every region of the stacks, new enough, and with the rights of deployments alone?",
  rights: ['cloudformation:DescribeStacks'],
  run: async ({ settings, aws, needs }) => {
    const regions = [...new Set((await needs()).stacks.map(({ region }) => region))]
    const found = await Promise.all(regions.map((region) => inRegion(aws, settings, region)))
    const bad = found.find(({ state }) => state !== 'ok')
    return bad ?? ok(`CDK's resources are of version ${found.map(({ says }) => says).join(', ')}.`)
  },
}

const settled = /^(CREATE|UPDATE)_COMPLETE$/

const statesOf = async ({ aws, needs }: Checked): Promise<{ name: string; status: string | undefined }[]> =>
  Promise.all(
    (await needs()).stacks.map(async ({ name, region }) => ({
      name,
      status: (await describeStack(aws, region, name))?.StackStatus,
    })),
  )

export const stacksCheck: Check = {
  name: 'stacks',
  asks: 'Are all stacks deployed, and none of them left half-way?',
  rights: ['cloudformation:DescribeStacks'],
  run: async (on) => {
    const states = await statesOf(on)
    const missing = states.filter(({ status }) => !status)
    if (missing.length > 0)
      return wrong(
        `Not deployed yet: ${missing.map(({ name }) => name).join(', ')}.`,
        `Run: npm run deploy -- --env ${on.settings.name}`,
      )
    const unsettled = states.filter(({ status = '' }) => !settled.test(status))
    if (unsettled.length > 0)
      return wrong(
        `${unsettled.map(({ name, status }) => `${name} is ${status}`).join(', ')}.`,
        'Read "A deploy went bad" in the runbook; after a first deployment "A first deployment that failed half-way".',
      )
    return ok(`All ${states.length} stacks are deployed.`)
  },
}

/** What CloudFormation refuses to update. A stack that was rolled back is not stuck: the next deployment updates or replaces it. */
const stuck = /^(ROLLBACK|DELETE|UPDATE_ROLLBACK)_FAILED$|^(?!REVIEW_).*_IN_PROGRESS$/

/** Before a deployment: it would stop at such a stack, perhaps after others are new. */
export const stuckCheck: Check = {
  name: 'stuck',
  asks: 'Does no stack stand in a state from which it cannot be updated?',
  rights: ['cloudformation:DescribeStacks'],
  run: async (on) => {
    const found = (await statesOf(on)).filter(({ status = '' }) => stuck.test(status))
    if (found.length === 0) return ok('Every stack can be updated.')
    const says = `${found.map(({ name, status }) => `${name} is ${status}`).join(', ')}.`
    return found.some(({ status = '' }) => status.endsWith('_FAILED'))
      ? wrong(says, 'Read "What a failed first deployment leaves" or "A deploy went bad" in the runbook.')
      : wrong(says, 'Somebody deploys at this moment: wait until that has ended.')
  },
}
