/** Daily backups with a copy in another account, what that account holds, and none where no other account is named. */
import { App } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { describe, expect, test } from 'vitest'
import { acknowledge, acknowledgements } from '#infra/aws/accepted-findings/acknowledge.ts'
import { CopiesStack } from '#infra/aws/stacks/copies.ts'
import { VaultStack } from '#infra/aws/stacks/vault.ts'
import { assumed } from '#infra/operations/cost/usage.ts'
import { environmentNames, type Settings, settingsOf } from '#infra/settings.ts'
import { type Properties, plain } from '#tests/support/project/synthesised-stacks.ts'

const region = 'eu-central-1'
const copyTo = `arn:aws:backup:${region}:210987654321:backup-vault:portal-copies`
const kept = {
  tableArn: `arn:aws:dynamodb:${region}:123456789012:table/portal-prod`,
  bucketArn: 'arn:aws:s3:::portal-prod-documents',
}

const vaultOf = (name: string) => {
  const settings = { ...settingsOf(name), backups: { copyTo, keptInDays: 35 } }
  const app = new App()
  new VaultStack(app, settings, settings.backups, kept)
  return { app, settings }
}

const findingsOf = (app: App): string[] =>
  [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack.validateScope(app).violations.map(({ ruleName }) => ruleName),
  )

const resourcesOf = (name: string): [string, Properties][] => {
  const { template } = vaultOf(name).app.synth().getStackByName(`portal-${name}-vault`)
  return Object.values(template.Resources as Properties).map((one: Properties) => [one.Type, one])
}
const only = (name: string, type: string): Properties => {
  const found = resourcesOf(name).filter(([found]) => found === `AWS::Backup::${type}`)
  expect(found).toHaveLength(1)
  return found[0]?.[1]
}

const ofType = (type: string): Properties[] =>
  resourcesOf('prod').flatMap(([found, one]) => (found === type ? [one.Properties] : []))

test('every night table and files are backed up, and each backup is copied to the other account', () => {
  const { BackupPlanRule } = only('prod', 'BackupPlan').Properties.BackupPlan
  expect(BackupPlanRule).toEqual([
    expect.objectContaining({
      ScheduleExpression: 'cron(0 21 * * ? *)',
      Lifecycle: { DeleteAfterDays: 35 },
      CopyActions: [{ DestinationBackupVaultArn: copyTo, Lifecycle: { DeleteAfterDays: 35 } }],
    }),
  ])
  const { Resources } = only('prod', 'BackupSelection').Properties.BackupSelection
  expect(Resources).toEqual([kept.tableArn, kept.bucketArn])
})

test('in production nobody deletes a backup before its time, and the vault stays', () => {
  const vault = only('prod', 'BackupVault')
  expect(vault.Properties.LockConfiguration).toEqual({ MinRetentionDays: 7 })
  expect(vault.Properties.AccessPolicy.Statement).toEqual([
    expect.objectContaining({
      Effect: 'Deny',
      Action: ['backup:DeleteRecoveryPoint', 'backup:UpdateRecoveryPointLifecycle'],
    }),
    // The way back after a lost account.
    expect.objectContaining({ Effect: 'Allow', Action: 'backup:CopyIntoBackupVault' }),
  ])
  expect(JSON.stringify(vault.Properties.AccessPolicy.Statement[1].Principal)).toContain('210987654321')
  expect(vault.DeletionPolicy).toBe('Retain')
  expect(only('dev', 'BackupVault')).toMatchObject({ DeletionPolicy: 'Delete' })
})

test('only the account of the copies may use the key of the vault besides this one', () => {
  const [, key] = resourcesOf('prod').find(([type]) => type === 'AWS::KMS::Key') ?? []
  expect(key.Properties.EnableKeyRotation).toBe(true)
  const others = key.Properties.KeyPolicy.Statement.filter(({ Sid }: Properties) => Sid)
  expect(JSON.stringify(others.map(({ Principal }: Properties) => Principal))).toContain('210987654321')
  expect(others).toHaveLength(1)
})

test('the role of backups may also restore them, table and files', () => {
  const { Resources, Outputs } = vaultOf('prod').app.synth().getStackByName('portal-prod-vault').template
  // What the runbook asks for by this name.
  const role = Resources[Outputs.RoleArn.Value['Fn::GetAtt'][0]].Properties
  const policies = role.ManagedPolicyArns.map(plain).map((arn: string) => arn.split('/').pop())
  expect(policies).toEqual([
    'AWSBackupServiceRolePolicyForBackup',
    'AWSBackupServiceRolePolicyForS3Backup',
    'AWSBackupServiceRolePolicyForRestores',
    'AWSBackupServiceRolePolicyForS3Restore',
  ])
})

test('each quarter the newest backups of table and files are restored by that role, from this vault', () => {
  const [plan] = ofType('AWS::Backup::RestoreTestingPlan')
  expect(plan.ScheduleExpression).toBe('cron(0 12 5 1,4,7,10 ? *)')
  expect(plan.RecoveryPointSelection.Algorithm).toBe('LATEST_WITHIN_WINDOW')
  const selections = ofType('AWS::Backup::RestoreTestingSelection')
  expect(selections.map((one) => [one.ProtectedResourceType, one.ProtectedResourceArns])).toEqual([
    ['DynamoDB', [kept.tableArn]],
    ['S3', [kept.bucketArn]],
  ])
  const names = [plan, ...selections].map(
    (one) => one.RestoreTestingSelectionName ?? one.RestoreTestingPlanName,
  )
  expect(names.filter((name) => !/^\w{1,50}$/.test(name))).toEqual([])
})

