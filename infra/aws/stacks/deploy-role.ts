/**
 * The role by which the pipeline deploys one environment. A stack of its own, which a person deploys: the pipeline must not widen its
 * own rights unseen. Only a job of the repository's environment of the same name can take it, and GitHub says who may start one.
 * In us-east-1, so that it is not lost with the region of the data: the names are unique in the account.
 */
import { type App, Aws, CfnOutput, Duration } from 'aws-cdk-lib'
import {
  CfnOIDCProvider,
  PolicyDocument,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam'
import { edgeRegion, type Settings } from '#infra/settings.ts'
import { partitionOf } from '../partition.ts'
import { PortalStack } from './portal-stack.ts'

const issuer = 'token.actions.githubusercontent.com'

/** As `cdk bootstrap` makes them; with these, cdk deploys, uploads and reads. */
const bootstrapRoles = ['deploy-role', 'file-publishing-role', 'lookup-role']

export class DeployRoleStack extends PortalStack {
  /** @param repository such as `council/portal` */
  constructor(app: App, settings: Settings, repository: string) {
    super(app, 'deploy-role', { ...settings, region: edgeRegion })
    const provider = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    })
    const role = new Role(this, 'Role', {
      roleName: `portal-${settings.name}-deploy`,
      description: `Deploys ${settings.name} from ${repository}.`,
      assumedBy: new WebIdentityPrincipal(provider.attrArn, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: `repo:${repository}:environment:${settings.name}`,
        },
      }),
      maxSessionDuration: Duration.hours(2),
      inlinePolicies: {
        rights: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['sts:AssumeRole'],
              resources: [...new Set([settings.region, edgeRegion])].flatMap((region) =>
                bootstrapRoles.map(
                  (name) =>
                    `arn:${partitionOf(region)}:iam::${Aws.ACCOUNT_ID}:role/cdk-hnb659fds-${name}-${Aws.ACCOUNT_ID}-${region}`,
                ),
              ),
            }),
            // What `npm run deploy` asks before cdk begins. None knows resources, or is asked without naming any.
            new PolicyStatement({
              actions: [
                'cloudformation:DescribeStacks',
                'cloudfront:ListDistributions',
                'cloudwatch:DescribeAlarms',
                'lambda:GetAccountSettings',
              ],
              resources: ['*'],
            }),
            // The way back deploys what this parameter names. Besides this role whoever administers the account can write it.
            new PolicyStatement({
              actions: ['ssm:GetParameter', 'ssm:PutParameter'],
              resources: [
                `arn:${partitionOf(settings.region)}:ssm:${settings.region}:${Aws.ACCOUNT_ID}:parameter/portal/${settings.name}/good-release`,
              ],
            }),
          ],
        }),
      },
    })
    new CfnOutput(this, 'RoleArn', {
      value: role.roleArn,
      description: 'DEPLOY_ROLE_ARN of the environment.',
    })
  }
}
