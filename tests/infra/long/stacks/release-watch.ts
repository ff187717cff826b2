/** The alarms that take a release back, and what is released in steps. */
import { describe, expect, test } from 'vitest'
import { alarmNames } from '#infra/aws/constructs/alarms/watched-alarms.ts'
import { environmentNames, settingsOf } from '#infra/settings.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

describe('the alarms that take a release back', () => {
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
    const found = synthesise(settingsOf(name)).byType('AWS::CodeDeploy::DeploymentGroup')
    expect(found.length > 0).toBe(release.inSteps)
  })
})
