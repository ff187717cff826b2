/** All stacks of one environment, in the order in which they are deployed. */
import type { App } from 'aws-cdk-lib'
import type { Settings } from '../settings.ts'
import { ApiStack, type Release } from './api.ts'
import { DataStack } from './data.ts'
import { OperationsStack } from './operations.ts'
import { WebStack } from './web.ts'

export const portalStacks = (app: App, settings: Settings, release: Release) => {
  const web = new WebStack(app, settings)
  const data = new DataStack(app, settings, web)
  const api = new ApiStack(app, settings, release, data, web)
  const operations = new OperationsStack(app, settings, { web, data, api })
  return { web, data, api, operations }
}
