/** A route for each endpoint and a function for each bundle. */
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { BundledFunction } from '#infra/aws/bundle.ts'
import { routeIdOf } from '#infra/aws/former-names.ts'
import { hashesPasswords, rightsOf } from '#infra/aws/permissions.ts'
import { functionName, hashingReservation, type Settings } from '#infra/settings.ts'
import { endpoints } from '#shared/contract.ts'
import { PortalFunction } from '../functions/portal-function.ts'
import { type Resources, statementsFor } from '../functions/statements.ts'
import { goesInSteps, SteppedRelease } from '../functions/stepped-release.ts'

interface EndpointRoutesProps {
  settings: Settings
  api: HttpApi
  functions: BundledFunction[]
  resources: Resources
  environment: Record<string, string>
  logs: LogGroup
}

const publicEndpoints = new Set<string>(
  endpoints.filter(({ endpoint }) => endpoint.access === 'public').map(({ name }) => name),
)

/** A second less than API Gateway waits. */
const timeoutInSeconds = 29

export class EndpointRoutes extends Construct {
  /** The functions that hash a password without a sign-in, so that strangers can use up their reserved concurrency. */
  readonly signingIn: PortalFunction[] = []
  /** Those, and the functions that hash a password for people who are signed in. */
  readonly hashing: PortalFunction[] = []

  constructor(scope: Construct, id: string, props: EndpointRoutesProps) {
    super(scope, id)
    const inSteps = props.settings.release.inSteps
      ? props.functions.filter(({ endpoints }) => goesInSteps(endpoints)).map(({ name }) => name)
      : []
    const steps = inSteps.length > 0 && new SteppedRelease(this, 'Steps', props.settings, inSteps)
    for (const bundled of props.functions) {
      const portalFunction = this.functionFor(bundled, props)
      const called =
        steps && inSteps.includes(bundled.name)
          ? steps.aliasOf(portalFunction, bundled.name)
          : portalFunction.lambda
      if (hashesPasswords(bundled.endpoints.filter((name) => publicEndpoints.has(name))))
        this.signingIn.push(portalFunction)
      if (hashesPasswords(bundled.endpoints)) this.hashing.push(portalFunction)
      const integration = new HttpLambdaIntegration(bundled.name, called, {
        // One permission for the whole API: one for each route would outgrow an area's policy.
        scopePermissionToRoute: false,
      })
      for (const { name, endpoint } of endpoints.filter(({ name }) => bundled.endpoints.includes(name)))
        new HttpRoute(this, routeIdOf(name), {
          httpApi: props.api,
          routeKey: HttpRouteKey.with(endpoint.path, HttpMethod[endpoint.method]),
          integration,
        })
    }
  }

  private functionFor(bundled: BundledFunction, props: EndpointRoutesProps): PortalFunction {
    const { settings, resources, environment, logs } = props
    const hashes = hashesPasswords(bundled.endpoints)
    return new PortalFunction(this, bundled.name, {
      name: functionName(settings.name, bundled.name),
      description: `Serves ${bundled.endpoints.length === 1 ? bundled.endpoints[0] : `the ${bundled.name} area`}.`,
      code: bundled.folder,
      memoryInMb: hashes ? 1024 : 512,
      timeoutInSeconds,
      environment,
      statements: statementsFor(rightsOf(bundled.endpoints), resources),
      logs,
      reservedConcurrency: hashes ? hashingReservation(settings) : undefined,
    })
  }
}
