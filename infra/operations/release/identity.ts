/**
 * Resources that can exist only once in an account: CloudFormation creates the new one before it
 * removes the old one.
 */
import type { Resource } from '#infra/aws/stacks/template.ts'

/** The property that holds a name given by us. */
const namedBy: Record<string, string> = {
  'AWS::ApiGatewayV2::DomainName': 'DomainName',
  'AWS::Backup::BackupVault': 'BackupVaultName',
  'AWS::Backup::RestoreTestingPlan': 'RestoreTestingPlanName',
  'AWS::Budgets::Budget': 'Budget.BudgetName',
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  // A name belongs to one distribution, whoever owns it.
  'AWS::CloudFront::Distribution': 'DistributionConfig.Aliases',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::OriginRequestPolicy': 'OriginRequestPolicyConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  // One of all regions has its name in each of them.
  'AWS::CloudTrail::Trail': 'TrailName',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::CodeDeploy::Application': 'ApplicationName',
  'AWS::CodeDeploy::DeploymentGroup': 'DeploymentGroupName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::ManagedPolicy': 'ManagedPolicyName',
  'AWS::IAM::OIDCProvider': 'Url',
  'AWS::IAM::Role': 'RoleName',
  'AWS::KMS::Alias': 'AliasName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SSM::Parameter': 'Name',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
}

/** Such as `Function portal-prod-auth-login`; nothing where AWS invents the name, or where names need not differ. */
export const identityOf = ({ Type, Properties = {} }: Resource): string | undefined => {
  const path = namedBy[Type]
  if (!path) return undefined
  const name = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], Properties)
  if (name === undefined) return undefined
  return `${Type.split('::').at(-1)} ${typeof name === 'string' ? name : JSON.stringify(name)}`
}
