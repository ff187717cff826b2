/** What CloudFront and the gateway do, compared with their stand-ins. */
import { describe, expect, test, vi } from 'vitest'
import { createAwsCalls } from '#functions/platform/gateways/aws-calls.ts'
import { createFiles } from '#functions/platform/gateways/files.ts'
import { pageRequestCode, pageResponseCode } from '#infra/aws/constructs/site/page-functions.ts'
import { securityHeaders } from '#infra/headers.ts'
import { settingsOf } from '#infra/settings.ts'
import { type Properties, plain, siteFacts, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const prod = synthesise(settingsOf('prod'))
const withDomain = synthesise({
  ...settingsOf('prod'),
  originNumber: 2,
  domain: {
    name: 'portal.council.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
    gateway: {
      name: 'gateway.council.example',
      certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/two',
    },
  },
})
const distributionOf = (portal: typeof prod) =>
  portal.byType('AWS::CloudFront::Distribution')[0]![1].Properties.DistributionConfig
const config = distributionOf(prod)
const behaviors: Record<string, Properties> = Object.fromEntries(
  config.CacheBehaviors.map((behavior: Properties) => [behavior.PathPattern, behavior]),
)
const refOf = (value: Properties): Properties => prod.resourcesOf('web')[value.Ref]!.Properties

/** The headers that CloudFront will send, lower case, as `securityHeaders` writes them. */
const headersOf = (behavior: Properties) => {
  const policy = refOf(behavior.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig
  const { ContentSecurityPolicy, ReferrerPolicy, FrameOptions, StrictTransportSecurity } =
    policy.SecurityHeadersConfig
  const { AccessControlMaxAgeSec, IncludeSubdomains } = StrictTransportSecurity
  return {
    'content-security-policy': plain(ContentSecurityPolicy.ContentSecurityPolicy),
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'x-frame-options': FrameOptions.FrameOption,
    'x-content-type-options': 'nosniff',
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ...Object.fromEntries(
      policy.CustomHeadersConfig.Items.map((header: Properties) => [header.Header, plain(header.Value)]),
    ),
  }
}

const overriddenBy = (behavior: Properties): Record<string, boolean> => {
  const policy = refOf(behavior.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig
  return Object.fromEntries([
    ...Object.entries<Properties>(policy.SecurityHeadersConfig).map(([name, header]) => [
      name,
      header.Override,
    ]),
    ...policy.CustomHeadersConfig.Items.map((header: Properties) => [header.Header, header.Override]),
  ])
}

describe('headers of CloudFront', () => {
  const bucketOrigin = 'https://portal-prod-documents-123456789012-eu-central-1.s3.eu-central-1.amazonaws.com'

  test.each([
    ['pages', config.DefaultCacheBehavior],
    ['/api/*', behaviors['/api/*']],
  ])('for %s are those of the stand-in, with TLS', (_name, behavior) => {
    expect(headersOf(behavior)).toEqual(
      securityHeaders({ bucketOrigin, tls: true, styleHashes: siteFacts.styleHashes }),
    )
  })

  test('name the bucket of the documents in the content policy', () => {
    const [, bucket] = prod.byType('AWS::S3::Bucket', 'data')[0]!
    expect(bucketOrigin).toContain(`//${plain(bucket.Properties.BucketName)}.s3.`)
  })

  test('name the origin of signed addresses and upload forms', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined) // as on AWS: no stand-in's address
    vi.stubEnv('AWS_REGION', 'eu-central-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'signs nothing real')
    const files = createFiles('portal-prod-documents-123456789012-eu-central-1', createAwsCalls())
    const conditions = {
      key: 'incoming/one',
      type: 'image/png',
      size: 1,
      sha256: '',
      expiresInSeconds: 60,
    } as const
    const { url } = await files.postForm(conditions)
    const address = await files.address('documents/one')
    vi.unstubAllEnvs()
    expect([url, address].map((address) => new URL(address).origin)).toEqual([bucketOrigin, bucketOrigin])
  })

  test('let only an answer of the service set its own content security policy', () => {
    expect(new Set(Object.values(overriddenBy(config.DefaultCacheBehavior)))).toEqual(new Set([true]))
    const { ContentSecurityPolicy, ...others } = overriddenBy(behaviors['/api/*'])
    expect(ContentSecurityPolicy).toBe(false)
    expect(new Set(Object.values(others))).toEqual(new Set([true]))
  })
})

describe('the path /api', () => {
  const api = behaviors['/api/*']

  test('is passed to the gateway with and without a trailing slash, by the same rules', () => {
    expect(Object.keys(behaviors)).toEqual(['/api/register', '/api/register/*', '/api', '/api/*', '/log/*'])
    expect({ ...behaviors['/api'], PathPattern: '/api/*' }).toEqual(api)
  })

  test('keeps public answers of the register for a minute at most, by their address alone', () => {
    const { CachePolicyId, ...register } = behaviors['/api/register/*']
    const { CachePolicyId: _other, ...service } = api
    expect({ ...register, PathPattern: '/api/*' }).toEqual(service)
    expect({ ...behaviors['/api/register'], PathPattern: '/api/register/*' }).toEqual(
      behaviors['/api/register/*'],
    )
    expect(refOf(CachePolicyId).CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    })
  })

  test('receives the headers that the service reads, and no Host', () => {
    const forwards = refOf(api.OriginRequestPolicyId).OriginRequestPolicyConfig
    expect(forwards.HeadersConfig).toEqual({
      HeaderBehavior: 'whitelist',
      Headers: [
        'Content-Type',
        'Idempotency-Key',
        'If-Match',
        'Device-Marker',
        'User-Agent',
        'CloudFront-Viewer-Address',
      ],
    })
    expect(forwards.QueryStringsConfig.QueryStringBehavior).toBe('all')
    expect(forwards.CookiesConfig.CookieBehavior).toBe('none')
    expect(api.AllowedMethods).toEqual(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'])
  })

  test('is never cached, errors included', () => {
    const cache = refOf(api.CachePolicyId).CachePolicyConfig
    expect([cache.MinTTL, cache.DefaultTTL, cache.MaxTTL]).toEqual([0, 0, 1])
    expect(cache.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers).toEqual(['Authorization'])
    for (const error of config.CustomErrorResponses) expect(error.ErrorCachingMinTTL).toBe(0)
  })

  test('keeps errors of the service and replaces no answer by a page', () => {
    for (const error of config.CustomErrorResponses) {
      expect(error).not.toHaveProperty('ResponsePagePath')
      expect(error).not.toHaveProperty('ResponseCode')
    }
    expect(api.FunctionAssociations).toBeUndefined()
  })

  test('sends the origin secret, which is resolved while deploying', () => {
    const gateway = config.Origins.find((origin: Properties) => origin.CustomOriginConfig)
    expect(gateway.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    })
    expect(gateway.OriginCustomHeaders).toHaveLength(1)
    expect(gateway.OriginCustomHeaders[0].HeaderName).toBe('x-origin-verify')
    expect(plain(gateway.OriginCustomHeaders[0].HeaderValue)).toMatch(
      /^\{\{resolve:secretsmanager:.*:SecretString:::\}\}$/,
    )
  })

  test('sends a later origin secret by the label of its version, and each stack of functions asks what it accepts', () => {
    const gateway = distributionOf(withDomain).Origins.find((origin: Properties) => origin.CustomOriginConfig)
    expect(plain(gateway.OriginCustomHeaders[0].HeaderValue)).toMatch(/:SecretString::origin-2:\}\}$/)
    for (const part of ['staff', 'register', 'api'] as const) {
      const [[id, { Properties: asked }] = ['', { Properties: {} }]] = withDomain.byType(
        'Custom::AcceptedOrigins',
        part,
      )
      expect(asked).toMatchObject({ originVerify: 'portal-prod/origin-verify', originNumber: 2 })
      const accepts = withDomain
        .byType('AWS::Lambda::Function', part)
        .map(([, { Properties }]) => Properties.Environment?.Variables?.ORIGIN_SECRET_SHA256)
        .filter(Boolean)
      expect(new Set(accepts.map(plain))).toEqual(new Set([`{{${id}.OriginSecretSha256}}`]))
    }
  })
})

