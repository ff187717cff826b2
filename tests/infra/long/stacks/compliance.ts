/** The packs of cdk-nag for NIST 800-53 revision 5 and HIPAA: what they find is known, and stays for a reason. */
import { HIPAASecurityChecks, NIST80053R5Checks } from 'cdk-nag'
import { describe, expect, test } from 'vitest'
import { settingsOf } from '#infra/settings.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

interface Known {
  /** The rule's name, which both packs share. */
  rule: string
  /** Construct paths without the stack's name. */
  where: RegExp
  reason: string
  only?: 'dev'
}

const functions =
  /^(Routes|Secrets\/Generator|Site\/Kept|Emails|EmailEvents|Sweep|Canary|Custom::CDKBucketDeployment\w+)\/(.*\/)?Resource$/

const known: Known[] = [
  {
    rule: 'CloudTrailCloudWatchLogsEnabled',
    where: /^Trail\/Trail\//,
    reason:
      'What must be noticed at once raises an alarm from the event itself; the rest is looked up in the files.',
  },
  {
    rule: 'CloudTrailEncryptionEnabled',
    where: /^Trail\/Trail\//,
    reason: 'Its files are encrypted with keys of S3; a key of its own would cost more than the trail.',
  },
  {
    rule: 'CloudWatchLogGroupEncrypted',
    where: /-logs\/Resource$/,
    reason: 'Logs hold no personal data, and CloudWatch encrypts them with keys of AWS.',
  },
  {
    rule: 'DynamoDBInBackupPlan',
    where: /^Records\/Table\//,
    reason:
      'The table can be restored to any moment of 35 days; a second copy in AWS Backup is not decided yet.',
  },
  {
    rule: 'IAMNoInlinePolicy',
    where: functions,
    reason: 'Each function has a role of its own, whose rights fit no other, so there is no policy to share.',
  },
  {
    rule: 'LambdaConcurrency',
    where: functions,
    reason:
      'A reservation takes from what all functions of the account share. In production functions that hash passwords have one; the gateway limits the rest.',
  },
  {
    rule: 'LambdaDLQ',
    where: functions,
    reason:
      'Such a queue serves asynchronous calls only. Requests are answered, the stream of e-mails and their events have queues of their own, and a missed schedule raises an alarm.',
  },
  {
    rule: 'LambdaInsideVPC',
    where: functions,
    reason:
      'The functions call services of AWS only, with short-lived credentials; a network of our own would add a gateway to pay and to keep.',
  },
  {
    rule: 'S3BucketLoggingEnabled',
    where: /^(SiteBucket|Documents\/Bucket|Trail\/Bucket)\//,
    reason:
      'Pages are public, a log of documents would keep network addresses with paths of personal files, and the trail is a log itself.',
  },
  {
    rule: 'S3BucketReplicationEnabled',
    where: /^(SiteBucket|Documents\/Bucket|Trail\/Bucket)\//,
    reason:
      'Pages are made by each release, and the trail can be read for 90 days without its files. In which other country copies of documents may lie is the council’s decision.',
  },
  {
    rule: 'S3BucketVersioningEnabled',
    where: /^SiteBucket\//,
    reason: 'Pages are made by each release from the repository, which keeps every version.',
  },
  {
    rule: 'S3DefaultEncryptionKMS',
    where: /^SiteBucket\//,
    reason: 'Holds public pages, which are encrypted with keys of S3.',
  },
  {
    rule: 'S3DefaultEncryptionKMS',
    where: /^Trail\/Bucket\//,
    reason: 'Encrypted with keys of S3, as the trail itself.',
  },
  {
    rule: 'S3DefaultEncryptionKMS',
    where: /^Documents\/Bucket\//,
    reason: 'An environment without people’s data has no key of its own, to save its price.',
    only: 'dev',
  },
  {
    rule: 'SecretsManagerRotationEnabled',
    where: /^(OriginSecret|Secrets|Canary\/Account)\//,
    reason:
      'Rotated by commands and deployments that keep what depends on them working; the pepper never changes.',
  },
  {
    rule: 'SecretsManagerUsingKMSKey',
    where: /^(OriginSecret|Canary\/Account)\//,
    reason: 'Neither opens people’s data: a header that proves CloudFront, and the account of the canary.',
  },
  {
    rule: 'SecretsManagerUsingKMSKey',
    where: /^Secrets\//,
    reason: 'An environment without people’s data has no key of its own, to save its price.',
    only: 'dev',
  },
]

describe.each(['dev', 'prod'] as const)('NIST 800-53 and HIPAA in %s', (name) => {
  const { app } = synthesise(settingsOf(name))
  const ofThis = known.filter(({ only }) => !only || only === name)
  const speaksOf =
    ({ rule, path }: { rule: string; path: string }) =>
    (one: Known): boolean =>
      rule === one.rule && one.where.test(path)

  test.each([
    ['NIST 800-53 revision 5', new NIST80053R5Checks()],
    ['HIPAA', new HIPAASecurityChecks()],
  ])('%s finds nothing but what is known, and all of that', (_pack, pack) => {
    const found = pack.validateScope(app).violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        rule: ruleName.replace(/^.*-/, ''),
        path: constructPath.split('/').slice(1).join('/'),
      })),
    )
    expect(found.filter((finding) => !ofThis.some(speaksOf(finding)))).toEqual([])
    expect(ofThis.filter((one) => !found.some((finding) => speaksOf(finding)(one)))).toEqual([])
  })
})
