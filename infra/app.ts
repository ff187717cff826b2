/**
 * What `cdk` runs: `cdk synth -c env=prod`. It needs no account, no look-ups and no network; the account is
 * that of the credentials that deploy it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { acknowledge } from './acknowledgements.ts'
import { bundleFunctions } from './bundle.ts'
import { settingsOf } from './settings.ts'
import { portalStacks } from './stacks/portal.ts'

const root = join(import.meta.dirname, '..')
const builtSite = join(root, 'web/dist')

const app = new App()
const settings = settingsOf(app.node.tryGetContext('env') ?? 'dev')
const functions = await bundleFunctions({
  packaging: settings.packaging,
  outDir: join(app.outdir, 'bundles'),
})
const siteFolder = existsSync(join(builtSite, 'index.html')) ? builtSite : undefined
portalStacks(app, settings, { functions, siteFolder })
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
acknowledge(app, settings)
app.synth()
