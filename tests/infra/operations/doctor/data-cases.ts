/** What brings data back, and what the council has set: cases of the doctor's checks. */
import * as account from '#tests/support/aws/account-answers.ts'
import * as answers from '#tests/support/aws/answers.ts'
import { type Case, dev } from './ask.ts'

export const dataCases: Case[] = [
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
