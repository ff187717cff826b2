/** All stacks of one environment, in the order in which they are deployed. */
import type { App } from 'aws-cdk-lib'
import { servesStaff } from '../bundle/plan.ts'
import type { BundledFunction } from '../bundle.ts'
import type { Settings } from '../settings.ts'
import { readSiteFacts } from '../site-pages.ts'
import { ApiStack, type Release } from './api.ts'
import { DataStack } from './data.ts'
import { OperationsStack } from './operations.ts'
import { StaffStack } from './staff.ts'
import { WebStack } from './web.ts'

export const portalStacks = (app: App, settings: Settings, release: Release) => {
  const web = new WebStack(app, settings, readSiteFacts(release.siteFolder))
  const data = new DataStack(app, settings, web)
  const isForStaff = ({ kind, endpoints }: BundledFunction) => kind === 'api' && servesStaff(endpoints)
  const forStaff = release.functions.filter(isForStaff)
  const staff = new StaffStack(app, settings, forStaff, data, web)
  const others = release.functions.filter((one) => !isForStaff(one))
  const api = new ApiStack(app, settings, { ...release, functions: others }, data, web)
  api.addStackDependency(staff, 'The pages are released once everything they call is there')
  const operations = new OperationsStack(app, settings, { web, data, staff, api })
  return { web, data, staff, api, operations }
}
