/** Findings whose names differ from environment to environment, or that only some have. */
import { accountOf, type Settings } from '#infra/settings.ts'
import {
  type Acknowledgement,
  accountId,
  arn,
  functionsOfCdk,
  ourRoles,
  resource,
} from './acknowledgement.ts'

const ofVault: Acknowledgement[] = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
  'service-role/AWSBackupServiceRolePolicyForRestores',
  'AWSBackupServiceRolePolicyForS3Restore',
].map((policy) => ({
  rule: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
  where: /^Role\/Resource$/,
  reason: 'What AWS Backup needs changes with the service, and AWS keeps this policy in agreement with it.',
}))

/** Acknowledgements with names that differ from environment to environment. */
export const ofEnvironment = ({
  name,
  region,
  domain,
  account,
  firewall,
  backups,
}: Settings): Acknowledgement[] => [
  ...(backups ? ofVault : []),
  ...['photos', 'documents', 'incoming', 'claims', 'books', 'requests'].map((prefix) => ({
    rule: resource(`${arn(`portal-${name}-documents-${accountId}-${region}`)}/${prefix}/*`),
    where: ourRoles,
    reason: `The function serves everybody's ${prefix}; whose may be read is decided from the token's subject and role.`,
  })),
  {
    rule: resource(`${arn(`portal-${name}-site-${accountId}-${region}`)}/assets/*`),
    where: /^Site\/Kept\//,
    reason: 'Which assets are outdated is known only once there are newer releases.',
  },
  {
    rule: resource(`${arn(`portal-${name}-site-${accountId}-${region}`)}/log/*`),
    where: ourRoles,
    reason: 'The public log is files of this folder, and more of them with each change of the register.',
  },
  {
    rule: resource(`arn:aws:ses:${region}:${accountOf({ account }) ?? accountId}:identity/*`),
    where: /^Emails\//,
    reason:
      'In the sandbox SES asks for the right to the recipient’s identity too; the one sender is a condition of the statement.',
  },
  ...[
    `portal-${name}-site-${accountId}-${region}`,
    // CDK itself writes the account where it is known.
    `cdk-hnb659fds-assets-${accountOf({ account }) ?? accountId}-${region}`,
  ].map((bucket) => ({
    rule: resource(`${arn(bucket)}/*`),
    where: functionsOfCdk,
    reason: 'Copies all pages from the bootstrap bucket to their own.',
  })),
  ...(firewall
    ? []
    : [
        {
          rule: 'AwsSolutions-CFR2',
          where: /^Site\/Distribution\//,
          reason:
            'A firewall is an open decision of the council; limits by address, by account and by stage hold without one.',
        },
      ]),
  ...(domain
    ? []
    : [
        {
          rule: 'AwsSolutions-CFR4',
          where: /^Site\/Distribution\//,
          reason: "CloudFront's own name comes with its own certificate and its own choice of protocols.",
        },
      ]),
]
