/**
 * All routes of the HTTP API as one OpenAPI document, which API Gateway takes in one step: routes of their own, hundreds of them
 * made side by side, each deployed by itself, end in "concurrent modification". Functions are named and not referred to, because
 * their stacks come later.
 */
import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { BundledFunction } from '#infra/aws/bundle.ts'
import { functionName, type Settings } from '#infra/settings.ts'
import { endpoints, type NamedEndpoint } from '#shared/contract.ts'
import { calledAlias } from '../functions/stepped-release.ts'

type Bundled = Pick<BundledFunction, 'name' | 'endpoints'>

const integrationsKey = 'x-amazon-apigateway-integrations'

const integrationOf = (stack: Stack, settings: Settings, { name, endpoints }: Bundled) => {
  const alias = calledAlias(endpoints)
  const called = stack.formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: functionName(settings.name, name) + (alias ? `:${alias}` : ''),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  return {
    type: 'aws_proxy',
    httpMethod: 'POST',
    payloadFormatVersion: '2.0',
    uri: stack.formatArn({
      service: 'apigateway',
      account: 'lambda',
      resource: 'path',
      resourceName: `2015-03-31/functions/${called}/invocations`,
    }),
  }
}

/** Parameters and an answer because OpenAPI asks for them; API Gateway checks neither. */
const operationOf = ({ endpoint: { path } }: NamedEndpoint, integration: string) => ({
  parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  responses: { default: { description: 'An answer' } },
  'x-amazon-apigateway-integration': { $ref: `#/components/${integrationsKey}/${integration}` },
})

const pathsOf = (functions: Bundled[]) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const one of endpoints) {
    const serving = functions.find(({ endpoints }) => endpoints.includes(one.name))
    const { method, path } = one.endpoint
    if (serving) paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(one, serving.name) }
  }
  return paths
}

export const gatewayBody = (scope: Construct, settings: Settings, functions: Bundled[]) => ({
  openapi: '3.0.1',
  info: { title: `portal-${settings.name}`, version: '1' },
  servers: [
    {
      url: '/',
      // With the portal's own domain nobody needs the default address.
      'x-amazon-apigateway-endpoint-configuration': {
        disableExecuteApiEndpoint: settings.domain !== undefined,
      },
    },
  ],
  paths: pathsOf(functions),
  components: {
    [integrationsKey]: Object.fromEntries(
      functions.map((one) => [one.name, integrationOf(Stack.of(scope), settings, one)]),
    ),
  },
})
