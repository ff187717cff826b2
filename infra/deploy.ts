/**
 * `npm run deploy -- --env prod`: builds the pages where needed and runs `cdk deploy`. Arguments after a second `--` are passed
 * to cdk, such as `-- --require-approval never`. `--unwatched` lets no alarm take the release back.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSiteWhenNeeded } from './local/site-build.ts'
import { prepareRelease } from './release/prepare.ts'
import { settingsOf } from './settings.ts'

const root = join(import.meta.dirname, '..')
const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')

const { values, positionals } = parseArgs({
  options: { env: { type: 'string' }, unwatched: { type: 'boolean', default: false } },
  allowPositionals: true,
})
try {
  if (!values.env) throw new Error('Say which environment: npm run deploy -- --env dev')
  const settings = settingsOf(values.env)
  const say = (line: string) => console.log(line)
  const watch = await prepareRelease(settings, { unwatched: values.unwatched, say })
  await buildSiteWhenNeeded(say)
  const args = [cdk, 'deploy', '--all', '-c', `env=${settings.name}`, ...watch, ...positionals]
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
