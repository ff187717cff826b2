import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'

/** A fixed name, so that the release needs no reference to another stack. */
export const siteBucketName = ({ name, region }: Settings): string =>
  `portal-${name}-site-${Aws.ACCOUNT_ID}-${region}`

/** The built pages: read by CloudFront only. Any build makes them again, so nothing is kept. */
export const siteBucket = (scope: Construct, settings: Settings): Bucket =>
  new Bucket(scope, 'SiteBucket', {
    bucketName: siteBucketName(settings),
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    encryption: BucketEncryption.S3_MANAGED,
    removalPolicy: RemovalPolicy.DESTROY,
  })
