/** Every command of operations compares the account of its credentials with that of the settings, before it asks AWS anything else. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { comparisonOf } from '#infra/operations/doctor/require-account.ts'
import { deployedPortal } from '#infra/operations/smoke/deployed-portal.ts'
import { settingsOf } from '#infra/settings.ts'
import { callerIdentity, jsonAnswer, noStack, stack } from '#tests/support/aws/answers.ts'
import { realSettings, withPinnedAccount } from '#tests/support/aws/real-settings.ts'
import { type Answers, recordedAws } from '#tests/support/aws/recorded-aws.ts'
import { root } from '#tests/support/project/source-files.ts'

const right = { 'sts:GetCallerIdentity': callerIdentity('123456789012') }
const another = { 'sts:GetCallerIdentity': callerIdentity('999999999999') }
const sentence = (account: string): string =>
  `Your credentials are of account 999999999999, but prod belongs to account ${account}. Set AWS_PROFILE to your sign-in for that account.`
const ofCopies = 'infra/operations/deploy-copies.ts'

/** @returns what the command said, and what it asked of AWS. Its settings name the account 123456789012. */
const run = async (answers: Answers, script: string, ...args: string[]) => {
  const { env, asked } = await recordedAws(answers)
  const ended = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env, ...withPinnedAccount },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: code as number, stdout, stderr }),
  )
  return { ...ended, said: `${ended.stdout}${ended.stderr}`.replace(/\n +/g, ' '), asked }
}

const commands: [script: string, ...args: string[]][] = [
  ['infra/operations/commands.ts', 'data:export', '--env', 'prod', '--out', 'nowhere'],
  ['infra/operations/deploy.ts', '--env', 'prod'],
  ['infra/operations/deploy-rights.ts', '--env', 'prod'],
  ['infra/operations/deploy-role.ts', '--env', 'prod', '--repository', 'council/portal'],
  [ofCopies, '--env', 'prod'],
  ['infra/operations/doctor/run.ts', '--env', 'prod'],
  ['infra/operations/alarm-drill/run.ts', '--env', 'prod'],
  ['infra/operations/probe-iam/run.ts', '--env', 'prod'],
  ['infra/operations/smoke/run.ts', '--env', 'prod'],
  [
    'infra/operations/trace/run.ts',
    '--release',
    'prod-000000000000',
    '--output',
    'nowhere',
    'a-b/index.mjs:1:1',
  ],
]

describe('with credentials of another account', () => {
  test.each(commands)('%s says so in a sentence and asks nothing more', async (script, ...args) => {
    const { code, said, asked } = await run(another, script, ...args)
    expect([code > 0, asked]).toEqual([true, ['sts:GetCallerIdentity']])
    expect(said).toContain(sentence(script === ofCopies ? '210987654321' : '123456789012'))
  })

  test('no command of operations is missing here', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    const files = Object.values(scripts).flatMap((line) => /^node (infra\/\S+)/.exec(line)?.[1] ?? [])
    const withoutAws = /^infra\/(local\/|operations\/(audit\/run|cost\/run|release\/diff)\.ts)/
    const asking = new Set(files.filter((file) => !withoutAws.test(file)))
    expect([...asking].sort()).toEqual(commands.map(([script]) => script).sort())
  })
})

describe('with credentials of the right account', () => {
  test('a command goes on', async () => {
    const { said, asked } = await run(
      right,
      'infra/operations/commands.ts',
      ...['data:fees', '--env', 'prod', '--from', 'package.json'],
    )
    expect([asked, said]).toEqual([
      ['sts:GetCallerIdentity'],
      expect.stringMatching(/^Not done: This is no fee/),
    ])
  })

  test('the smoke test reads where the portal is, and the account of the canary', async () => {
    const canary = { email: 'canary@pharmacy-council.pk', password: 'secret' }
    const { asked } = await recordedAws({
      ...right,
      'cloudformation:DescribeStacks': stack('portal-prod-web', 'UPDATE_COMPLETE', {
        SiteOrigin: 'https://portal.pharmacy-council.pk',
      }),
      'secretsmanager:GetSecretValue': jsonAnswer({ SecretString: JSON.stringify(canary) }),
    })
    expect(await deployedPortal(realSettings())).toEqual({
      url: 'https://portal.pharmacy-council.pk',
      account: canary,
    })
    expect(asked[0]).toBe('sts:GetCallerIdentity')
  })

  test('and nothing deployed, the smoke test says so', async () => {
    await recordedAws({
      ...right,
      'cloudformation:DescribeStacks': noStack('portal-prod-web'),
      'secretsmanager:GetSecretValue': jsonAnswer({ SecretString: '{}' }),
    })
    await expect(deployedPortal(realSettings())).rejects.toThrow('is prod deployed?')
  })
})

test('as long as the settings name no account, every command is refused, and a dry run says so', async () => {
  const { asked } = await recordedAws(right)
  await expect(deployedPortal(settingsOf('prod'))).rejects.toThrow(
    "the settings name no account for prod. If that is the right one, put account: '123456789012'",
  )
  expect(asked).toEqual(['sts:GetCallerIdentity'])
  expect(comparisonOf(settingsOf('prod'))).toMatch(/^Would refuse: .* names no account for prod/)
  expect(comparisonOf(realSettings())).toBe(
    'Would first compare the account of your credentials (sts:GetCallerIdentity) with 123456789012, that of prod.',
  )
})

test.each([
  [['data:copy'], '--env <environment> is missing.\nUsage: npm run data:copy -- --env'],
  [['data:copy', '--env', 'prod'], '--from-table <name> is missing.'],
  [['data:check', '--env', 'prod', '--rounds', 'two'], '--rounds takes a whole number.'],
  [['data:check', '--env', 'product'], 'There is no environment "product"'],
  [['data:everything', '--env', 'prod'], 'There is no command "data:everything".'],
])('%j is refused before anything is compared', async (args, complaint) => {
  const { code, said, asked } = await run(right, 'infra/operations/commands.ts', ...args)
  expect([code, asked, said]).toEqual([2, [], expect.stringContaining(complaint)])
})

test('the smoke test takes an environment or an address, not both', async () => {
  const both = await run(
    right,
    'infra/operations/smoke/run.ts',
    '--env',
    'prod',
    '--url',
    'https://portal.council.pk',
  )
  expect([both.code, both.asked, both.said]).toEqual([2, [], expect.stringContaining('Give --env or --url')])
})
