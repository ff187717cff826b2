/** A function for each bundle of endpoints, which the HTTP API may call. */
import { Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { BundledFunction } from '#infra/aws/bundle.ts'
import { hashesPasswords, rightsOf } from '#infra/aws/permissions.ts'
import { functionName, hashingReservation, type Settings } from '#infra/settings.ts'
import { endpoints } from '#shared/contract.ts'
import { PortalFunction } from '../functions/portal-function.ts'
import { type Resources, statementsFor } from '../functions/statements.ts'
import { calledAlias, SteppedRelease } from '../functions/stepped-release.ts'

interface EndpointFunctionsProps {
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

export class EndpointFunctions extends Construct {
  /** The functions that hash a password without a sign-in, so that strangers can use up their reserved concurrency. */
  readonly signingIn: PortalFunction[] = []
  /** Those, and the functions that hash a password for people who are signed in. */
  readonly hashing: PortalFunction[] = []

  constructor(scope: Construct, id: string, props: EndpointFunctionsProps) {
    super(scope, id)
    const { settings, functions, api } = props
    const inSteps = functions.filter(({ endpoints }) => calledAlias(endpoints)).map(({ name }) => name)
    const steps = new SteppedRelease(this, 'Steps', settings, inSteps)
    for (const bundled of functions) {
      const portalFunction = this.functionFor(bundled, props)
      const called = inSteps.includes(bundled.name)
        ? steps.aliasOf(portalFunction, bundled.name)
        : portalFunction.lambda
      called.addPermission('Gateway', {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        // For the whole API: one permission for each route would outgrow an area's policy.
        sourceArn: Stack.of(this).formatArn({
          service: 'execute-api',
          resource: api.apiId,
          resourceName: '*/*/*',
        }),
      })
      if (hashesPasswords(bundled.endpoints.filter((name) => publicEndpoints.has(name))))
        this.signingIn.push(portalFunction)
      if (hashesPasswords(bundled.endpoints)) this.hashing.push(portalFunction)
    }
  }

  private functionFor(bundled: BundledFunction, props: EndpointFunctionsProps): PortalFunction {
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
