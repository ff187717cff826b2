/** What an acknowledgement of a finding is, and the short forms in which they are written. */

export interface Acknowledgement {
  /** As cdk-nag names it, with the finding in brackets where a rule has several. */
  rule: string
  /** Construct paths without the stack's name. */
  where: RegExp
  reason: string
}

export const accountId = '<AWS::AccountId>'

export const arn = (bucket: string) => `arn:aws:s3:::${bucket}`

export const resource = (name: string) => `AwsSolutions-IAM5[Resource::${name}]`

export const action = (name: string) => `AwsSolutions-IAM5[Action::${name}]`

export const ourRoles =
  /^(Routes|Secrets\/Generator|Site\/Kept|Emails|EmailEvents|Sweep|Canary)\/.*\/?Role\/Resource$/

export const functionsOfCdk = /^Custom::CDKBucketDeployment/
