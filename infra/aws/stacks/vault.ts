/**
 * Daily backups of the table and the files, copied to a vault in another account: they outlive the loss of this one. A stack of
 * its own, so that nothing else depends on it; without `backups` in the settings it is not there. What fails is told to the topics of the alarms.
 */
import { type App, CfnOutput, Duration } from 'aws-cdk-lib'
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  CfnRestoreTestingPlan,
  CfnRestoreTestingSelection,
} from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Settings } from '#infra/settings.ts'
import { backupAlarm } from '../constructs/alarms/event-watch.ts'
import { copiedVault } from '../constructs/data/copied-vault.ts'
import { type AlarmTopics, topicNames } from '../constructs/watch/alarm-topics.ts'
import { PortalAlarm } from '../constructs/watch/portal-alarm.ts'
import { PortalStack } from './portal-stack.ts'

interface Kept {
  tableArn: string
  bucketArn: string
}

/** The night in Karachi, when the least is written. */
const nightly = Schedule.cron({ hour: '21', minute: '0' })

/** The fifth of each first month of a quarter, after the night's backups. */
const quarterly = Schedule.cron({ month: '1,4,7,10', day: '5', hour: '12', minute: '0' })

/** Of `arn:aws:backup:<region>:<account>:backup-vault:<name>`. */
export const partsOfVault = (vaultArn: string) => {
  const [, , , region = '', account = '', , name = ''] = vaultArn.split(':')
  return { region, account, name }
}

export const managed = (name: string) => ManagedPolicy.fromAwsManagedPolicyName(name)

export class VaultStack extends PortalStack {
  constructor(app: App, settings: Settings, backups: NonNullable<Settings['backups']>, kept: Kept) {
    super(app, 'vault', settings)
    const { copyTo, keptInDays } = backups
    const vault = copiedVault(this, settings, {
      name: `portal-${settings.name}`,
      otherAccount: partsOfVault(copyTo).account,
    })
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `portal-${settings.name}`,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          backupVault: vault,
          scheduleExpression: nightly,
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(12),
          deleteAfter: Duration.days(keptInDays),
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'OtherVault', copyTo),
              deleteAfter: Duration.days(keptInDays),
            },
          ],
        }),
      ],
    })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        managed('service-role/AWSBackupServiceRolePolicyForBackup'),
        managed('AWSBackupServiceRolePolicyForS3Backup'),
        managed('service-role/AWSBackupServiceRolePolicyForRestores'),
        managed('AWSBackupServiceRolePolicyForS3Restore'),
      ],
    })
    new BackupSelection(this, 'Selection', {
      backupPlan: plan,
      role,
      disableDefaultBackupPolicy: true,
      resources: [BackupResource.fromArn(kept.tableArn), BackupResource.fromArn(kept.bucketArn)],
    })
    new CfnOutput(this, 'RoleArn', { value: role.roleArn, description: 'Restores the backups.' })
    this.tryRestores(settings, vault.backupVaultArn, role.roleArn, kept)
    const topics = this.alarmTopics(settings)
    for (const [name, definition] of Object.entries(backupAlarm(this, settings, topics.morning)))
      new PortalAlarm(this, name, { settings, topics, definition })
  }

  /** Each quarter AWS Backup restores the newest of both and removes them again; what fails is an event like any other restore. */
  private tryRestores({ name }: Settings, vaultArn: string, iamRoleArn: string, kept: Kept): void {
    const underscored = `portal_${name.replaceAll('-', '_')}`
    const { restoreTestingPlanName } = new CfnRestoreTestingPlan(this, 'Tries', {
      restoreTestingPlanName: underscored,
      scheduleExpression: quarterly.expressionString,
      recoveryPointSelection: {
        algorithm: 'LATEST_WITHIN_WINDOW',
        includeVaults: [vaultArn],
        recoveryPointTypes: ['SNAPSHOT'],
        selectionWindowDays: 7,
      },
    })
    for (const [type, arn] of [['DynamoDB', kept.tableArn] as const, ['S3', kept.bucketArn] as const]) {
      const restoreTestingSelectionName = `${underscored}_${type}`
      const which = { protectedResourceType: type, protectedResourceArns: [arn] }
      new CfnRestoreTestingSelection(this, `Tries${type}`, {
        ...{ restoreTestingPlanName, restoreTestingSelectionName, iamRoleArn, ...which },
      }).addResourceDependency(this.node.findChild('Tries') as CfnRestoreTestingPlan)
    }
  }

  /** Those of the stack *operations*, by their names: nothing there has to stay as it is because this stack uses it. */
  private alarmTopics(settings: Settings): AlarmTopics {
    const { wake, morning } = topicNames(settings)
    const named = (id: string, resource: string) =>
      Topic.fromTopicArn(this, id, this.formatArn({ service: 'sns', resource }))
    return { wake: named('Wake', wake), morning: named('Alarms', morning) }
  }
}
