import { type App, Stack } from 'aws-cdk-lib'
import { accountOf, type Settings } from '#infra/settings.ts'

/** `portal-<environment>-<part>` in the account and the region of the settings; cdk itself refuses another account. */
export abstract class PortalStack extends Stack {
  constructor(
    app: App,
    part:
      | 'edge'
      | 'data'
      | 'api'
      | 'staff'
      | 'register'
      | 'web'
      | 'operations'
      | 'vault'
      | 'copies'
      | 'deploy-role',
    settings: Settings,
  ) {
    const { name, region, keepsData, firewall } = settings
    super(app, `portal-${name}-${part}`, {
      env: { account: accountOf(settings), region },
      // The web stack names the firewall, which is in another region.
      crossRegionReferences: firewall !== undefined && (part === 'edge' || part === 'web'),
      terminationProtection: keepsData,
      tags: { portal: name },
    })
  }
}
