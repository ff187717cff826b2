/** CloudFront: pages and service under one origin. `infra/local/front.ts` stands for it on a single machine. */
import { Duration } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'
import { answerHeaders } from './answer-headers.ts'
import { frontPage } from './front-page.ts'
import { gatewayBehavior } from './gateway-behavior.ts'

interface FrontDoorProps {
  settings: Settings
  bucket: IBucket
  gatewayHost: string
  originSecret: ISecret
}

/** CloudFront keeps errors for 10 seconds and shows them to others unless told otherwise. */
const errors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

export class SiteDistribution extends Construct {
  readonly distribution: Distribution
  /** Such as `https://portal.council.example`. */
  readonly origin: string

  constructor(scope: Construct, id: string, { settings, bucket, gatewayHost, originSecret }: FrontDoorProps) {
    super(scope, id)
    const { domain } = settings
    const api = gatewayBehavior(this, {
      settings,
      originSecret,
      host: gatewayHost,
      headers: answerHeaders(this, 'api', settings, { mayBeStricter: true }),
    })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `The portal, ${settings.name}`,
      defaultBehavior: this.pages(settings, bucket),
      additionalBehaviors: { '/api': api, '/api/*': api },
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      errorResponses: errors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(domain && {
        domainNames: [domain.name],
        // CloudFront's own name comes with its own choice of protocols.
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
    })
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`
  }

  private pages(settings: Settings, bucket: IBucket): BehaviorOptions {
    return {
      // Listing lets S3 say "not there" instead of "forbidden"; the front page's function keeps `/` from being listed.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: answerHeaders(this, 'pages', settings, { mayBeStricter: false }),
      functionAssociations: [{ function: frontPage(this), eventType: FunctionEventType.VIEWER_REQUEST }],
    }
  }
}
