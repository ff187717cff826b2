/**
 * The firewall in front of CloudFront: it blocks many requests from one address, inputs that AWS lists as attacks,
 * and bodies too long for any endpoint.
 */
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'
import { endpoints } from '#shared/contract.ts'

/** The part of a body that a firewall can inspect; endpoints without another limit accept as much. */
const longestBodyInBytes = 64 * 1024

/** The addresses of the endpoints that take longer bodies, as one expression. */
export const longerBodies = (): string => {
  const paths = endpoints
    .filter(({ endpoint }) => (endpoint.longestBodyInBytes ?? 0) > longestBodyInBytes)
    .map(({ endpoint }) => endpoint.path.replace('/api/', '').replace(/\{\w+\}/g, '[^/]+'))
  return `^/api/(${[...new Set(paths)].sort().join('|')})/?$`
}

const asPlain = [{ priority: 0, type: 'NONE' }]

const counted = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // A sample would keep addresses and tokens of people.
  sampledRequestsEnabled: false,
})

/** Answered as the service itself answers: pages take 403 for the end of a session. */
const refuse = (responseCode: number, customResponseBodyKey: string, retryAfter?: number) => ({
  block: {
    customResponse: {
      responseCode,
      customResponseBodyKey,
      ...(retryAfter && { responseHeaders: [{ name: 'retry-after', value: String(retryAfter) }] }),
    },
  },
})
const said = (message: string) => ({ contentType: 'APPLICATION_JSON', content: JSON.stringify({ message }) })

const rateInSeconds = 5 * 60

export const webAcl = (
  scope: Construct,
  { name }: Settings,
  { requestsOfAnAddress }: NonNullable<Settings['firewall']>,
): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    name: `portal-${name}`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: counted(`portal-${name}-firewall`),
    associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
    customResponseBodies: {
      'too-many': said('There were too many requests from your network. Try again in some minutes.'),
      'too-long': said('The request is too large'),
    },
    rules: [
      {
        name: 'rate',
        priority: 0,
        statement: {
          rateBasedStatement: {
            limit: requestsOfAnAddress,
            aggregateKeyType: 'IP',
            evaluationWindowSec: rateInSeconds,
          },
        },
        action: refuse(429, 'too-many', rateInSeconds),
        visibilityConfig: counted('rate'),
      },
      {
        name: 'known-bad-inputs',
        priority: 1,
        statement: {
          managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesKnownBadInputsRuleSet' },
        },
        overrideAction: { none: {} },
        visibilityConfig: counted('known-bad-inputs'),
      },
      {
        name: 'long-bodies',
        priority: 2,
        statement: {
          andStatement: {
            statements: [
              {
                sizeConstraintStatement: {
                  comparisonOperator: 'GT',
                  size: longestBodyInBytes,
                  fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
                  textTransformations: asPlain,
                },
              },
              {
                notStatement: {
                  statement: {
                    regexMatchStatement: {
                      regexString: longerBodies(),
                      fieldToMatch: { uriPath: {} },
                      textTransformations: asPlain,
                    },
                  },
                },
              },
            ],
          },
        },
        action: refuse(413, 'too-long'),
        visibilityConfig: counted('long-bodies'),
      },
    ],
  })