describe('pages of the site', () => {
  const pages = config.DefaultCacheBehavior
  // The function as CloudFront runs it: a script that defines `handler`.
  const running = (code: string) => new Function(`${code}; return handler`)()
  const ask = running(pageRequestCode(siteFacts))
  const uriOf = (uri: string) => ask({ request: { uri } }).uri
  const answer = running(pageResponseCode(siteFacts))
  const statusOf = (uri: string, statusCode = 200) =>
    answer({ request: { uri }, response: { statusCode } }).statusCode

  test.each(['/', '/auth/reset-password', '/auth/reset-password/abc', '/Admin/Cases/1/'])(
    '%s serves the page of every screen',
    (uri) => {
      expect([uriOf(uri), statusOf(uri), statusOf('/app.html')]).toEqual(['/app.html', 200, 200])
    },
  )

  test.each(['/auth/login', '/auth/login/'])('%s serves the HTML that the build made of it', (uri) => {
    expect([uriOf(uri), statusOf(uri)]).toEqual(['/auth/login/index.html', 200])
  })

  test.each(['/user/dashboard', '/api', '/admin/cases/1/2'])('%s is unknown: 404 with its page', (uri) => {
    // The request that the response names may be the one before or after the page was found.
    expect([uriOf(uri), statusOf(uri), statusOf('/404.html')]).toEqual(['/404.html', 404, 404])
    expect(statusOf(uri, 304)).toBe(304)
  })

  test('the functions stay within the 10 KB that CloudFront allows', () => {
    const functions = prod
      .byType('AWS::CloudFront::Function')
      .map(([, { Properties }]) => Properties.FunctionCode)
    expect(functions.sort()).toEqual([pageRequestCode(siteFacts), pageResponseCode(siteFacts)].sort())
    const manyScreens = {
      ...siteFacts,
      screens: Array.from({ length: 150 }, (_, at) => `/admin/a-long-address/${at}`),
    }
    expect(pageResponseCode(manyScreens).length).toBeLessThan(10_000)
  })

  test.each(['/assets/main-1a2b.js', '/assets/missing', '/favicon.ico', '/index.html'])(
    '%s serves a file',
    (uri) => {
      expect(uriOf(uri)).toBe(uri)
    },
  )

  test('are compressed, over HTTP/3, and read from a bucket that only CloudFront reads', () => {
    expect(pages).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' })
    expect(config.HttpVersion).toBe('http2and3')
    const site = config.Origins.find((origin: Properties) => origin.S3OriginConfig)
    expect(site.OriginAccessControlId).toBeDefined()
  })

  test('are cached for a year under hashed names and not at all otherwise', () => {
    const releases = prod.byType('Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties)
    const cachesOf = (release: Properties) => release.SystemMetadata['cache-control']
    expect(
      releases.map((release) => [release.Include ?? [], release.Exclude, cachesOf(release), release.Prune]),
    ).toEqual([
      [['assets/*'], ['*'], 'public, max-age=31536000, immutable', false],
      [[], ['assets/*', 'site.json'], 'no-cache', false],
    ])
  })
})

describe('with a domain of our own', () => {
  const ours = distributionOf(withDomain)

  test('CloudFront uses the name, its certificate and TLS 1.2 or newer', () => {
    expect(ours.Aliases).toEqual(['portal.council.example'])
    expect(ours.ViewerCertificate).toMatchObject({
      AcmCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    })
  })

  test('the gateway answers under its own name only', () => {
    const [, api] = withDomain.byType('AWS::ApiGatewayV2::Api')[0]!
    expect(api.Properties.DisableExecuteApiEndpoint).toBe(true)
    const gateway = ours.Origins.find((origin: Properties) => origin.CustomOriginConfig)
    expect(gateway.DomainName).toBe('gateway.council.example')
    expect(prod.byType('AWS::ApiGatewayV2::Api')[0]![1].Properties.DisableExecuteApiEndpoint).toBe(false)
  })

  test('e-mails and the CORS rules of the bucket use it', () => {
    const [, bucket] = withDomain.byType('AWS::S3::Bucket', 'data')[0]!
    const [, worker] = withDomain
      .byType('AWS::Lambda::Function', 'api')
      .find(([id]) => id.startsWith('Emails'))!
    expect(bucket.Properties.CorsConfiguration.CorsRules[0].AllowedOrigins).toEqual([
      'https://portal.council.example',
    ])
    expect(worker.Properties.Environment.Variables.BASE_URL).toBe('https://portal.council.example')
  })

  test('an alarm tells of a certificate that is not renewed, in the region of each', () => {
    const watched = (['edge', 'operations'] as const).map((stack) =>
      withDomain
        .byType('AWS::CloudWatch::Alarm', stack)
        .flatMap(([, { Properties }]) => (Properties.MetricName === 'DaysToExpiry' ? [Properties] : []))
        .map(({ Dimensions, Threshold }) => [Dimensions[0].Value, Threshold]),
    )
    expect(watched).toEqual([
      [['arn:aws:acm:us-east-1:123456789012:certificate/one', 30]],
      [['arn:aws:acm:eu-central-1:123456789012:certificate/two', 30]],
    ])
  })
})

test('the gateway limits requests and logs no address, path, parameter or query', () => {
  const [, stage] = prod.byType('AWS::ApiGatewayV2::Stage')[0]!
  expect(stage.Properties.DefaultRouteSettings).toMatchObject({
    ThrottlingRateLimit: 300,
    ThrottlingBurstLimit: 600,
  })
  const fields = [...stage.Properties.AccessLogSettings.Format.matchAll(/\$context\.([\w.]+)/g)].map(
    ([, name]) => name,
  )
  expect(fields.sort()).toEqual([
    'integrationErrorMessage',
    'integrationLatency',
    'requestId',
    'requestTimeEpoch',
    'responseLatency',
    'responseLength',
    'routeKey',
    'status',
  ])
})

test('a release puts security.txt, robots.txt and the monitor of the public log beside the pages', () => {
  const releases = prod.byType('Custom::CDKBucketDeployment', 'api')
  expect(releases.map(([, { Properties }]) => Properties.SourceBucketNames.length)).toEqual([1, 4])
})
