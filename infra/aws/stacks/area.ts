/**
 * The functions of the staff area, or of the register, with their routes: separate stacks, because a stack may have
 * at most 500 resources.
 */
import type { App } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings.ts'
import type { BundledFunction } from '../bundle.ts'
import { EndpointFunctions } from '../constructs/api/endpoint-functions.ts'
import { acceptedOrigins } from '../constructs/api/origin-secret.ts'
import type { DataStack } from './data.ts'
import { PortalStack } from './portal-stack.ts'
import type { WebStack } from './web.ts'

export class AreaStack extends PortalStack {
  readonly endpoints: EndpointFunctions

  constructor(
    app: App,
    part: 'staff' | 'register',
    settings: Settings,
    functions: BundledFunction[],
    data: DataStack,
    web: WebStack,
  ) {
    super(app, part, settings)
    this.endpoints = new EndpointFunctions(this, 'Routes', {
      settings,
      api: web.api,
      functions,
      resources: data.resources,
      environment: { ...data.functionEnvironment, ORIGIN_SECRET_SHA256: acceptedOrigins(this, settings) },
      logs: web.requestLogs,
    })
  }
}
