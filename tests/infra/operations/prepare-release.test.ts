/** What a deployment asks and does in the account before cdk begins: stacks that a failed one left, and the alarms that take a release back. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type StackStatus,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { CloudWatchClient, DescribeAlarmsCommand, type StateValue } from '@aws-sdk/client-cloudwatch'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cdkRuns } from '#infra/operations/release/cdk-runs.ts'
import { prepareRelease } from '#infra/operations/release/prepare.ts'
import { settingsOf } from '#infra/settings.ts'

const [stacks, watch] = [mockClient(CloudFormationClient), mockClient(CloudWatchClient)]
beforeEach(() => {
  stacks.reset()
  watch.reset()
  stacksAre({})
  alarmsAre({})
})
afterAll(() => {
  stacks.restore()
  watch.restore()
})

/** One a page, as an account with many stacks gives several. */
const stacksAre = (statuses: Record<string, StackStatus>) => {
  const all = Object.entries(statuses).map(([StackName, StackStatus]) => ({ StackName, StackStatus }))
  const page = (at: number) => ({
    Stacks: all.slice(at, at + 1).map((one) => ({ ...one, CreationTime: new Date(0) })),
    ...(at + 1 < all.length && { NextToken: String(at + 1) }),
  })
  stacks.on(DescribeStacksCommand).callsFake(({ NextToken = '0' }) => page(Number(NextToken)))
  stacks.on(UpdateTerminationProtectionCommand).resolves({})
}
const alarmsAre = (states: Record<string, StateValue>) => {
  const alarms = Object.entries(states).map(([AlarmName, StateValue]) => ({
    ...{ AlarmName, AlarmArn: `arn:${AlarmName}`, StateValue },
  }))
  watch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: alarms })
}
const unprotected = () =>
  stacks.commandCalls(UpdateTerminationProtectionCommand).map(({ args }) => args[0].input)

const prepare = async (environment = 'prod', unwatched = false) => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  return { args: await prepareRelease(settingsOf(environment), { unwatched, say }), said }
}

test('stacks of a failed first deployment lose their protection, so that cdk can delete them; every other stack keeps it', async () => {
  stacksAre({
    'portal-prod-web': 'CREATE_COMPLETE',
    'portal-prod-data': 'ROLLBACK_COMPLETE',
    'portal-prod-api': 'UPDATE_ROLLBACK_COMPLETE',
    'portal-staging-data': 'ROLLBACK_COMPLETE',
  })
  expect((await prepare()).said).toEqual([
    'portal-prod-data was never created as a whole: it is created anew.',
  ])
  expect(unprotected()).toEqual([{ StackName: 'portal-prod-data', EnableTerminationProtection: false }])
})

test('a deployment stops where something of a failed stack is still there', async () => {
  stacksAre({ 'portal-prod-web': 'ROLLBACK_COMPLETE', 'portal-prod-data': 'ROLLBACK_FAILED' })
  await expect(prepare()).rejects.toThrow(
    'portal-prod-data was not created, and not all of it could be removed.',
  )
  expect(unprotected()).toEqual([])
})

test('the alarms that are there are named to cdk, with the minutes of the environment', async () => {
  alarmsAre({ a: 'OK', b: 'INSUFFICIENT_DATA' })
  expect((await prepare()).args).toEqual([
    ...['--rollback-trigger-alarm-arns', 'arn:a', '--rollback-trigger-alarm-arns', 'arn:b'],
    ...['--monitoring-time-minutes', '5'],
  ])
})

test('alarms are named for the stacks of their own region only', () => {
  const alarms = ['--rollback-trigger-alarm-arns', 'arn:a']
  const [edge = [], others = [], ...more] = cdkRuns(settingsOf('prod'), alarms, [
    '--require-approval',
    'never',
  ])
  expect(more).toEqual([])
  expect(edge).toEqual([
    ...['deploy', 'portal-prod-edge', '--exclusively', '-c', 'env=prod', '--require-approval', 'never'],
  ])
  expect(others.slice(0, 2)).toEqual(['deploy', 'portal-prod-web'])
  expect(others).not.toContain('portal-prod-edge')
  expect(others).toEqual(expect.arrayContaining(alarms))
  expect(cdkRuns(settingsOf('prod'), [], [])).toEqual([['deploy', '--all', '-c', 'env=prod']])
})

test('none are named before the first deployment, and an environment that is not watched is not asked for them', async () => {
  expect((await prepare()).args).toEqual([])
  alarmsAre({ a: 'ALARM' })
  const asked = watch.calls().length
  expect((await prepare('dev')).args).toEqual([])
  expect(watch.calls()).toHaveLength(asked)
})

test('a raised alarm stops the deployment, unless it is told to go on without alarms', async () => {
  alarmsAre({ a: 'OK', b: 'ALARM' })
  await expect(prepare()).rejects.toThrow('Raised at this moment: b.')
  expect((await prepare('prod', true)).args).toEqual(['--rollback-trigger-alarm-arns', 'none'])
})
