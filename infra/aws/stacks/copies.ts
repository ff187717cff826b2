/**
 * What the account of the copies holds: the vault into which the portal's backups are copied, and the role that copies them to the
 * account after a lost one. Apart from the portal's own stacks: whoever may deploy the portal has no rights here.
 */
import { type App, CfnOutput } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Settings } from '#infra/settings.ts'
import { copiedVault } from '../constructs/data/copied-vault.ts'
import { PortalStack } from './portal-stack.ts'
import { managed, partsOfVault } from './vault.ts'

export class CopiesStack extends PortalStack {
  /** @throws Error where the settings name no vault */
  constructor(app: App, settings: Settings) {
    if (!settings.backups) throw new Error(`The settings of ${settings.name} name no vault in \`backups\`.`)
    const { copyTo, lockedForGoodAfterDays } = settings.backups
    const { region, account, name } = partsOfVault(copyTo)
    super(app, 'copies', { ...settings, region, account })
    copiedVault(this, settings, {
      name,
      otherAccount: settings.account,
      ...(lockedForGoodAfterDays && { changeableForDays: lockedForGoodAfterDays }),
    })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [managed('service-role/AWSBackupServiceRolePolicyForBackup')],
    })
    new CfnOutput(this, 'RoleArn', {
      value: role.roleArn,
      description: 'Copies the backups to the account after a lost one.',
    })
  }
}
