/** All stacks of one environment, in the order in which they are deployed. */
import type { App } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings.ts'
import { readSiteFacts } from '#infra/site-pages.ts'
import { servesArea } from '../bundle/plan.ts'
import type { BundledFunction } from '../bundle.ts'
import { ApiStack, type Release } from './api.ts'
import { AreaStack } from './area.ts'
import { DataStack } from './data.ts'
import { EdgeStack } from './edge.ts'
import { keepExports, keptExports } from './kept-exports.ts'
import { OperationsStack } from './operations.ts'
import { VaultStack } from './vault.ts'
import { WebStack } from './web.ts'

export const portalStacks = (app: App, settings: Settings, release: Release) => {
  const edge = new EdgeStack(app, settings)
  const called = release.functions.filter(({ kind }) => kind === 'api')
  const web = new WebStack(app, settings, called, readSiteFacts(release.siteFolder), edge.webAclArn)
  const data = new DataStack(app, settings, web)
  const isOf =
    (area: 'admin' | 'register') =>
    ({ kind, endpoints }: BundledFunction) =>
      kind === 'api' && servesArea(area, endpoints)
  const [forStaff, forRegister] = [isOf('admin'), isOf('register')]
  const staff = new AreaStack(app, 'staff', settings, release.functions.filter(forStaff), data, web)
  const register = new AreaStack(app, 'register', settings, release.functions.filter(forRegister), data, web)
  const others = release.functions.filter((one) => !forStaff(one) && !forRegister(one))
  const api = new ApiStack(app, settings, { ...release, functions: others }, data, web)
  for (const stack of [staff, register])
    api.addStackDependency(stack, 'The pages are released once everything they call is there')
  keepExports(keptExports({ data, staff, register, api }))
  const operations = new OperationsStack(app, settings, { web, data, staff, api })
  const { backups } = settings
  if (backups)
    new VaultStack(app, settings, backups, data.resources).addStackDependency(
      operations,
      'What fails is told to the topic of the alarms',
    )
  return { edge, web, data, staff, register, api, operations }
}
