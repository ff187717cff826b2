/** Every check of an account, against recorded answers of AWS: well, wrong, and without the right to ask. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { checks } from '#infra/doctor/checks.ts'
import { examine, questions } from '#infra/doctor/examine.ts'
import { openAccount } from '#infra/doctor/open-account.ts'
import { runCheck } from '#infra/doctor/run-check.ts'
import type { Settings } from '#infra/settings.ts'
import * as account from '#tests/support/aws/account-answers.ts'
import * as answers from '#tests/support/aws/answers.ts'
import { realSettings } from '#tests/support/aws/real-settings.ts'
import { type Answers, recordedAws } from '#tests/support/aws/recorded-aws.ts'
import { root } from '#tests/support/project/source-files.ts'

const needs = {
  ...{ keys: 2, secrets: 6, alarms: 20, alarmMetrics: 22, dashboards: 1, metrics: 7, logGroups: 6 },
  ...{ roles: 200, routes: 190, reserved: 281 },
  stacks: [
    { name: 'portal-prod-edge', region: 'us-east-1' },
    ...['web', 'data', 'api'].map((part) => ({ name: `portal-prod-${part}`, region: 'eu-central-1' })),
  ],
  confirmations: [
    { region: 'us-east-1', topic: 'portal-prod-edge-alarms', address: 'duty@pharmacy-council.pk' },
    { region: 'eu-central-1', topic: 'portal-prod-alarms', address: 'duty@pharmacy-council.pk' },
  ],
  copies: ['arn:aws:backup:eu-west-1:210987654321:backup-vault:portal'],
}

const ask = async (name: string, given: Answers, settings: Settings = realSettings()) => {
  await recordedAws({ ...account.healthyAccount, ...given })
  const on = { ...openAccount(settings), now: account.answeredAt, needs: async () => needs }
  return runCheck(checks.find((check) => check.name === name)!, on)
}

const dev = { ...realSettings('dev'), domain: undefined }
const prod = realSettings()

interface Case {
  check: string
  /** What is not as in the healthy account. */
  given?: Answers
  settings?: Settings
  state: 'ok' | 'wrong' | 'unknown'
  says: RegExp
  todo?: RegExp
}

