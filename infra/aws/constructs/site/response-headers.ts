/** The security headers of `infra/headers.ts` as CloudFront's policy. */
import { Duration } from 'aws-cdk-lib'
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { securityHeaders } from '#infra/headers.ts'
import type { Settings } from '#infra/settings.ts'
import type { SiteFacts } from '#infra/site-pages.ts'
import { documentOrigin } from '../data/document-bucket.ts'

/** CloudFront has a separate setting for each of these and refuses them as custom headers. */
const withOwnSetting = new Set([
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'strict-transport-security',
])

const strictTransport = (header: string) => ({
  accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(header)?.[1])),
  includeSubdomains: header.includes('includeSubDomains'),
  override: true,
})

/**
 * @param mayBeStricter lets an answer have its own Content-Security-Policy, as stored documents do; every other
 * header overrides that of the origin.
 */
export const responseHeaders = (
  scope: Construct,
  id: string,
  settings: Settings,
  { mayBeStricter, facts }: { mayBeStricter: boolean; facts: SiteFacts },
): ResponseHeadersPolicy => {
  const headers = securityHeaders({
    bucketOrigin: documentOrigin(settings),
    tls: true,
    styleHashes: facts.styleHashes,
  })
  const header = (name: string) => headers[name] ?? ''
  const plain = Object.entries(headers).filter(([name]) => !withOwnSetting.has(name))
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `portal-${settings.name}-${settings.region}-${id}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: header('content-security-policy'),
        override: !mayBeStricter,
      },
      referrerPolicy: { referrerPolicy: header('referrer-policy') as HeadersReferrerPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: header('x-frame-options') as HeadersFrameOption, override: true },
      strictTransportSecurity: strictTransport(header('strict-transport-security')),
    },
    customHeadersBehavior: {
      customHeaders: plain.map(([header, value]) => ({ header, value, override: true })),
    },
  })
}
