/** The bucket of people's documents and photos. */
import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { bucketArn, regionalHost } from '#infra/aws/partition.ts'
import type { Settings } from '#infra/settings.ts'

/**
 * Known before the bucket exists: the pages' security policy names it, and the bucket's CORS names the pages, so
 * neither stack could come first otherwise.
 */
export const documentBucketName = ({ name, region }: Settings): string =>
  `portal-${name}-documents-${Aws.ACCOUNT_ID}-${region}`

export const documentBucketArn = (settings: Settings): string =>
  bucketArn(settings.region, documentBucketName(settings))

/** The origin of signed URLs and upload forms. */
export const documentOrigin = (settings: Settings): string =>
  `https://${regionalHost(`${documentBucketName(settings)}.s3`, settings.region)}`

export class DocumentBucket extends Construct {
  readonly bucket: Bucket

  constructor(
    scope: Construct,
    id: string,
    { settings, key, siteOrigin }: { settings: Settings; key: IKey | undefined; siteOrigin: string },
  ) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName: documentBucketName(settings),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      encryption: key ? BucketEncryption.KMS : BucketEncryption.S3_MANAGED,
      encryptionKey: key,
      bucketKeyEnabled: key ? true : undefined,
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      cors: [
        {
          allowedOrigins: [siteOrigin],
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: Duration.hours(1).toSeconds(),
        },
      ],
      lifecycleRules: [
        {
          id: 'unconfirmed-uploads',
          prefix: 'incoming/',
          // The daily sweep finds unused documents by them, so they are kept long enough for a sweep that fails for some days.
          expiration: Duration.days(14),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'old-versions',
          noncurrentVersionExpiration: Duration.days(settings.oldVersionsKeptInDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          expiredObjectDeleteMarker: true,
        },
      ],
    })
  }
}
