/** What `npm run deploy` does and asks in the account before cdk begins. */
import {
  CloudFormationClient,
  paginateDescribeStacks,
  type Stack,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { CloudWatchClient, DescribeAlarmsCommand, type MetricAlarm } from '@aws-sdk/client-cloudwatch'
import { alarmNames } from '#infra/aws/constructs/alarms/watched-alarms.ts'
import type { Settings } from '#infra/settings.ts'

/** A first deployment that failed leaves a stack that holds nothing and is protected all the same: cdk could not delete it. */
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
const freeFailedStacks = async (client: CloudFormationClient, environment: string): Promise<string[]> => {
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

/** The alarms by which CloudFormation takes a release back, as arguments of cdk. */
interface Watch {
  /** The alarms that exist: none before the first deployment. */
  alarms: MetricAlarm[]
  minutes: number
  unwatched: boolean
}

/** @throws Error while an alarm is raised: CloudFormation would roll back at once, whatever is deployed */
const rollbackArguments = ({ alarms, minutes, unwatched }: Watch): string[] => {
  // Without the word, CloudFormation would go on with the alarms of the last time.
  if (unwatched) return ['--rollback-trigger-alarm-arns', 'none']
  if (minutes === 0 || alarms.length === 0) return []
  const raised = alarms.filter(({ StateValue }) => StateValue === 'ALARM').map(({ AlarmName }) => AlarmName)
  if (raised.length > 0)
    throw new Error(
      `Raised at this moment: ${raised.join(', ')}. A release would be rolled back at once. While the portal is closed canary-failing is. Look into it first (infra/runbook.md#read-the-alarms), or deploy what mends it with --unwatched.`,
    )
  return [
    ...alarms.flatMap(({ AlarmArn = '' }) => ['--rollback-trigger-alarm-arns', AlarmArn]),
    '--monitoring-time-minutes',
    String(minutes),
  ]
}

/** None before the first deployment. */
const alarmsOf = async ({ name, region }: Settings): Promise<MetricAlarm[]> => {
  const asking = new DescribeAlarmsCommand({ AlarmNames: alarmNames({ name }) })
  return (await new CloudWatchClient({ region }).send(asking)).MetricAlarms ?? []
}

/** @returns arguments of `cdk deploy` that name the alarms; none where nothing is watched */
export const prepareRelease = async (
  settings: Settings,
  { unwatched, say }: { unwatched: boolean; say: (line: string) => void },
): Promise<string[]> => {
  const { name, region, release } = settings
  const freed = await freeFailedStacks(new CloudFormationClient({ region }), name)
  for (const stack of freed) say(`${stack} was never created as a whole: it is created anew.`)
  const minutes = release.watchedForMinutes
  const alarms = unwatched || minutes === 0 ? [] : await alarmsOf(settings)
  return rollbackArguments({ alarms, minutes, unwatched })
}
