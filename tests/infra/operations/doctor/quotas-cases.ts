/** How much the account allows: cases of the doctor's checks. */
import * as account from '#tests/support/aws/account-answers.ts'
import * as answers from '#tests/support/aws/answers.ts'
import { type Case, dev, prod } from './ask.ts'

export const quotasCases: Case[] = [
  {
    check: 'concurrency',
    state: 'ok',
    says: /^1000 functions may run at once, 381 are needed, 421 while `packaging` is changed\.$/,
  },
  {
    check: 'concurrency',
    given: {
      'lambda:GetAccountSettings': answers.jsonAnswer({ AccountLimit: { ConcurrentExecutions: 420 } }),
    },
    settings: { ...prod, concurrencyOfAccount: 420 },
    state: 'ok',
    says: /381 are needed; before `packaging` is changed, ask for 421: both sets/,
  },
  {
    check: 'concurrency',
    settings: dev,
    needing: { reserved: 0, reservedWhileSwitching: 0 },
    state: 'ok',
    says: /^1000 functions may run at once, and none are reserved\.$/,
  },
  {
    check: 'concurrency',
    given: {
      'lambda:GetAccountSettings': { ...answers.jsonAnswer({ AccountLimit: { ConcurrentExecutions: 380 } }) },
    },
    ...{
      state: 'wrong',
      says: /may run 380 functions at once; 381 are needed, of which 281/,
      todo: /L-B99A9384 --desired-value 1000; or begin small: set concurrencyOfAccount to 380/,
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
]
