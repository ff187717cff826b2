import { endpoints } from '#shared/contract.ts'
import type { LambdaHandler, RouteWithHandler } from './gateway/invoke.ts'

/** The function that creates handlers, and the routes; loaded late, because they read the environment. */
type CreateHandler = (endpoint: never, route: never, services: never) => unknown
type Routes = Record<string, () => Promise<{ route: unknown }>>

/** Creates the handler of each endpoint, as each has its own Lambda function in AWS. */
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
