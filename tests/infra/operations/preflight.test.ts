/** Before a deployment: what is refused, with its sentence, against recorded answers of AWS. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { TemplateNeeds } from '#infra/aws/stacks/template-needs.ts'
import { preflightChecks, reasonsNotToDeploy, uncommitted } from '#infra/operations/doctor/preflight.ts'
import { openAccount } from '#infra/operations/doctor/require-account.ts'
import { type Settings, settingsOf } from '#infra/settings.ts'
import * as account from '#tests/support/aws/account-answers.ts'
import {
  callerIdentity,
  denied,
  distributions,
  jsonAnswer,
  noStack,
  queryError,
  stack,
} from '#tests/support/aws/answers.ts'
import { realSettings } from '#tests/support/aws/real-settings.ts'
import { type Answers, recordedAws } from '#tests/support/aws/recorded-aws.ts'
import { root } from '#tests/support/project/source-files.ts'

/** CDK's own resources, of an environment's account. */
const cdkOf = (name: string) =>
  stack('CDKToolkit', 'UPDATE_COMPLETE', { BootstrapVersion: '28' }, `portal-${name}-execution`)

const well: Answers = {
  'sts:GetCallerIdentity': callerIdentity('123456789012'),
  'cloudformation:DescribeStacks': cdkOf('prod'),
  'cloudfront:ListDistributions': distributions(1),
  'lambda:GetAccountSettings': jsonAnswer({ AccountLimit: { ConcurrentExecutions: 1000 } }),
}

/** The state of the portal's own stack, beside CDK's resources that are well. */
const portalIs = (status: string) =>
  account.stacks((name) => (name === 'CDKToolkit' ? undefined : stack(name, status)))

interface Case {
  settings?: Settings
  changes?: string[] | null
  mayBeUncommitted?: boolean
  answers?: Answers
}
const reasons = async ({
  settings = realSettings(),
  changes = [],
  mayBeUncommitted = false,
  answers,
}: Case) => {
  const { asked } = await recordedAws({
    ...well,
    'cloudformation:DescribeStacks': cdkOf(settings.name),
    ...answers,
  })
  const checks = preflightChecks({ changes, mayBeUncommitted })
  // A deployment makes its templates in any case; the doctor's tests try more regions than one.
  const needs = async () =>
    ({ stacks: [{ name: 'portal-prod-web', region: 'eu-central-1' }], reserved: 281 }) as TemplateNeeds
  return { asked, reasons: await reasonsNotToDeploy(checks, { ...openAccount(settings), needs }) }
}

test('nothing is refused in the account of the settings, when all is committed and prepared', async () => {
  const { reasons: said, asked } = await reasons({})
  expect(said).toEqual([])
  expect([...new Set(asked)]).toEqual(Object.keys(well))
})

test('another account is refused, and asked nothing more', async () => {
  const { reasons: said, asked } = await reasons({
    answers: { 'sts:GetCallerIdentity': callerIdentity('999999999999') },
  })
  expect(said).toEqual([
    'Your credentials are of account 999999999999, but prod belongs to account 123456789012. Set AWS_PROFILE to your sign-in for that account.',
  ])
  expect(asked).toEqual(['sts:GetCallerIdentity'])
})

test('placeholders are refused by name, the account among them', async () => {
  const { reasons: said } = await reasons({ settings: settingsOf('prod') })
  expect(said).toEqual([
    expect.stringContaining(
      'prod: account (000000000000), mail.from (no-reply@council.example), alarmAddress (operations@council.example), wakeAddress (on-call@council.example), securityContact (security@council.example).',
    ),
    expect.stringContaining(
      "Your credentials are of account 123456789012, and the settings name no account for prod. If that is the right one, put account: '123456789012'",
    ),
  ])
})

