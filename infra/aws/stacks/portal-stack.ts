import { type App, Aws, CfnResource, Stack } from 'aws-cdk-lib'
import { accountOf, boundaryName, type Settings } from '#infra/settings.ts'
import { partitionOf } from '../partition.ts'

/** What a person deploys, in the account of the copies or with rights that a release does not have. */
const apart = ['copies', 'deploy-role', 'rights']

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
      | 'deploy-role'
      | 'rights',
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
    // CDK makes the roles of references to another region after it has asked aspects, and before it validates.
    if (!apart.includes(part)) this.node.addValidation({ validate: () => this.bind(boundaryName(settings)) })
  }

  /** Sets the boundary of every role. @returns no error */
  private bind(policy: string): string[] {
    const boundary = `arn:${partitionOf(this.region)}:iam::${Aws.ACCOUNT_ID}:policy/${policy}`
    for (const one of this.node.findAll())
      if (CfnResource.isCfnResource(one) && one.cfnResourceType === 'AWS::IAM::Role')
        one.addPropertyOverride('PermissionsBoundary', boundary)
    return []
  }
}