const cases: Case[] = [
  { check: 'settings', state: 'ok', says: /^No field is a placeholder/ },
  {
    ...{
      check: 'settings',
      settings: { ...prod, alarmAddress: 'operations@council.example' },
      state: 'wrong',
    },
    ...{ says: /placeholders for prod: alarmAddress \(operations@council.example\)\.$/, todo: /commit/ },
  },
  { check: 'account', state: 'ok', says: /^Account 123456789012/ },
  {
    ...{ check: 'account', given: { 'sts:GetCallerIdentity': answers.callerIdentity('999999999999') } },
    ...{
      state: 'wrong',
      says: /999999999999, but prod belongs to account 123456789012/,
      todo: /AWS_PROFILE/,
    },
  },
  { check: 'clock', state: 'ok', says: /agree/ },
  {
    check: 'clock',
    given: {
      'sts:GetCallerIdentity': {
        ...answers.callerIdentity('123456789012'),
        headers: { date: new Date(Date.now() - 120_000).toUTCString() },
      },
    },
    ...{ state: 'wrong', says: /clock is 1[12]\d seconds ahead of that of AWS/, todo: /NTP/ },
  },
  { check: 'bootstrap', state: 'ok', says: /version 28 in us-east-1, 28 in eu-central-1/ },
  {
    check: 'bootstrap',
    given: {
      'cloudformation:DescribeStacks': account.stacks((_name, region) =>
        region === 'us-east-1' ? answers.noStack('CDKToolkit') : undefined,
      ),
    },
    ...{ state: 'wrong', says: /^us-east-1 of this account has no CDK resources/, todo: /us-east-1$/ },
  },
  {
    check: 'bootstrap',
    given: { 'cloudformation:DescribeStacks': answers.noStack('CDKToolkit') },
    ...{
      state: 'wrong',
      says: /no CDK resources/,
      todo: /npx cdk bootstrap aws:\/\/123456789012\/us-east-1$/,
    },
  },
  { check: 'cloudfront', state: 'ok', says: /has a distribution/ },
  {
    ...{ check: 'cloudfront', given: { 'cloudfront:ListDistributions': answers.distributions(0) } },
    ...{ state: 'wrong', says: /nobody has noted/, todo: /AWS Support/ },
  },
  { check: 'concurrency', state: 'ok', says: /1000 functions may run at once, 381 are needed/ },
  {
    check: 'concurrency',
    given: {
      'lambda:GetAccountSettings': { ...answers.jsonAnswer({ AccountLimit: { ConcurrentExecutions: 380 } }) },
    },
    ...{
      state: 'wrong',
      says: /may run 380 functions at once; 381 are needed, of which 281/,
      todo: /L-B99A9384/,
    },
  },
  {
    check: 'concurrency',
    given: {
      'lambda:GetAccountSettings': answers.jsonAnswer({ AccountLimit: { ConcurrentExecutions: 999 } }),
    },
    ...{
      state: 'wrong',
      says: /999 functions at once, and the alarm counts on 1000/,
      todo: /concurrencyOfAccount to 999/,
    },
  },
  { check: 'quotas', state: 'ok', says: /^190 of 1000 routes of an HTTP API, 200 of 1000 roles/ },
  {
    check: 'quotas',
    given: { 'servicequotas:GetServiceQuota': account.quota(199) },
    ...{
      state: 'wrong',
      says: /allows 199 roles of the account; the templates have 200/,
      todo: /L-FE177D64 --desired-value 400$/,
    },
  },
  {
    check: 'quotas',
    given: {
      'servicequotas:GetServiceQuota': answers.jsonError('NoSuchResourceException', 'No such quota'),
      'servicequotas:GetAWSDefaultServiceQuota': account.quota(300),
    },
    ...{ state: 'ok', says: /^190 of 300 routes/ },
  },
  { check: 'certificates', state: 'ok', says: /portal.pharmacy-council.pk \(371 days\), gateway/ },
  { check: 'certificates', settings: dev, state: 'ok', says: /CloudFront's own/ },
  {
    ...{
      check: 'certificates',
      given: { 'acm:DescribeCertificate': account.certificate({ Status: 'PENDING_VALIDATION' }) },
    },
    ...{
      state: 'wrong',
      says: /portal.pharmacy-council.pk is PENDING_VALIDATION/,
      todo: /validation record/,
    },
  },
  {
    ...{
      check: 'certificates',
      given: { 'acm:DescribeCertificate': account.certificate({ NotAfter: 1_797_000_000 }) },
    },
    ...{ state: 'wrong', says: /ends in \d+ days and was not renewed/, todo: /validation record back/ },
  },
  {
    check: 'certificates',
    given: {
      'acm:DescribeCertificate': account.certificate({
        DomainName: '*.council.pk',
        SubjectAlternativeNames: [],
      }),
    },
    ...{ state: 'wrong', says: /is of \*\.council\.pk, not of portal/, todo: /Request one/ },
  },
  {
    check: 'certificates',
    given: { 'acm:DescribeCertificate': account.certificate({ DomainName: '*.pharmacy-council.pk' }) },
    ...{ state: 'ok', says: /Issued/ },
  },
  { check: 'stacks', state: 'ok', says: /All 4 stacks/ },
  {
    check: 'stacks',
    given: {
      'cloudformation:DescribeStacks': account.stacks((name) =>
        name === 'portal-prod-api' ? answers.noStack(name) : undefined,
      ),
    },
    ...{ state: 'wrong', says: /Not deployed yet: portal-prod-api\./, todo: /npm run deploy -- --env prod/ },
  },
  {
    check: 'stacks',
    given: {
      'cloudformation:DescribeStacks': account.stacks((name) =>
        name === 'portal-prod-data' ? answers.stack(name, 'UPDATE_ROLLBACK_FAILED') : undefined,
      ),
    },
    ...{ state: 'wrong', says: /portal-prod-data is UPDATE_ROLLBACK_FAILED/, todo: /A deploy went bad/ },
  },
  { check: 'mail', state: 'ok', says: /50000 e-mails a day/ },
  {
    ...{
      check: 'mail',
      given: { 'ses:GetAccount': account.mailAccount({ ProductionAccessEnabled: false }) },
    },
    ...{ state: 'wrong', says: /sandbox/, todo: /production access/ },
  },
  {
    ...{
      check: 'mail',
      given: { 'ses:GetAccount': account.mailAccount({ ProductionAccessEnabled: false }) },
    },
    ...{ settings: dev, state: 'ok', says: /enough for tests/ },
  },
  {
    ...{
      check: 'mail',
      given: { 'ses:GetAccount': account.mailAccount({ EnforcementStatus: 'PROBATION' }) },
    },
    ...{ state: 'wrong', says: /PROBATION/, todo: /Answer AWS/ },
  },
  {
    check: 'mail',
    given: { 'ses:GetAccount': account.mailAccount({ SendQuota: { Max24HourSend: 49_999 } }) },
    ...{
      state: 'wrong',
      says: /49999 e-mails a day, and the alarm counts on 50000/,
      todo: /mostADay to 49999/,
    },
  },
  { check: 'sender', state: 'ok', says: /pharmacy-council.pk is verified/ },
  {
    ...{
      check: 'sender',
      given: { 'ses:GetEmailIdentity': account.identity({ VerifiedForSendingStatus: false }) },
    },
    ...{ state: 'wrong', says: /is not verified/, todo: /DNS records/ },
  },
  {
    check: 'sender',
    given: {
      'ses:GetEmailIdentity': account.identity({ MailFromAttributes: { MailFromDomainStatus: 'PENDING' } }),
    },
    ...{ state: 'wrong', says: /MAIL FROM domain of pharmacy-council.pk is PENDING/, todo: /MX and TXT/ },
  },
  {
    ...{
      check: 'sender',
      given: { 'ses:GetEmailIdentity': answers.jsonError('NotFoundException', 'No', 404) },
    },
    ...{ state: 'wrong', says: /does not know pharmacy-council.pk/, todo: /npm run deploy/ },
  },
  { check: 'alarms', state: 'ok', says: /reach duty@.* \(portal-prod-edge-alarms, portal-prod-alarms\)/ },
  {
    check: 'alarms',
    given: {
      'sns:ListSubscriptionsByTopic': answers.subscriptions(
        'duty@pharmacy-council.pk',
        'PendingConfirmation',
      ),
    },
    ...{ state: 'wrong', says: /Nobody has confirmed/, todo: /Subscription Confirmation/ },
  },
  {
    ...{
      check: 'alarms',
      given: { 'sns:ListSubscriptionsByTopic': answers.subscriptions('other@else.pk', 'Deleted') },
    },
    ...{ state: 'wrong', says: /does not get the alarms/, todo: /aws sns subscribe/ },
  },
  {
    ...{
      check: 'alarms',
      given: { 'sns:ListSubscriptionsByTopic': answers.queryError('NotFound', 'Topic does not exist', 404) },
    },
    ...{ state: 'wrong', says: /not in the account/, todo: /Deploy first/ },
  },
  { check: 'stream', state: 'ok', says: /starts the function/ },
  {
    ...{
      check: 'stream',
      given: { 'lambda:ListEventSourceMappings': account.mapping({ State: 'Disabled' }) },
    },
    ...{ state: 'wrong', says: /is Disabled: no e-mail/, todo: /--uuid a1b2 --enabled/ },
  },
  {
    ...{
      check: 'stream',
      given: { 'lambda:ListEventSourceMappings': answers.jsonAnswer({ EventSourceMappings: [] }) },
    },
    ...{ state: 'wrong', says: /Nothing starts portal-prod-send-emails/, todo: /npm run deploy/ },
  },
  {
    check: 'stream',
    given: {
      'lambda:ListEventSourceMappings': account.mapping({
        LastProcessingResult: 'PROBLEM: Function call failed',
      }),
    },
    ...{ state: 'wrong', says: /PROBLEM: Function call failed/, todo: /Mail is down/ },
  },
  { check: 'recovery', state: 'ok', says: /last 35 days/ },
  {
    ...{
      check: 'recovery',
      given: {
        'dynamodb:DescribeContinuousBackups': account.recovery({ PointInTimeRecoveryStatus: 'DISABLED' }),
      },
    },
    ...{ state: 'wrong', says: /is off/, todo: /update-continuous-backups/ },
  },
  {
    ...{
      check: 'recovery',
      given: { 'dynamodb:DescribeContinuousBackups': account.recovery({ RecoveryPeriodInDays: 7 }) },
    },
    ...{ state: 'wrong', says: /for 7 days, not 35/, todo: /npm run deploy/ },
  },
  {
    ...{
      check: 'recovery',
      given: {
        'dynamodb:DescribeContinuousBackups': account.recovery({ LatestRestorableDateTime: 1_795_500_000 }),
      },
    },
    ...{ state: 'wrong', says: /is \d+ minutes ago/, todo: /AWS Support/ },
  },
  { check: 'copies', state: 'ok', says: /have reached arn:aws:backup:eu-west-1/ },
  {
    ...{ check: 'copies', given: { 'backup:ListCopyJobs': account.copyJobs('DynamoDB') } },
    ...{
      state: 'wrong',
      says: /No backup of S3 has reached arn.* in the last 48 hours/,
      todo: /--by-state FAILED/,
    },
  },
  { check: 'fees', state: 'ok', says: /fee schedule of 2026-11-01/ },
  {
    ...{ check: 'fees', given: { 'dynamodb:Query': account.inForce({ 'FEE-SCHEDULE': { sample: true } }) } },
    ...{ state: 'wrong', says: /is the sample/, todo: /two people of accounts/ },
  },
  {
    ...{ check: 'fees', given: { 'dynamodb:Query': account.inForce({ 'FEE-SCHEDULE': { sample: true } }) } },
    ...{ settings: dev, state: 'ok', says: /enough for tests/ },
  },
  {
    ...{ check: 'fees', given: { 'dynamodb:Query': account.inForce({ 'FEE-SCHEDULE': null }) } },
    ...{ state: 'wrong', says: /No fee schedule/, todo: /npm run data:fees/ },
  },
  {
    ...{
      check: 'fees',
      given: { 'dynamodb:Query': answers.jsonError('ResourceNotFoundException', 'No table') },
    },
    ...{ state: 'wrong', says: /not in the account/, todo: /Deploy first/ },
  },
  { check: 'terms', state: 'ok', says: /registration term of 2026-11-01/ },
  {
    ...{ check: 'terms', given: { 'dynamodb:Query': account.inForce({ TERM: null }) } },
    ...{ state: 'wrong', says: /sample of the registration term/, todo: /registration-terms/ },
  },
]

describe('a check', () => {
  test.each(cases.map((one) => [`${one.check}: ${one.state}, ${one.says.source}`, one] as const))(
    'finds %s',
    async (_name, { check, given = {}, settings, state, says, todo }) => {
      const finding = await ask(check, given, settings)
      expect(finding).toEqual({
        state,
        says: expect.stringMatching(says),
        ...(todo && { todo: expect.stringMatching(todo) }),
      })
    },
  )

  const asking = checks.filter(({ rights }) => rights.length > 0)
  test.each(asking.map(({ name, rights }) => [name, rights[0]!] as const))(
    '%s that may not ask is unknown and names %s',
    async (name, right) => {
      expect(await ask(name, { [right]: answers.denied(right) })).toEqual({
        state: 'unknown',
        says: 'Your credentials may not ask this.',
        todo: expect.stringContaining(`Grant ${right} to`),
      })
    },
  )

  test('that AWS does not answer is unknown', async () => {
    const given = { 'ses:GetAccount': answers.jsonError('InternalFailure', 'Try again', 400) }
    expect(await ask('mail', given)).toMatchObject({
      state: 'unknown',
      says: 'AWS did not answer as expected (InternalFailure).',
    })
  })

  test('is tried both ways', () => {
    const tried = checks.map(({ name }) => [
      name,
      new Set(cases.filter(({ check }) => check === name).map(({ state }) => state)),
    ])
    expect(tried).toEqual(checks.map(({ name }) => [name, new Set(['ok', 'wrong'])]))
  })
})

describe('the whole examination', () => {
  const examined = async (given: Answers) => {
    const { asked } = await recordedAws({ ...account.healthyAccount, ...given })
    const lines: string[] = []
    const on = { ...openAccount(prod), now: account.answeredAt, needs: async () => needs }
    return { well: await examine(checks, on, (line) => lines.push(line)), lines, asked }
  }

  test('has a line for each check, and is well where all are', async () => {
    const { well, lines } = await examined({})
    expect(well).toBe(true)
    expect(lines.map((line) => line.split(/ +/).slice(0, 2))).toEqual(checks.map(({ name }) => ['ok', name]))
  })

  test('goes on after what is wrong or unknown, and is not well then', async () => {
    const { well, lines } = await examined({
      'ses:GetAccount': answers.denied('ses:GetAccount'),
      'dynamodb:Query': account.inForce({ TERM: null }),
    })
    expect(well).toBe(false)
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
      'unknown  mail          Your credentials may not ask this.',
      expect.stringMatching(/^ {23}Grant ses:GetAccount/),
      expect.stringMatching(/^wrong {4}terms/),
      expect.stringMatching(/^ {23}Have a registrar/),
    ])
  })

  test('asks nothing more of another account', async () => {
    const { well, lines, asked } = await examined({
      'sts:GetCallerIdentity': answers.callerIdentity('999999999999'),
    })
    expect([well, asked, lines.at(-1)]).toEqual([
      false,
      ['sts:GetCallerIdentity'],
      'Nothing more was asked: first the account has to be the right one.',
    ])
  })

  test('only reads: no right that it takes changes anything', () => {
    const rights = checks.flatMap(({ rights }) => rights)
    expect(rights.filter((right) => !/:(Get|List|Describe|Query)/.test(right))).toEqual([])
    expect(questions(checks)).toHaveLength(checks.length)
  })

  test('ends the command with status 1 unless all is ok', async () => {
    const { env } = await recordedAws(account.healthyAccount)
    const command = promisify(execFile)(process.execPath, ['infra/doctor/run.ts', '--env', 'prod'], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    await expect(command).rejects.toMatchObject({
      code: 1,
      stderr: '',
      stdout: expect.stringMatching(
        /^wrong {4}settings {6}infra\/settings.ts still holds.*\n.*\nwrong {4}account/,
      ),
    })
  })
})
