/** What a deployment needs of the account itself: cases of the doctor's checks. */
import * as account from '#tests/support/aws/account-answers.ts'
import * as answers from '#tests/support/aws/answers.ts'
import { type Case, dev, prod } from './ask.ts'

export const accountCases: Case[] = [
  { check: 'settings', state: 'ok', says: /^No field is a placeholder/ },
  {
    ...{
      check: 'settings',
      settings: { ...prod, alarmAddress: 'operations@council.example' },
      state: 'wrong',
    },
    ...{ says: /placeholders for prod: alarmAddress \(operations@council.example\)\.$/, todo: /commit/ },
  },
  { check: 'account', state: 'ok', says: /^Account 123456789012 in eu-central-1, and in us-east-1 for/ },
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
    ...{ state: 'wrong', says: /^us-east-1 of this account has no CDK resources/, todo: /us-east-1 / },
  },
  {
    check: 'bootstrap',
    given: { 'cloudformation:DescribeStacks': answers.noStack('CDKToolkit') },
    ...{
      state: 'wrong',
      says: /no CDK resources/,
      todo: /npx cdk bootstrap aws:\/\/123456789012\/us-east-1 .*policies arn:aws:iam::123456789012:policy\/portal-prod-execution/,
    },
  },
  {
    check: 'bootstrap',
    given: {
      'cloudformation:DescribeStacks': answers.stack(
        'CDKToolkit',
        'UPDATE_COMPLETE',
        { BootstrapVersion: '28' },
        '',
      ),
    },
    ...{
      state: 'wrong',
      says: /has more rights than/,
      todo: /deploy:rights -- --env prod, then: npx cdk bootstrap/,
    },
  },
  { check: 'cloudfront', state: 'ok', says: /has a distribution/ },
  {
    ...{ check: 'cloudfront', given: { 'cloudfront:ListDistributions': answers.distributions(0) } },
    ...{ state: 'wrong', says: /nobody has noted/, todo: /AWS Support/ },
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
  { check: 'trail', state: 'ok', says: /portal-prod-eu-central-1 records changes/ },
  {
    ...{ check: 'trail', given: { 'cloudtrail:GetTrailStatus': answers.jsonAnswer({ IsLogging: false }) } },
    ...{
      state: 'wrong',
      says: /portal-prod-eu-central-1 is switched off/,
      todo: /start-logging --name portal-prod-eu-central-1/,
    },
  },
  {
    check: 'trail',
    given: {
      'cloudtrail:GetTrailStatus': answers.jsonAnswer({
        IsLogging: true,
        LatestDeliveryError: 'AccessDenied',
      }),
    },
    ...{ state: 'wrong', says: /cannot write its records: AccessDenied/, todo: /npm run deploy/ },
  },
  {
    check: 'trail',
    given: { 'cloudtrail:GetTrailStatus': answers.jsonError('TrailNotFoundException', 'Unknown trail') },
    ...{ state: 'wrong', says: /not in the account/, todo: /Deploy first/ },
  },
  { check: 'budget', state: 'ok', says: /100 USD a month/ },
  {
    ...{ check: 'budget', given: { 'budgets:ViewBudget': account.budget('10') } },
    ...{ state: 'wrong', says: /is 10 USD a month, not 100/, todo: /npm run deploy/ },
  },
  {
    check: 'budget',
    given: { 'budgets:ViewBudget': answers.jsonError('NotFoundException', 'No budget') },
    ...{ state: 'wrong', says: /not in the account/, todo: /Deploy first/ },
  },
]
