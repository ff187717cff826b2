/**
 * `npm run deploy -- --env prod`: looks at settings and account first, then builds the pages where needed and runs `cdk deploy`.
 * Arguments after a second `--` are passed to cdk, such as `-- --require-approval never`. `--uncommitted` (dev only) deploys
 * what is not committed; `--unwatched` lets no alarm take the release back; `--dry-run` says what it would do, and asks nothing of AWS.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { flag, readOptions, required } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { buildSiteWhenNeeded } from '#infra/site-build.ts'
import { preflightChecks, reasonsNotToDeploy, uncommitted } from './doctor/preflight.ts'
import { openAccount } from './doctor/require-account.ts'
import { cdkRuns } from './release/cdk-runs.ts'
import { prepareRelease } from './release/prepare.ts'

const root = join(import.meta.dirname, '../..')
const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')

const options = { env: required('<environment>'), unwatched: flag, uncommitted: flag, 'dry-run': flag }

const deploy = async (): Promise<number> => {
  const { values, positionals } = readOptions('npm run deploy', options, { rest: '[-- <options of cdk>]' })
  const settings = settingsOf(values.env)
  if (values.uncommitted && settings.kind !== 'dev')
    throw new Error('--uncommitted is for dev only: what is not committed cannot be deployed again.')

  const checks = preflightChecks({ changes: uncommitted(root), mayBeUncommitted: values.uncommitted })
  const on = openAccount(settings)
  if (values['dry-run']) {
    const offline = checks.filter(({ rights }) => rights.length === 0)
    const reasons = await reasonsNotToDeploy(offline, on)
    for (const reason of reasons) console.log(`Would refuse: ${reason}`)
    for (const { asks, rights } of checks)
      if (rights.length > 0) console.log(`Would ask (${rights.join(', ')}): ${asks}`)
    console.log('Would build the pages if they are older than their sources.')
    for (const args of cdkRuns(settings, [], positionals)) console.log(`Would run: cdk ${args.join(' ')}`)
    return 0
  }
  console.log('Looking at settings and account ...')
  const reasons = await reasonsNotToDeploy(checks, on)
  for (const reason of reasons) console.error(`Not deployed: ${reason}`)
  if (reasons.length > 0) return 2
  const say = (line: string) => console.log(line)
  const alarms = await prepareRelease(settings, { unwatched: values.unwatched, say })
  await buildSiteWhenNeeded(say, settings.council)
  for (const args of cdkRuns(settings, alarms, positionals)) {
    const { status } = spawnSync(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  return 0
}

try {
  process.exitCode = await deploy()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
