/** Findings that every environment has. */
import { type Acknowledgement, action, functionsOfCdk, ourRoles, resource } from './acknowledgement.ts'

const synchronous = /^(Routes|Secrets\/Generator|Site\/Kept)\//

const workers = /^(Emails|EmailEvents|Sweep|Canary)\//

export const always: Acknowledgement[] = [
  {
    rule: 'AwsSolutions-SMG4',
    where: /^Secrets\/(applicant|staff|register|letter|check|log)-signing-key$/,
    reason:
      'Rotated by a command that publishes the new key first, so that what the old one signed stays valid.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    where: /^Secrets\/pepper$/,
    reason: 'It is part of every password hash: another value would lock everybody out.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    where: /^OriginSecret\//,
    reason:
      'CloudFront and the functions change by a deployment, which a rotation by itself would not reach.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    where: /^Canary\/Account\//,
    reason: "The password of the canary's own account, which holds nobody's data.",
  },
  {
    rule: 'AwsSolutions-S1',
    where: /^SiteBucket\//,
    reason: 'Holds public pages that CloudFront alone reads.',
  },
  {
    rule: 'AwsSolutions-S1',
    where: /^Trail\/Bucket\//,
    reason: 'It holds the log itself, whose files are signed; a log of who read it would need a log again.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    where: /^(Deletions|BackupsFailed|Rights|Rollbacks)\//,
    reason: 'The alarm counts the events, whether or not the message about one arrives.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    where: /^Emails\/EveryMinute\//,
    reason: 'The start that is lost is followed by another one within a minute.',
  },
  {
    rule: 'AwsSolutions-S1',
    where: /^Documents\//,
    reason:
      'Files are reached by addresses signed for minutes, and the request that signs one is logged; a log of S3 would keep network addresses with the paths of personal files.',
  },
  {
    rule: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    where: /^Site\/Distribution\/Origin1$/,
    reason:
      "The root is a page: by the distribution's default object and by the function on the pages' behaviour.",
  },
  { rule: 'AwsSolutions-CFR1', where: /^Site\/Distribution\//, reason: 'Pharmacists abroad apply too.' },
  {
    rule: 'AwsSolutions-CFR3',
    where: /^Site\/Distribution\//,
    reason:
      'The log would hold network addresses, and reset tokens as part of paths. The API logs each call without either.',
  },
  {
    rule: resource('*'),
    where: ourRoles,
    reason:
      'X-Ray has no resources to name, nor have ListStreams, which the e-mail worker needs, and DescribeAlarms, which CodeDeploy needs.',
  },
  {
    rule: 'Serverless-LambdaStarPermissions',
    where: ourRoles,
    reason: 'The same statements as AwsSolutions-IAM5 names one by one.',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    where: synchronous,
    reason: 'The calls are synchronous: the caller gets the failure as an answer.',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    where: workers,
    reason: 'Stream, events and schedule have dead-letter queues of their own, and errors raise an alarm.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    where: /^(Emails\/Failed|EmailEvents\/Failed|Sweep\/FailedStarts)\//,
    reason: 'These are the dead-letter queues.',
  },
  {
    rule: 'Serverless-SQSRedrivePolicy',
    where: /^(Emails\/Failed|EmailEvents\/Failed|Sweep\/FailedStarts)\//,
    reason: 'These are the dead-letter queues.',
  },
  {
    rule: 'Serverless-SNSRedrivePolicy',
    where: /^(Alarms|Wake)\//,
    reason: 'SNS retries e-mails for days, and the console shows every alarm.',
  },
  {
    rule: 'Serverless-LambdaAsyncFailureDestination',
    where: /^Canary\//,
    reason: 'A failed run raises an alarm; its event has nothing to keep.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    where: /^Canary\//,
    reason: 'The next run starts five minutes later, and runs that do not start raise the alarm too.',
  },
  ...[
    'AwsSolutions-L1',
    'Serverless-LambdaLatestVersion',
    'Serverless-LambdaDLQ',
    'Serverless-LambdaTracing',
  ].map((rule) => ({
    rule,
    where: functionsOfCdk,
    reason: 'A function of CDK that runs during a deployment only; its runtime comes with CDK.',
  })),
  ...[
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    action('s3:GetObject*'),
    action('s3:GetBucket*'),
    action('s3:List*'),
    action('s3:DeleteObject*'),
    action('s3:Abort*'),
  ].map((rule) => ({
    rule,
    where: functionsOfCdk,
    reason: 'Rights that CDK gives its own function, on the bootstrap bucket and the pages only.',
  })),
]
