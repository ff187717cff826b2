/**
 * What `cdk` runs: `cdk synth -c env=prod`. It needs no account, no look-ups and no network; the account of
 * the settings is written into the assembly.
 */
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { settingsOf } from '#infra/settings.ts'
import { builtSite, isBuiltFor } from '#infra/site-build.ts'
import { acknowledge } from './accepted-findings/acknowledge.ts'
import { keptBuild } from './bundle/kept-builds.ts'
import { writeFunctions } from './bundle.ts'
import { keepSourceMaps, releasesFolder } from './kept-source-maps.ts'
import { portalStacks } from './stacks/portal.ts'

const app = new App()
const named: string | undefined = app.node.tryGetContext('env')
const settings = settingsOf(named ?? 'dev')
if (!named) process.stderr.write('Environment: dev, because none was named; -c env=prod names another.\n')
const built = await keptBuild(settings.packaging)
const functions = await writeFunctions(built, join(app.outdir, 'bundles'))
const sourceMaps = await keepSourceMaps(built, settings.name, join(app.outdir, releasesFolder))
// Pages carry a council's name: those of another one are not released.
const siteFolder = isBuiltFor(settings.council) ? builtSite : undefined
portalStacks(app, settings, { functions, siteFolder, sourceMaps })
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
acknowledge(app, settings)
app.synth()
