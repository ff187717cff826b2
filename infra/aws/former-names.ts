/**
 * Endpoints that got another name while their address stayed, as `'feature.newName': 'feature.oldName'`. Their functions keep the old
 * name: routes are deployed before functions, and a route that calls a new name would find nobody there for some minutes. A line may
 * go when the address goes.
 */
const formerNames: Readonly<Record<string, string>> = {}

/** The name by which an endpoint's function is called. */
export const nameOfFunction = (endpoint: string, former = formerNames): string => former[endpoint] ?? endpoint
