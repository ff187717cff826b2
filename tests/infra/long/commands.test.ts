/** The commands of the README, the runbook and docs/commands.md, typed as people do. `layout/commands.test.ts` holds that none is missing here. */
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { recordedAws } from '#tests/support/aws/recorded-aws.ts'
import { type Row, rows } from '#tests/support/commands/rows.ts'
import { start, typeIn } from '#tests/support/commands/type-in.ts'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { until } from '#tests/support/waiting/until.ts'

type Of<How> = Extract<Row, { how: How }>
const rowsThat = <How extends Row['how']>(how: How) => rows.filter((row): row is Of<How> => row.how === how)

const withOptions = (command: string, options = ''): string =>
  options && `${command}${command.includes(' -- ') ? '' : ' --'} ${options}`

describe('runs', () => {
  test.each(rowsThat('run'))(
    '$command',
    async ({ command, smaller: [text, by] = ['', ''], more, prints }) => {
      const folder = await aFolder()
      const typed = (withOptions(command, more) || command).replace(text, by).replace('FOLDER', folder)

      const { status, stdout, stderr } = await typeIn(typed)

      expect([typed, status, status === 0 ? '' : stdout + stderr]).toEqual([typed, 0, ''])
      expect(stripVTControlCharacters(stdout + stderr)).toMatch(prints)
      if (more?.includes('FOLDER')) expect(readdirSync(folder)).not.toEqual([])
    },
  )
})

describe('npm start', () => {
  test('serves the portal until Ctrl+C', async () => {
    const portal = start('npm start', { PORT: '0', DATA_DIR: await aFolder() })
    const end = (signal: NodeJS.Signals) => process.kill(-(portal.child.pid ?? 0), signal)
    onTestFinished(() => void (portal.child.exitCode ?? portal.child.signalCode ?? end('SIGKILL')))
    await until(() => portal.stdout.includes('Press Ctrl+C') || portal.child.exitCode !== null)

    const [, url] = /Portal {5}(\S+)/.exec(portal.stdout) ?? []
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ data: { status: 'ok' } })

    const ended = once(portal.child, 'close')
    end('SIGINT')
    await ended
    await expect(fetch(`${url}/api/health`)).rejects.toThrow()
  })
})

const noCredentials = {
  ...{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_SESSION_TOKEN: '', AWS_PROFILE: '' },
  ...{ AWS_EC2_METADATA_DISABLED: 'true', SMOKE_ACCOUNT: '' },
}
const aFeeSchedule = {
  ...sampleFeeSchedule,
  name: 'Fees of 2027',
  sample: false,
  effective_from: '2027-01-01',
}

const dryRun = async (command: string) => {
  const { env, asked } = await recordedAws({})
  const fees = join(await aFolder(), 'fees.json')
  writeFileSync(fees, JSON.stringify(aFeeSchedule))
  const [name, own, ...passedOn] = command.replace('fees.json', fees).split(' -- ')
  const typed = [name, `${own} --dry-run`, ...passedOn].join(' -- ')
  const ran = await typeIn(typed, { ...env, ...noCredentials, URL: 'https://d111111abcdef8.cloudfront.net' })
  return { ...ran, asked }
}

describe('says what it would do, without credentials and without a call to AWS', () => {
  test.each(rowsThat('dry run'))('$command', async ({ command }) => {
    const { status, stdout, stderr, asked } = await dryRun(command)
    expect([stderr, status, asked]).toEqual(['', 0, []])
    expect(stdout).toMatch(/^(Would|asks)/m)
  })

  test.each([
    ['data:fees -- --env prod --from package.json', 'This is no fee schedule'],
    ['admin:create -- --env prod --email nobody --url https://portal.council.pk', 'Enter an email address'],
    ['keys:rotate -- --env prod --drop-new', "Unknown option '--drop-new'."],
    ['deploy -- --env prod --uncommitted', '--uncommitted is for dev only'],
  ])('%s is refused', async (command, said) => {
    const { status, stderr } = await dryRun(`npm run ${command}`)
    expect([status === 0, stderr]).toEqual([false, expect.stringContaining(said)])
  })

  test('of a deployment: what it would refuse, ask and run', async () => {
    const { stdout } = await dryRun('npm run deploy -- --env prod -- --require-approval never')
    expect(stdout).toMatch(/^Would refuse: infra\/settings.ts still holds placeholders for prod: account/m)
    expect(stdout).toContain('Would ask (sts:GetCallerIdentity)')
    expect(stdout).toMatch(/Would run: cdk deploy --all -c env=prod --require-approval never\n$/)
  })
})
