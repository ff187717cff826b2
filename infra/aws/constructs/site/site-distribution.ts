/** CloudFront: pages and service under one origin. `infra/local/cloudfront/` does the same on one machine. */
import { Duration } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { nameInAccount, type Settings } from '#infra/settings.ts'
import type { SiteFacts } from '#infra/site-pages.ts'
import { logFolder } from '#shared/certificates/statements/log-origin.ts'
import { gatewayBehavior, registerBehavior } from '../api/gateway-behavior.ts'
import { pageFunctions } from './page-functions.ts'
import { responseHeaders } from './response-headers.ts'

interface SiteDistributionProps {
  settings: Settings
  bucket: IBucket
  gatewayHost: string
  originSecret: ISecret
  /** The build's list of pages. */
  facts: SiteFacts
  /** The ARN of the firewall, if there is one. */
  webAclArn: string | undefined
}

/** CloudFront caches errors for 10 seconds by default, also for other callers. */
const errors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

export class SiteDistribution extends Construct {
  readonly distribution: Distribution
  /** Such as `https://portal.council.example`. */
  readonly origin: string

  constructor(
    scope: Construct,
    id: string,
    { settings, bucket, gatewayHost, originSecret, facts, webAclArn }: SiteDistributionProps,
  ) {
    super(scope, id)
    const { domain } = settings
    const api = gatewayBehavior(this, {
      settings,
      originSecret,
      host: gatewayHost,
      headers: responseHeaders(this, 'api', settings, { mayBeStricter: true, facts }),
    })
    const register = registerBehavior(this, settings, api)
    const pages = this.pages(settings, bucket, facts)
    const { functionAssociations: _ofPages, ...files } = pages
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `The portal, ${settings.name}`,
      defaultBehavior: pages,
      // The first that fits counts.
      additionalBehaviors: {
        '/api/register': register,
        '/api/register/*': register,
        '/api': api,
        '/api/*': api,
        [`${logFolder}/*`]: files,
      },
      defaultRootObject: 'index.html',
      webAclId: webAclArn,
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

  private pages(settings: Settings, bucket: IBucket, facts: SiteFacts): BehaviorOptions {
    return {
      // Listing lets S3 answer 404 instead of 403 for a missing file; the rewrite of `/` keeps the list itself out of reach.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        originAccessControl: new S3OriginAccessControl(this, 'Access', {
          originAccessControlName: nameInAccount(settings),
        }),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: responseHeaders(this, 'pages', settings, { mayBeStricter: false, facts }),
      functionAssociations: pageFunctions(this, facts),
    }
  }
}
