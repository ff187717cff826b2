/** The templates against the contract, in both packagings. */
import { describe, expect, test } from 'vitest'
import { readConfig } from '#functions/platform/services/config.ts'
import { hashesPasswords } from '#infra/aws/permissions.ts'
import { callableIn, gatewayRoutes } from '#infra/aws/stacks/gateway-routes.ts'
import { originSecretHash } from '#infra/local/cloudfront/origin-headers.ts'
import { environmentNames, settingsOf } from '#infra/settings.ts'
import { endpoints } from '#shared/contract.ts'
import { type Properties, plain, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const routeKeys = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort()
const parts = ['api', 'staff', 'register'] as const
const hashing = endpoints.filter(({ name }) => hashesPasswords([name]))

describe.each(['route', 'area'] as const)('stacks packaged by %s', (packaging) => {
  const portal = synthesise({ ...settingsOf('prod'), packaging })
  const functions = portal
    .byType('AWS::Lambda::Function')
    .filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'))
  const api = functions.filter(([id]) => id.startsWith('Routes'))
  const routes = portal.release.flatMap(({ template }) => gatewayRoutes(template))

  /** As routes name a function or its alias. */
  const nameOf = (id: string): string => {
    const { Type, Properties } = Object.assign({}, ...parts.map(portal.resourcesOf))[id]
    return Type === 'AWS::Lambda::Alias'
      ? `${nameOf(Properties.FunctionName.Ref)}:${Properties.Name}`
      : Properties.FunctionName
  }

  test('have exactly the endpoints of the contract as routes', () => {
    expect(routes.map(({ key }) => key).sort()).toEqual(routeKeys)
    expect(portal.byType('AWS::ApiGatewayV2::Route')).toEqual([])
  })

  test('have one function for each bundle', () => {
    expect(api).toHaveLength(packaging === 'route' ? endpoints.length : 4)
    expect(functions).toHaveLength(api.length + 6) // e-mails, their events, sweep, secrets, canary, old assets
  })

  test('call the right function from each route', () => {
    const callable = new Set(portal.release.flatMap(({ template }) => callableIn(template)))
    for (const { key, calls } of routes) {
      const [, its] = api.find(([, { Properties }]) => Properties.FunctionName === calls.split(':')[0])!
      const { name } = endpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === key)!
      expect(its.Properties.Description).toMatch(
        packaging === 'route' ? `Serves ${name}.` : /Serves the \w+ area/,
      )
      expect(callable).toContain(calls)
    }
  })

  test('tell API Gateway all of it as one document, in a form that Lambda answers', () => {
    const [, { Properties }] = portal.byType('AWS::ApiGatewayV2::Api')[0]!
    const { openapi, paths, components } = Properties.Body
    // API Gateway knows no 3.1; and one path is written one way, whatever its parameters are called.
    expect(openapi).toBe('3.0.1')
    const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
    for (const integration of Object.values<Properties>(components['x-amazon-apigateway-integrations'])) {
      const { uri, ...rest } = integration
      expect(rest).toEqual({ type: 'aws_proxy', httpMethod: 'POST', payloadFormatVersion: '2.0' })
      expect(plain(uri)).toMatch(
        /^arn:aws:apigateway:eu-central-1:lambda:path\/2015-03-31\/functions\/arn:aws:lambda:eu-central-1:\d{12}:function:portal-prod-[\w:-]+\/invocations$/,
      )
    }
  })

  test('let the API of this portal call each function that a route calls, and nobody else', () => {
    const permissions = portal
      .byType('AWS::Lambda::Permission')
      .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com')
    const called = permissions.map(([id, { Properties }]) => {
      expect(id).toMatch(/^Routes/)
      expect(Properties.Action).toBe('lambda:InvokeFunction')
      expect(plain(Properties.SourceArn)).toMatch(
        /^arn:aws:execute-api:eu-central-1:\d{12}:\{\{portal-prod-web:\w*GatewayApi\w+\}\}\/\*\/\*\/\*$/,
      )
      return nameOf(plain(Properties.FunctionName).replaceAll(/^\{\{|(\.Arn)?\}\}$/g, ''))
    })
    expect(called.sort()).toEqual([...new Set(routes.map(({ calls }) => calls))].sort())
  })

  test('run every function on Node 24 and arm64, traced, with JSON logs that expire', () => {
    for (const [id, { Properties }] of functions) {
      expect([id, Properties]).toEqual([
        id,
        expect.objectContaining({
          Runtime: 'nodejs24.x',
          Architectures: ['arm64'],
          Handler: 'index.handler',
          TracingConfig: { Mode: 'Active' },
          LoggingConfig: { LogFormat: 'JSON', LogGroup: expect.anything() },
        }),
      ])
    }
    for (const [, { Properties }] of portal.byType('AWS::Logs::LogGroup'))
      expect(Properties.RetentionInDays).toBe(90)
  })

  test('give functions that hash more memory and a limit, and the others 512 MB', () => {
    const bound = api.filter(([, resource]) => resource.Properties.ReservedConcurrentExecutions !== undefined)
    expect(bound).toHaveLength(packaging === 'route' ? hashing.length : 3)
    for (const [, { Properties }] of api)
      expect(Properties.MemorySize).toBe(Properties.ReservedConcurrentExecutions ? 1024 : 512)
  })

  test('set the variables that a function’s configuration reads, and no value of a secret', () => {
    const resources = Object.assign({}, ...parts.map(portal.resourcesOf))
    for (const [id, { Properties }] of functions.filter(
      ([id]) => id in resources && !id.startsWith('SiteKept'),
    )) {
      const variables = Object.entries<unknown>(Properties.Environment.Variables)
      const env = Object.fromEntries(variables.map(([name, value]) => [name, plain(value)]))
      // Its value is known only after deployment, and what it must look like is a part of the configuration.
      expect(env.ORIGIN_SECRET_SHA256).toMatch(/^\{\{AcceptedOrigins\w*\.OriginSecretSha256\}\}$/)
      env.ORIGIN_SECRET_SHA256 = [originSecretHash('one'), originSecretHash('two')].join(',')
      expect(readConfig(env)).toEqual(env)
      expect([id, JSON.stringify(Properties.Environment)]).not.toEqual([
        id,
        expect.stringContaining('resolve:'),
      ])
    }
  })
})

test.each(environmentNames)('no stack of %s has more than 300 resources, where 500 are allowed', (name) => {
  const portal = synthesise(settingsOf(name))
  for (const part of ['web', 'data', 'staff', 'register', 'api', 'operations'] as const)
    expect(Object.keys(portal.resourcesOf(part)).length).toBeLessThanOrEqual(300)
})
