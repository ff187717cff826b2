/** Rules for the data that cdk-nag hardly checks. */
import { Aws } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { documentBucketName } from '#infra/aws/constructs/data/document-bucket.ts'
import { documentBucketOf } from '#infra/operations/data/data-stores.ts'
import { environmentNames, settingsOf, tableName } from '#infra/settings.ts'
import { type Properties, plain, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const prod = synthesise(settingsOf('prod'))
const dev = synthesise(settingsOf('dev'))

/** The one resource of a type in the data stack. */
const only = (portal: typeof prod, type: string) => {
  const found = portal.byType(type, 'data')
  expect(found).toHaveLength(1)
  return found[0]![1]
}

describe('the table', () => {
  const table = only(prod, 'AWS::DynamoDB::Table')

  test('has the keys, the TTL and the stream that the functions rely on', () => {
    expect(table.Properties).toMatchObject({
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    })
  })

  test('can be restored to any moment of 35 days and deleted by nobody', () => {
    expect(table.Properties).toMatchObject({
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      DeletionProtectionEnabled: true,
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    })
    expect(table.DeletionPolicy).toBe('RetainExceptOnCreate')
  })

  test('can be restored in dev too, where it goes with its stack', () => {
    const { Properties, DeletionPolicy } = only(dev, 'AWS::DynamoDB::Table')
    expect(Properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true)
    expect([Properties.DeletionProtectionEnabled, DeletionPolicy]).toEqual([false, 'Delete'])
  })
})

describe('the bucket of documents', () => {
  const bucket = only(prod, 'AWS::S3::Bucket')

  test('is private, versioned, encrypted with the own key, and kept', () => {
    expect(bucket.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      VersioningConfiguration: { Status: 'Enabled' },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          { BucketKeyEnabled: true, ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } },
        ],
      },
    })
    expect(bucket.DeletionPolicy).toBe('RetainExceptOnCreate')
  })

  test('allows the pages of the portal and no other origin', () => {
    const { CorsRules } = bucket.Properties.CorsConfiguration
    expect(CorsRules).toHaveLength(1)
    expect(CorsRules[0].AllowedMethods.sort()).toEqual(['GET', 'HEAD', 'POST'])
    expect(plain(CorsRules[0].AllowedOrigins[0])).toMatch(/^https:\/\/\{\{/)
    expect(CorsRules[0].AllowedOrigins).toHaveLength(1)
  })

  test('deletes unconfirmed uploads after two weeks and old versions after 35 days', () => {
    expect(bucket.Properties.LifecycleConfiguration.Rules).toEqual([
      expect.objectContaining({
        Prefix: 'incoming/',
        ExpirationInDays: 14,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: 'Enabled',
      }),
      expect.objectContaining({
        NoncurrentVersionExpiration: { NoncurrentDays: 35 },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        Status: 'Enabled',
      }),
    ])
  })
})

test.each([
  ['prod', prod],
  ['dev', dev],
])('every bucket and queue of %s requires TLS and is closed to the public', (_name, portal) => {
  const buckets = portal.byType('AWS::S3::Bucket')
  const policies = ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy'].flatMap((type) => portal.byType(type))
  const refusesPlain = (statement: Properties) =>
    statement.Effect === 'Deny' && statement.Condition?.Bool?.['aws:SecureTransport'] === 'false'
  expect(policies).toHaveLength(buckets.length + portal.byType('AWS::SQS::Queue').length)
  for (const [id, { Properties }] of policies)
    expect([id, Properties.PolicyDocument.Statement.some(refusesPlain)]).toEqual([id, true])
  for (const [id, { Properties }] of buckets)
    expect([id, Object.values(Properties.PublicAccessBlockConfiguration)]).toEqual([id, Array(4).fill(true)])
})

test('the key of the data can be used only through the stores of this account', () => {
  const [statement] = only(prod, 'AWS::KMS::Key').Properties.KeyPolicy.Statement.filter(
    (statement: Properties) => statement.Sid === 'OnlyThroughTheStores',
  )
  const conditions = statement.Condition.StringEquals
  expect(conditions['kms:ViaService']).toEqual(
    ['dynamodb', 's3', 'secretsmanager'].map((service) => `${service}.eu-central-1.amazonaws.com`),
  )
  expect(plain(conditions['kms:CallerAccount'])).toBe('123456789012')
  expect(only(prod, 'AWS::KMS::Key').Properties.EnableKeyRotation).toBe(true)
})

test('no template holds the value of a secret', () => {
  const secrets = prod.byType('AWS::SecretsManager::Secret')
  expect(secrets.map(([, { Properties }]) => Properties.Name).sort()).toEqual([
    'portal-prod/applicant-signing-key',
    'portal-prod/canary-account',
    'portal-prod/check-signing-key',
    'portal-prod/letter-signing-key',
    'portal-prod/log-signing-key',
    'portal-prod/origin-verify',
    'portal-prod/pepper',
    'portal-prod/register-signing-key',
    'portal-prod/staff-signing-key',
  ])
  for (const [, { Properties }] of secrets) expect(Properties).not.toHaveProperty('SecretString')
})

test('e-mails go through a configuration set that counts bounces and complaints', () => {
  expect(only(prod, 'AWS::SES::ConfigurationSet').Properties).toMatchObject({
    ReputationOptions: { ReputationMetricsEnabled: true },
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
  })
  const identity = only(prod, 'AWS::SES::EmailIdentity').Properties
  expect(identity.EmailIdentity).toBe('council.example')
  expect(identity.ConfigurationSetAttributes.ConfigurationSetName).toBeDefined()
  expect(identity.MailFromAttributes.MailFromDomain).toBe('bounce.council.example')
})

test('the records that tie e-mails to the domain are printed: signatures, envelope and policy', () => {
  const { Outputs } = prod.assembly.getStackByName('portal-prod-data').template
  const records = Object.entries<Properties>(Outputs)
    .filter(([name]) => name.startsWith('Mail'))
    .map(([, { Value }]) => plain(Value))
  expect(records).toEqual([
    ...Array(3).fill(expect.stringMatching(/^\{\{.+\}\} CNAME \{\{.+\}\}$/)),
    'bounce.council.example MX 10 feedback-smtp.eu-central-1.amazonses.com',
    'bounce.council.example TXT "v=spf1 include:amazonses.com ~all"',
    '_dmarc.council.example TXT "v=DMARC1; p=none; rua=mailto:operations@council.example"',
  ])
})

test('stacks of production are protected from deletion', () => {
  expect(prod.assembly.stacks.map(({ terminationProtection }) => terminationProtection)).toEqual(
    Array(7).fill(true),
  )
})

test.each(environmentNames)('the bucket of %s is found by the name that its stack gives it', (name) => {
  const settings = settingsOf(name)
  const arn = `arn:aws:dynamodb:${settings.region}:123456789012:table/${tableName(name)}`
  expect(documentBucketOf(tableName(name), arn, settings.region)).toBe(
    documentBucketName(settings).replace(Aws.ACCOUNT_ID, '123456789012'),
  )
})
