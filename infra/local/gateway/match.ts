/** The part of an endpoint that the gateway needs. */
export interface GatewayRoute {
  name: string
  method: string
  path: string
}

/** The answer of the matcher: a route with its decoded parameters, or why there is none. */
type Match<Route extends GatewayRoute> =
  | { kind: 'found'; route: Route; parameters: Record<string, string> }
  | { kind: 'other-method'; allow: string[] }
  | { kind: 'malformed' }
  | { kind: 'none' }

interface Template<Route> {
  segments: string[]
  routes: Route[]
}

/**
 * Builds a pure matcher for exact routes such as `/api/applications/{id}`. A static segment wins over a parameter;
 * paths are compared as they were sent, without normalising `..`, double slashes or a trailing slash.
 */
export const routeMatcher = <Route extends GatewayRoute>(
  routes: readonly Route[],
): ((method: string, path: string) => Match<Route>) => {
  const byPath = Map.groupBy(routes, (route) => route.path)
  const templates: Template<Route>[] = [...byPath].map(([path, routes]) => ({
    segments: path.split('/'),
    routes,
  }))
  return (method, path) => {
    const sent = path.split('/')
    const [template] = templates
      .filter(({ segments }) => fits(segments, sent))
      .sort((a, b) => compareSpecificity(a.segments, b.segments))
    if (!template) return { kind: 'none' }
    const route = template.routes.find((one) => one.method === method)
    if (!route) return { kind: 'other-method', allow: template.routes.map((one) => one.method).sort() }
    const parameters = readParameters(template.segments, sent)
    return parameters ? { kind: 'found', route, parameters } : { kind: 'malformed' }
  }
}

const isParameter = (segment: string) => segment.startsWith('{')

const fits = (segments: readonly string[], sent: readonly string[]): boolean =>
  segments.length === sent.length &&
  segments.every((segment, at) => (isParameter(segment) ? sent[at] !== '' : segment === sent[at]))

/** Orders templates of one path so that the first difference puts the static segment first. */
const compareSpecificity = (a: readonly string[], b: readonly string[]): number => {
  for (let at = 0; at < a.length; at++) {
    const difference = Number(isParameter(a[at]!)) - Number(isParameter(b[at]!))
    if (difference !== 0) return difference
  }
  return 0
}

const readParameters = (
  segments: readonly string[],
  sent: readonly string[],
): Record<string, string> | undefined => {
  try {
    return Object.fromEntries(
      segments.flatMap((segment, at) =>
        isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(sent[at]!)]] : [],
      ),
    )
  } catch {
    return undefined
  }
}
