/**
 * `npm run deploy:rights -- --env prod`: what deployments and roles may do, by a person, before CDK's own resources. `--dry-run` says what it
 * would do, and asks nothing of AWS.
 */
import { bootstrapCommand } from '#infra/aws/stacks/rights.ts'
import { flag, readOptions, required } from '#infra/command-line.ts'
import { edgeRegion, settingsOf } from '#infra/settings.ts'
import { deployApart } from './release/apart.ts'

const options = { env: required('<environment>'), 'dry-run': flag }
const { values, positionals } = readOptions('npm run deploy:rights', options, {
  rest: '[-- <options of cdk>]',
})
try {
  const settings = settingsOf(values.env)
  const isDryRun = values['dry-run']
  process.exitCode = await deployApart(settings, { part: 'rights', isDryRun, rest: positionals })
  if (process.exitCode === 0)
    console.log(`Now run: ${bootstrapCommand(settings, ...new Set([settings.region, edgeRegion]))}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