describe('the account of the copies', () => {
  const portalAccount = '123456789012'
  const copiesOf = (name: string, more: Partial<Settings['backups']> = {}) => {
    const backups = { copyTo: copyTo.replace(region, 'eu-west-1'), keptInDays: 35, ...more }
    const settings = { ...settingsOf(name), account: portalAccount, backups }
    const app = new App()
    const stack = new CopiesStack(app, settings)
    acknowledge(app, settings)
    const { template } = app.synth().getStackByName(`portal-${name}-copies`)
    const resources = Object.values(template.Resources as Properties)
    const one = (type: string): Properties => resources.filter(({ Type }: Properties) => Type === type)[0]
    return { app, stack, one }
  }

  test('is that of the vault in the settings, in its region', () => {
    const { stack, one } = copiesOf('prod')
    expect([stack.account, stack.region]).toEqual(['210987654321', 'eu-west-1'])
    expect(one('AWS::Backup::BackupVault').Properties.BackupVaultName).toBe('portal-copies')
  })

  test("allows the portal's account to copy into the vault and to use its key, and no other account anything", () => {
    const { one } = copiesOf('prod')
    const { AccessPolicy } = one('AWS::Backup::BackupVault').Properties
    const { KeyPolicy } = one('AWS::KMS::Key').Properties
    const allowed = [...AccessPolicy.Statement, ...KeyPolicy.Statement].filter(
      ({ Effect }: Properties) => Effect === 'Allow',
    )
    expect(
      allowed.map(({ Principal }: Properties) => /(\d{12}):root$/.exec(plain(Principal.AWS))?.[1]),
    ).toEqual([portalAccount, '210987654321', portalAccount])
    expect(allowed[0].Action).toBe('backup:CopyIntoBackupVault')
    expect(allowed[2].Action).not.toContain('kms:*')
  })

  test('is locked so that its administrator can correct a mistake, and for good only after days that the settings name', () => {
    const lockOf = (more?: Partial<Settings['backups']>, name = 'prod') =>
      copiesOf(name, more).one('AWS::Backup::BackupVault').Properties.LockConfiguration
    expect(lockOf()).toEqual({ MinRetentionDays: 7 })
    expect(lockOf({ lockedForGoodAfterDays: 10 })).toEqual({ MinRetentionDays: 7, ChangeableForDays: 10 })
    expect(lockOf({}, 'dev')).toBeUndefined()
  })

  test('has a role for AWS Backup alone, which copies and restores nothing', () => {
    const { Properties } = copiesOf('prod').one('AWS::IAM::Role')
    expect(Properties.AssumeRolePolicyDocument.Statement).toMatchObject([
      { Principal: { Service: 'backup.amazonaws.com' } },
    ])
    expect(Properties.ManagedPolicyArns.map(plain)).toEqual([
      expect.stringMatching(/AWSBackupServiceRolePolicyForBackup$/),
    ])
  })

  test.each(environmentNames)('has no finding of cdk-nag in %s that is not acknowledged', (name) => {
    expect(findingsOf(copiesOf(name).app)).toEqual([])
  })
})

describe('what does not end well', () => {
  const [alarm, ...others] = ofType('AWS::CloudWatch::Alarm')
  const [rule] = ofType('AWS::Events::Rule')

  test('is told to the topic of the alarms, whichever kind of job it is', () => {
    expect(rule.EventPattern).toEqual({
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change', 'Restore Job State Change'],
      detail: {
        $or: [
          { state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
          // A restore says its state by another name.
          { status: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
        ],
      },
    })
    expect(plain(rule.Targets[0].Arn)).toMatch(/:sns:.*:portal-prod-alarms$/)
  })

  test('raises an alarm that npm run alarm:drill finds by its name, and that the cost table counts', () => {
    expect([alarm.AlarmName, others.length + 1]).toEqual([
      'portal-prod-backups-failed',
      assumed.backups.alarms,
    ])
    expect(alarm.AlarmActions.map(plain)).toEqual([plain(rule.Targets[0].Arn)])
    expect(alarm.Dimensions).toEqual([{ Name: 'RuleName', Value: rule.Name }])
    expect(alarm.AlarmDescription).toMatch(/infra\/runbook\.md#backups-failed$/)
  })
})

test.each(environmentNames)(
  'cdk-nag has nothing against the vault of %s that is not acknowledged',
  (name) => {
    const { app, settings } = vaultOf(name)
    acknowledge(app, settings)
    app.synth()
    expect(findingsOf(app)).toEqual([])
  },
)

test('no environment has a vault until another account is named', () => {
  for (const name of environmentNames) {
    const settings = settingsOf(name)
    expect(settings.backups).toBeUndefined()
    expect(acknowledgements(settings).filter(({ rule }) => rule.includes('AWSBackup'))).toEqual([])
  }
})
