/**
 * `npm run deploy:role -- --env prod --repository council/portal`: once for each environment, by a person. `--dry-run` says what it would
 * do, and asks nothing of AWS.
 */
import { flag, readOptions, required } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { deployApart } from './release/apart.ts'

const options = { env: required('<environment>'), repository: required('<owner/name>'), 'dry-run': flag }
const { values, positionals } = readOptions('npm run deploy:role', options, { rest: '[-- <options of cdk>]' })
try {
  if (!/^[\w.@-]+\/[\w.@-]+$/.test(values.repository))
    throw new Error('Say which: npm run deploy:role -- --env prod --repository OWNER/NAME')
  process.exitCode = await deployApart(settingsOf(values.env), {
    part: 'deploy-role',
    context: [`repository=${values.repository}`],
    isDryRun: values['dry-run'],
    rest: positionals,
  })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
