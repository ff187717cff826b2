import { type App, Stack } from 'aws-cdk-lib'
import type { Settings } from '../settings.ts'

/** `portal-<environment>-<part>` in the environment's region, in whatever account deploys it. */
export abstract class PortalStack extends Stack {
  constructor(
    app: App,
    part: 'edge' | 'data' | 'api' | 'staff' | 'register' | 'web' | 'operations' | 'vault' | 'deploy-role',
    { name, region, keepsData, firewall }: Settings,
  ) {
    super(app, `portal-${name}-${part}`, {
      env: { region },
      // The web stack names the firewall, which is in another region.
      crossRegionReferences: firewall !== undefined && (part === 'edge' || part === 'web'),
      terminationProtection: keepsData,
      tags: { portal: name },
    })
  }
}
