/** The routes in a template's HTTP API, and the functions that they call. */
import type { Template } from './template.ts'

interface GatewayRoute {
  /** Such as `POST /api/auth/login`. */
  key: string
  /** Name of the function, with its alias if the route calls one: `portal-prod-auth-login:live`. */
  calls: string
}

interface Body {
  paths: Record<string, Record<string, { 'x-amazon-apigateway-integration': { $ref: string } }>>
  components: { 'x-amazon-apigateway-integrations': Record<string, { uri: unknown }> }
}

const bodiesOf = ({ Resources }: Template): Body[] =>
  Object.values(Resources).flatMap(({ Type, Properties }) =>
    Type === 'AWS::ApiGatewayV2::Api' && Properties?.Body ? [Properties.Body as Body] : [],
  )

/** From an address with joins in it, as text. */
const calledBy = (uri: unknown): string =>
  JSON.stringify(uri).match(/:function:([\w-]+(?::\w+)?)\/invocations/)?.[1] ?? ''

export const gatewayRoutes = (template: Template): GatewayRoute[] =>
  bodiesOf(template).flatMap(({ paths, components }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => {
        const integration = operation['x-amazon-apigateway-integration'].$ref.split('/').at(-1) ?? ''
        const { uri } = components['x-amazon-apigateway-integrations'][integration] ?? {}
        return { key: `${method.toUpperCase()} ${path}`, calls: calledBy(uri) }
      }),
    ),
  )

export const integrationsIn = (template: Template): number =>
  bodiesOf(template).reduce(
    (sum, { components }) => sum + Object.keys(components['x-amazon-apigateway-integrations']).length,
    0,
  )

/** Names of a template's functions, and of their aliases as routes call them. */
export const callableIn = ({ Resources }: Template): string[] =>
  Object.values(Resources).flatMap(({ Type, Properties = {} }) => {
    if (Type === 'AWS::Lambda::Function') return [String(Properties.FunctionName)]
    if (Type !== 'AWS::Lambda::Alias') return []
    const served = Resources[(Properties.FunctionName as { Ref: string }).Ref]
    return [`${served?.Properties?.FunctionName}:${Properties.Name}`]
  })
