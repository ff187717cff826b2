/** What `npm run deploy` does and asks in the account before cdk begins. */
import {
  CloudFormationClient,
  paginateDescribeStacks,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import type { Settings } from '../settings.ts'
import { freeFailedStacks, type Stacks } from './failed-stacks.ts'
import { rollbackArguments, type WatchedAlarm } from './rollback-triggers.ts'
import { alarmNames } from './watched-alarms.ts'

const stacksOf = (client: CloudFormationClient): Stacks => ({
  list: async () => {
    const found: { name: string; status: string }[] = []
    for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
      for (const { StackName, StackStatus } of Stacks)
        found.push({ name: StackName ?? '', status: StackStatus ?? '' })
    return found
  },
  unprotect: async (StackName) => {
    await client.send(
      new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
    )
  },
})

const alarmsOf = async (client: CloudWatchClient, names: string[]): Promise<WatchedAlarm[]> => {
  const { MetricAlarms = [] } = await client.send(new DescribeAlarmsCommand({ AlarmNames: names }))
  return MetricAlarms.map(({ AlarmName = '', AlarmArn = '', StateValue = '' }) => ({
    name: AlarmName,
    arn: AlarmArn,
    state: StateValue,
  }))
}

/** @returns arguments for `cdk deploy` */
export const prepareRelease = async (
  settings: Settings,
  { unwatched, say }: { unwatched: boolean; say: (line: string) => void },
): Promise<string[]> => {
  const { name, region, release } = settings
  const freed = await freeFailedStacks(stacksOf(new CloudFormationClient({ region })), name)
  for (const stack of freed) say(`${stack} was never created as a whole: it is created anew.`)
  const minutes = release.watchedForMinutes
  const alarms =
    unwatched || minutes === 0 ? [] : await alarmsOf(new CloudWatchClient({ region }), alarmNames(settings))
  return rollbackArguments({ alarms, minutes, unwatched })
}
