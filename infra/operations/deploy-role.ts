/**
 * `npm run deploy:role -- --env prod --repository council/portal`: once for each environment, by a person. `--dry-run` says what it would
 * do, and asks nothing of AWS.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { flag, readOptions, required } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { comparisonOf, requireAccount } from './doctor/require-account.ts'

const root = join(import.meta.dirname, '../..')
const options = { env: required('<environment>'), repository: required('<owner/name>'), 'dry-run': flag }
const { values, positionals } = readOptions('npm run deploy:role', options, { rest: '[-- <options of cdk>]' })
try {
  if (!/^[\w.-]+\/[\w.-]+$/.test(values.repository))
    throw new Error('Say which: npm run deploy:role -- --env prod --repository OWNER/NAME')
  const settings = settingsOf(values.env)
  const app = `"${process.execPath}" infra/operations/release/role-app.ts`
  const context = ['-c', `env=${settings.name}`, '-c', `repository=${values.repository}`]
  const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')
  const args = [
    'deploy',
    '--all',
    '--app',
    app,
    '--output',
    'cdk.out/deploy-role',
    ...context,
    ...positionals,
  ]
  if (values['dry-run']) {
    console.log(comparisonOf(settings))
    console.log(`Would run: cdk ${args.join(' ')}`)
  } else {
    await requireAccount(settings)
    process.exitCode =
      spawnSync(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
