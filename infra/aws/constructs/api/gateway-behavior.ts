/** How CloudFront forwards `/api`: everything that the service reads, without caching. */
import { Duration, SecretValue } from 'aws-cdk-lib'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { originStage } from '#infra/aws/origin-stage.ts'
import type { Settings } from '#infra/settings.ts'

interface GatewayBehaviorProps {
  settings: Settings
  host: string
  originSecret: ISecret
  headers: ResponseHeadersPolicy
}

/** The headers that functions read, besides `Authorization`; no cookie is ever read. */
const forwarded = [
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'Device-Marker',
  'User-Agent',
  'CloudFront-Viewer-Address',
]

/**
 * Forwarding "all but Host" would leave out CloudFront's own headers, and forwarding all would send a Host that API
 * Gateway refuses. So headers are named, and `Authorization`, which only a cache policy may name, is in a policy that
 * keeps an answer for a second at most: nearly every one says no-store, and one without a directive is kept for 0 seconds.
 */
const withoutCache = (scope: Construct, { name, region }: Settings) =>
  new CachePolicy(scope, 'WithoutCache', {
    cachePolicyName: `portal-${name}-${region}-api`,
    comment: 'Forwards Authorization and caches nothing.',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    // CloudFront allows naming a header only where something could be cached.
    maxTtl: Duration.seconds(1),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/**
 * Answers that everybody may read, which say themselves for how long they are kept; here a minute at most. They depend on nothing
 * but the address, so no header is a part of the key.
 */
const forAMinute = (scope: Construct, { name, region }: Settings) =>
  new CachePolicy(scope, 'ForAMinute', {
    cachePolicyName: `portal-${name}-${region}-register`,
    comment: 'Keeps public answers of the register for a minute at most.',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(60),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** The public register: as the rest of the service, but kept for a minute where an answer says so. */
export const registerBehavior = (
  scope: Construct,
  settings: Settings,
  service: BehaviorOptions,
): BehaviorOptions => ({ ...service, cachePolicy: forAMinute(scope, settings) })

export const gatewayBehavior = (
  scope: Construct,
  { settings, host, originSecret, headers }: GatewayBehaviorProps,
): BehaviorOptions => ({
  origin: new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    readTimeout: Duration.seconds(30),
    // Resolved by CloudFormation while it deploys: the template holds the secret's name.
    customHeaders: {
      'x-origin-verify': SecretValue.secretsManager(originSecret.secretArn, {
        versionStage: originStage(settings.originNumber),
      }).unsafeUnwrap(),
    },
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: withoutCache(scope, settings),
  originRequestPolicy: new OriginRequestPolicy(scope, 'Forwards', {
    originRequestPolicyName: `portal-${settings.name}-${settings.region}-api`,
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwarded),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
  }),
  responseHeadersPolicy: headers,
  compress: true,
})
