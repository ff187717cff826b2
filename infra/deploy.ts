/**
 * `npm run deploy -- --env prod`: builds the pages where needed and runs `cdk deploy`. Arguments after a second `--` are passed
 * to cdk, such as `-- --require-approval never`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSiteWhenNeeded } from './local/site-build.ts'
import { settingsOf } from './settings.ts'

const root = join(import.meta.dirname, '..')
const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')

const { values, positionals } = parseArgs({ options: { env: { type: 'string' } }, allowPositionals: true })
try {
  if (!values.env) throw new Error('Say which environment: npm run deploy -- --env dev')
  const { name } = settingsOf(values.env)
  await buildSiteWhenNeeded((line) => console.log(line))
  const args = [cdk, 'deploy', '--all', '-c', `env=${name}`, ...positionals]
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
