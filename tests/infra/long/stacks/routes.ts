/** The templates against the contract, in both packagings. */
import { describe, expect, test } from 'vitest'
import { readConfig } from '#functions/platform/services/config.ts'
import { hashesPasswords } from '#infra/aws/permissions.ts'
import { originSecretHash } from '#infra/local/cloudfront/origin-headers.ts'
import { environmentNames, settingsOf } from '#infra/settings.ts'
import { endpoints } from '#shared/contract.ts'
import { plain, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const routeKeys = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort()
const hashing = endpoints.filter(({ name }) => hashesPasswords([name]))

describe.each(['route', 'area'] as const)('stacks packaged by %s', (packaging) => {
  const portal = synthesise({ ...settingsOf('prod'), packaging })
  const functions = portal
    .byType('AWS::Lambda::Function')
    .filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'))
  const api = functions.filter(([id]) => id.startsWith('Routes'))

  test('have exactly the endpoints of the contract as routes', () => {
    const routes = portal
      .byType('AWS::ApiGatewayV2::Route')
      .map(([, resource]) => resource.Properties.RouteKey)
    expect(routes.sort()).toEqual(routeKeys)
  })

  test('have one function for each bundle', () => {
    expect(api).toHaveLength(packaging === 'route' ? endpoints.length : 4)
    expect(functions).toHaveLength(api.length + 6) // e-mails, their events, sweep, secrets, canary, old assets
  })

  test('call the right function from each route', () => {
    const integrations = {
      ...portal.resourcesOf('api'),
      ...portal.resourcesOf('staff'),
      ...portal.resourcesOf('register'),
    }
    for (const [, { Properties }] of portal.byType('AWS::ApiGatewayV2::Route')) {
      const integration = plain(Properties.Target).replace(/^integrations\/\{\{|\}\}$/g, '')
      const called =
        plain(integrations[integration]?.Properties.IntegrationUri).slice(2).split(/[.}]/)[0] ?? ''
      const alias = integrations[called]?.Type === 'AWS::Lambda::Alias' && integrations[called]
      const target = alias ? alias.Properties.FunctionName.Ref : called
      const description: string = integrations[target]?.Properties.Description
      const { name } = endpoints.find(
        ({ endpoint }) => `${endpoint.method} ${endpoint.path}` === Properties.RouteKey,
      )!
      expect(description).toMatch(packaging === 'route' ? `Serves ${name}.` : /Serves the \w+ area/)
      expect(integrations[integration]?.Properties.PayloadFormatVersion).toBe('2.0')
    }
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
    const resources = {
      ...portal.resourcesOf('api'),
      ...portal.resourcesOf('staff'),
      ...portal.resourcesOf('register'),
    }
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

test.each(environmentNames)('no stack of %s comes near 500 resources', (name) => {
  const portal = synthesise(settingsOf(name))
  for (const part of ['web', 'data', 'staff', 'register', 'api', 'operations'] as const)
    expect(Object.keys(portal.resourcesOf(part)).length).toBeLessThan(450)
})
