/** What a deployment asks before it begins: stacks that a failed one left, and the alarms that take a release back. */
import { describe, expect, test } from 'vitest'
import { freeFailedStacks } from '#infra/release/failed-stacks.ts'
import { rollbackArguments } from '#infra/release/rollback-triggers.ts'
import { alarmNames } from '#infra/release/watched-alarms.ts'
import { environmentNames, settingsOf } from '#infra/settings.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

const account = (stacks: Record<string, string>) => {
  const unprotected: string[] = []
  return {
    unprotected,
    list: async () => Object.entries(stacks).map(([name, status]) => ({ name, status })),
    unprotect: async (name: string) => {
      unprotected.push(name)
    },
  }
}

describe('stacks that a failed first deployment left', () => {
  test('lose their protection, so that cdk can delete them; every other stack keeps it', async () => {
    const stacks = account({
      'portal-prod-web': 'CREATE_COMPLETE',
      'portal-prod-data': 'ROLLBACK_COMPLETE',
      'portal-prod-api': 'UPDATE_ROLLBACK_COMPLETE',
      'portal-staging-data': 'ROLLBACK_COMPLETE',
    })
    expect(await freeFailedStacks(stacks, 'prod')).toEqual(['portal-prod-data'])
    expect(stacks.unprotected).toEqual(['portal-prod-data'])
  })

  test('stop the deployment where something of them is still there', async () => {
    const stacks = account({ 'portal-prod-web': 'ROLLBACK_COMPLETE', 'portal-prod-data': 'ROLLBACK_FAILED' })
    await expect(freeFailedStacks(stacks, 'prod')).rejects.toThrow(
      'portal-prod-data was not created, and not all of it could be removed.',
    )
    expect(stacks.unprotected).toEqual([])
  })
})

describe('the alarms that take a release back', () => {
  const alarm = (name: string, state = 'OK') => ({ name, arn: `arn:${name}`, state })

  test('are named to cdk, with the minutes of the environment', () => {
    expect(rollbackArguments({ alarms: [alarm('a'), alarm('b')], minutes: 5, unwatched: false })).toEqual([
      '--rollback-trigger-alarm-arns',
      'arn:a',
      '--rollback-trigger-alarm-arns',
      'arn:b',
      '--monitoring-time-minutes',
      '5',
    ])
  })

  test('are none before the first deployment, and where an environment is not watched', () => {
    expect(rollbackArguments({ alarms: [], minutes: 5, unwatched: false })).toEqual([])
    expect(rollbackArguments({ alarms: [alarm('a')], minutes: 0, unwatched: false })).toEqual([])
  })

  test('stop the deployment while one is raised, unless it is told to go on without them', () => {
    const alarms = [alarm('a'), alarm('b', 'ALARM'), alarm('c', 'INSUFFICIENT_DATA')]
    expect(() => rollbackArguments({ alarms, minutes: 5, unwatched: false })).toThrow(
      'Raised at this moment: b.',
    )
    expect(rollbackArguments({ alarms, minutes: 5, unwatched: true })).toEqual([
      '--rollback-trigger-alarm-arns',
      'none',
    ])
  })

  test('exist, and are not more than CloudFormation takes', () => {
    const prod = settingsOf('prod')
    const made = synthesise(prod)
      .byType('AWS::CloudWatch::Alarm', 'operations')
      .map(([, { Properties }]) => Properties.AlarmName)
    expect(made).toEqual(expect.arrayContaining(alarmNames(prod)))
    expect(alarmNames(prod).length).toBeLessThanOrEqual(5)
  })
})

describe('sign-in, submission and uploads', () => {
  const prod = synthesise(settingsOf('prod'))

  test('go to another version a tenth a minute, and back when a watched alarm is raised', () => {
    const aliases = prod.byType('AWS::Lambda::Alias')
    expect(aliases.map(([id]) => /^RoutesSteps(\w+)Live/.exec(id)?.[1]).sort()).toEqual([
      'adminauthlogin',
      'applicantformcreate',
      'applicantformresubmit',
      'authlogin',
      'authpasskeylogin',
      'filescreate',
      'uploadsconfirm',
      'uploadscreate',
      'uploadsgrant',
    ])
    const groups = prod.byType('AWS::CodeDeploy::DeploymentGroup')
    expect(groups).toHaveLength(aliases.length)
    for (const [, { Properties }] of groups)
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaLinear10PercentEvery1Minute',
        AlarmConfiguration: {
          Alarms: alarmNames(settingsOf('prod')).map((Name) => ({ Name })),
          Enabled: true,
        },
        AutoRollbackConfiguration: { Enabled: true },
      })
  })

  test('are called by the gateway through the alias only', () => {
    const aliases = prod.byType('AWS::Lambda::Alias')
    const permitted = prod
      .byType('AWS::Lambda::Permission')
      .map(([, { Properties }]) => Properties.FunctionName)
    for (const [id, { Properties }] of aliases) {
      expect(permitted).toContainEqual({ Ref: id })
      const itself = Properties.FunctionName.Ref
      expect(JSON.stringify(permitted)).not.toContain(`"${itself}"`)
    }
  })

  test.each(environmentNames)('do so in %s where its settings say it', (name) => {
    const { release } = settingsOf(name)
    const found = synthesise(settingsOf(name)).byType('AWS::Lambda::Alias')
    expect(found.length > 0).toBe(release.inSteps)
  })
})
