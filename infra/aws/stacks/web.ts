/**
 * The portal's address: pages and service under one origin. It comes first, because e-mails, the files' CORS and the
 * headers depend on that address, and without a domain of our own only CloudFront knows it. The HTTP API has its routes
 * here, all at once; the functions that they call come with the stacks *staff*, *register* and *api*, and *api* puts the
 * pages into the bucket once the service they call is there.
 */
import { type App, CfnOutput } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Settings } from '#infra/settings.ts'
import type { SiteFacts } from '#infra/site-pages.ts'
import type { BundledFunction } from '../bundle.ts'
import { originSecret } from '../constructs/api/origin-secret.ts'
import { PortalApi } from '../constructs/api/portal-api.ts'
import { logGroup } from '../constructs/functions/log-group.ts'
import { siteBucket } from '../constructs/site/site-bucket.ts'
import { SiteDistribution } from '../constructs/site/site-distribution.ts'
import { PortalStack } from './portal-stack.ts'

export class WebStack extends PortalStack {
  readonly api: HttpApi
  readonly originSecret: Secret
  readonly siteBucket: Bucket
  readonly distribution: Distribution
  /** One group for all functions that answer requests: one place to search, one filter for each metric. */
  readonly requestLogs: LogGroup
  /** Such as `https://portal.council.example`. */
  readonly siteOrigin: string

  /**
   * @param functions those that the routes call, which later stacks make
   * @param facts of the pages that the *api* stack releases
   * @param webAclArn of the firewall, if there is one
   */
  constructor(
    app: App,
    settings: Settings,
    functions: BundledFunction[],
    facts: SiteFacts,
    webAclArn: string | undefined,
  ) {
    super(app, 'web', settings)
    this.requestLogs = logGroup(this, 'requests', settings)
    this.originSecret = originSecret(this, settings)
    this.siteBucket = siteBucket(this, settings)
    const gateway = new PortalApi(this, 'Gateway', settings, functions)
    const site = new SiteDistribution(this, 'Site', {
      settings,
      bucket: this.siteBucket,
      gatewayHost: gateway.host,
      originSecret: this.originSecret,
      facts,
      webAclArn,
    })
    this.api = gateway.api
    this.distribution = site.distribution
    this.siteOrigin = site.origin
    new CfnOutput(this, 'SiteOrigin', { value: this.siteOrigin, description: 'The address of the portal.' })
  }
}
