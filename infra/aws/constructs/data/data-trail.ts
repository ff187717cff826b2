/** Records who changed what in the account; with `dataTrail` also each read and write of an item or a file. */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { type DataResourceType, ReadWriteType, Trail } from 'aws-cdk-lib/aws-cloudtrail'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { nameInAccount, type Settings, tableName } from '#infra/settings.ts'
import { documentBucketArn } from './document-bucket.ts'

/** CDK has no name for it. */
const itemsOfTables = 'AWS::DynamoDB::Table' as DataResourceType
const filesOfBuckets = 'AWS::S3::Object' as DataResourceType

const keptFor = Duration.days(400)

export class DataTrail extends Construct {
  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      // The records stay even if somebody deletes the stack. They expire.
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        { id: 'old-records', expiration: keptFor, noncurrentVersionExpiration: Duration.days(1) },
      ],
    })
    const trail = new Trail(this, 'Trail', {
      trailName: nameInAccount(settings),
      bucket,
      // Each call of a function would be a reading: of those the free history of 90 days is enough.
      managementEvents: ReadWriteType.WRITE_ONLY,
      // Rights and sign-ins of the account are noted in us-east-1 alone.
      isMultiRegionTrail: true,
      enableFileValidation: true,
    })
    if (!settings.dataTrail) return
    const table = Stack.of(this).formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: tableName(settings.name),
    })
    const everything = { readWriteType: ReadWriteType.ALL, includeManagementEvents: false }
    trail.addEventSelector(itemsOfTables, [table], everything)
    trail.addEventSelector(filesOfBuckets, [`${documentBucketArn(settings)}/`], everything)
  }
}