test.each<[string, Case, RegExp]>([
  [
    'one file that is not committed',
    { changes: [' M infra/settings.ts'] },
    /^One file is not committed, first " M infra\/settings.ts". Commit or stash them\.$/,
  ],
  [
    'two of them in dev, with the way round',
    { changes: ['?? one', '?? two'], settings: realSettings('dev') },
    /^2 files are not committed, first "\?\? one". Commit or stash them, or add --uncommitted\.$/,
  ],
  ['a folder without git', { changes: null }, /^git cannot say what is committed here\./],
  [
    'a region without CDK resources',
    { answers: { 'cloudformation:DescribeStacks': noStack('CDKToolkit') } },
    /^eu-central-1 of this account has no CDK resources yet. Run: npx cdk bootstrap aws:\/\/123456789012\/eu-central-1 --/,
  ],
  [
    'CDK resources that are too old',
    {
      answers: {
        'cloudformation:DescribeStacks': stack('CDKToolkit', 'CREATE_COMPLETE', { BootstrapVersion: '5' }),
      },
    },
    /^CDK's resources in eu-central-1 are of version 5; 6 or newer is needed\./,
  ],
  [
    'CDK resources that failed',
    { answers: { 'cloudformation:DescribeStacks': stack('CDKToolkit', 'ROLLBACK_COMPLETE') } },
    /^The stack CDKToolkit in eu-central-1 is ROLLBACK_COMPLETE. Delete it, then run: npx cdk bootstrap/,
  ],
  [
    'an account that may run too few functions',
    { answers: { 'lambda:GetAccountSettings': jsonAnswer({ AccountLimit: { ConcurrentExecutions: 10 } }) } },
    /^The account may run 10 functions at once; 381 are needed.* set concurrencyOfAccount to 10/,
  ],
  [
    'a stack that cannot be updated',
    { answers: { 'cloudformation:DescribeStacks': portalIs('UPDATE_ROLLBACK_FAILED') } },
    /^portal-prod-web is UPDATE_ROLLBACK_FAILED. Read .*"A deploy went bad"/,
  ],
  [
    'a stack that somebody deploys now',
    { answers: { 'cloudformation:DescribeStacks': portalIs('UPDATE_IN_PROGRESS') } },
    /^portal-prod-web is UPDATE_IN_PROGRESS. Somebody deploys at this moment: wait/,
  ],
  [
    'an account that nobody had cleared for CloudFront',
    { answers: { 'cloudfront:ListDistributions': distributions(0) } },
    /^The account has no distribution yet, and nobody has noted .* Ask AWS Support .*`clearedForCloudFront: true`/,
  ],
  [
    'a right that is missing, by its name',
    { answers: { 'cloudformation:DescribeStacks': denied('cloudformation:DescribeStacks') } },
    /^Your credentials may not ask this. Grant cloudformation:DescribeStacks to whoever runs this/,
  ],
  [
    'a sign-in that has expired, once',
    {
      answers: {
        'sts:GetCallerIdentity': queryError(
          'ExpiredToken',
          'The security token included in the request is expired',
        ),
      },
    },
    /^AWS does not accept your sign-in, or there is none. Sign in \(aws sso login\)/,
  ],
])('%s is refused in one sentence', async (_name, given, sentence) => {
  expect((await reasons(given)).reasons).toEqual([expect.stringMatching(sentence)])
})

test.each(['UPDATE_ROLLBACK_COMPLETE', 'ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])(
  'a stack that is %s is no reason: the deployment updates or replaces it',
  async (status) => {
    const answers = { 'cloudformation:DescribeStacks': portalIs(status) }
    expect((await reasons({ answers })).reasons).toEqual([])
  },
)

test('what is not committed may go to dev, and an account that is cleared needs no distribution', async () => {
  const settings = { ...realSettings('dev'), clearedForCloudFront: true }
  const given = { settings, changes: ['?? one'], mayBeUncommitted: true }
  expect(
    (await reasons({ ...given, answers: { 'cloudfront:ListDistributions': distributions(0) } })).reasons,
  ).toEqual([])
})

test('git says which files are not committed, and that a folder is not its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(uncommitted(folder)).toBe(null)
  spawnSync('git', ['init', '-q'], { cwd: folder })
  expect(uncommitted(folder)).toEqual([])
  writeFileSync(join(folder, 'one'), '')
  expect(uncommitted(folder)).toEqual(['?? one'])
})

test('the command ends with status 2 and the reasons, before anything is built', async () => {
  const { env, asked } = await recordedAws({
    ...well,
    'sts:GetCallerIdentity': callerIdentity('999999999999'),
  })
  const command = promisify(execFile)(process.execPath, ['infra/operations/deploy.ts', '--env', 'prod'], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  await expect(command).rejects.toMatchObject({
    code: 2,
    stdout: 'Looking at settings and account ...\n',
    stderr: expect.stringMatching(
      /^Not deployed: infra\/settings.ts still holds placeholders.*\n(.*\n)*Not deployed: Your credentials are of account 999999999999/,
    ),
  })
  expect(asked).toEqual(['sts:GetCallerIdentity'])
})
