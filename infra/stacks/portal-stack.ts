import { type App, Stack } from 'aws-cdk-lib'
import type { Settings } from '../settings.ts'

/** `portal-<environment>-<part>` in the environment's region, in whatever account deploys it. */
export abstract class PortalStack extends Stack {
  constructor(
    app: App,
    part: 'data' | 'api' | 'staff' | 'register' | 'web' | 'operations' | 'vault' | 'deploy-role',
    { name, region, keepsData }: Settings,
  ) {
    super(app, `portal-${name}-${part}`, {
      env: { region },
      terminationProtection: keepsData,
      tags: { portal: name },
    })
  }
}
