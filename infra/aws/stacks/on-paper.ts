/** All stacks of an environment without bundled code: templates look the same with any. For counts, and for tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings.ts'
import { factsFile, type SiteFacts } from '#infra/site-pages.ts'
import { type Packaging, planFunctions } from '../bundle/plan.ts'
import type { BundledFunction } from '../bundle.ts'
import { portalStacks } from './portal.ts'

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../cdk.json'), 'utf8'))

const stubs = (packaging: Packaging, folder: string): BundledFunction[] =>
  planFunctions(packaging).map(({ name, kind, endpoints }) => ({
    name,
    kind,
    endpoints: endpoints.map((endpoint) => endpoint.name),
    folder,
    handler: 'index.handler',
  }))

/** What CDK makes besides templates is left out, and so is what it would bundle: templates look the same with any code. */
const onlyTemplates = {
  'aws:cdk:bundling-stacks': [],
  'aws:cdk:disable-asset-staging': true,
  'aws:cdk:disable-stack-trace': true,
  'aws:cdk:disable-logicalId-metadata': true,
  // What the cdk command always sets, so that a template has the bytes of the one that is deployed.
  'aws:cdk:enable-path-metadata': true,
  'aws:cdk:enable-asset-metadata': true,
  '@aws-cdk/core:enableAdditionalMetadataCollection': false,
}

/** @param facts what a build would say about the pages. @param look gets the tree of all stacks; its files are gone afterwards. @param without endpoints whose functions are left out @param isValidated whether CDK holds templates against its own rules, which takes most of the time @param given what `-c` would say */
export const stacksOnPaper = <R>(
  settings: Settings,
  facts: SiteFacts,
  look: (app: App) => R,
  {
    without = [],
    isValidated = false,
    given = {},
  }: { without?: string[]; isValidated?: boolean; given?: Record<string, string> } = {},
): R => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-synth-'))
  const stub = join(folder, 'stub')
  mkdirSync(stub)
  writeFileSync(join(stub, 'index.mjs'), 'export const handler = () => {}')
  writeFileSync(join(stub, factsFile), JSON.stringify(facts))
  const app = new App({
    outdir: join(folder, 'cdk.out'),
    treeMetadata: false,
    builtinCloudFormationValidation: isValidated,
    context: { ...context, ...onlyTemplates, ...given },
  })
  const functions = stubs(settings.packaging, stub).filter(
    ({ endpoints }) => !endpoints.some((name) => without.includes(name)),
  )
  portalStacks(app, settings, { functions, siteFolder: stub })
  try {
    return look(app)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
