import { endpoints } from '#shared/contract/index.ts'
import type { LambdaHandler, RouteWithHandler } from './gateway/gateway.ts'

/** What the functions' own entry points are made of; loaded late, because they want their environment first. */
type CreateHandler = (endpoint: never, route: never, services: never) => unknown
type Routes = Record<string, () => Promise<{ route: unknown }>>

/** Puts the function of each endpoint behind its route, as one Lambda function each would stand there in AWS. */
export const endpointHandlers = (
  routes: Routes,
  createHandler: CreateHandler,
  services: object,
): Promise<RouteWithHandler[]> =>
  Promise.all(
    endpoints.map(async ({ name, endpoint }) => {
      const { route } = await routes[name]!()
      const handler = createHandler(endpoint as never, route as never, services as never)
      return { name, method: endpoint.method, path: endpoint.path, handler: handler as LambdaHandler }
    }),
  )
