import { endpoints } from '#shared/contract/index.ts'
import type { HandledRoute, LambdaHandler } from './gateway/gateway.ts'

/** What the functions' own entry points are made of; loaded late, because they want their environment first. */
type Lambda = (endpoint: never, route: never, services: never) => unknown

/** Puts the function of each endpoint behind its route, as one Lambda function each would stand there in AWS. */
export function handledRoutes(routes: object, lambda: Lambda, services: object): HandledRoute[] {
  const byFeature = routes as Record<string, Record<string, unknown>>
  return endpoints.map(({ name, feature, operation, endpoint }) => ({
    name,
    method: endpoint.method,
    path: endpoint.path,
    handler: lambda(
      endpoint as never,
      byFeature[feature]![operation] as never,
      services as never,
    ) as LambdaHandler,
  }))
}
