import { type EndpointName, endpoints } from '#shared/contract.ts'
import type { LambdaHandler, RouteWithHandler } from './gateway/invoke.ts'

/** The function that creates handlers, and the one that loads routes; loaded late, because they read the environment. */
type CreateHandler = (endpoint: never, route: never, services: never) => unknown
type RouteOf = (name: EndpointName) => Promise<{ run: unknown }>

/** Creates the handler of each endpoint, as each has its own Lambda function in AWS. */
export const endpointHandlers = (
  routeOf: RouteOf,
  createHandler: CreateHandler,
  services: object,
): Promise<RouteWithHandler[]> =>
  Promise.all(
    endpoints.map(async ({ name, endpoint }) => {
      const { run } = await routeOf(name)
      const handler = createHandler(endpoint as never, run as never, services as never)
      return { name, method: endpoint.method, path: endpoint.path, handler: handler as LambdaHandler }
    }),
  )
