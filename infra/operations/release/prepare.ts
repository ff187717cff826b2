/** What `npm run deploy` does and asks in the account before cdk begins. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudWatchClient, DescribeAlarmsCommand, type MetricAlarm } from '@aws-sdk/client-cloudwatch'
import { alarmNames } from '#infra/aws/constructs/alarms/watched-alarms.ts'
import type { Settings } from '#infra/settings.ts'
import { freeFailedStacks } from './failed-stacks.ts'
import { rollbackArguments } from './rollback-triggers.ts'

/** None before the first deployment. */
const alarmsOf = async ({ name, region }: Settings): Promise<MetricAlarm[]> => {
  const asking = new DescribeAlarmsCommand({ AlarmNames: alarmNames({ name }) })
  return (await new CloudWatchClient({ region }).send(asking)).MetricAlarms ?? []
}

/** @returns arguments for `cdk deploy` */
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
