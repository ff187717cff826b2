/**
 * Endpoints that got another name while their address stayed, as `'feature.newName': 'feature.oldName'`. Their routes keep the
 * place in the template that the old name gave them: CloudFormation would otherwise create the new route before it removes the old
 * one, and API Gateway refuses a second route for one address. A line may go when the address goes.
 */
const formerNames: Readonly<Record<string, string>> = {}

/** The construct id of an endpoint's route. */
export const routeIdOf = (endpoint: string, former = formerNames): string => former[endpoint] ?? endpoint
