/** What sends e-mails, and whom alarms reach: cases of the doctor's checks. */
import * as account from '#tests/support/aws/account-answers.ts'
import * as answers from '#tests/support/aws/answers.ts'
import { type Case, dev, prod } from './ask.ts'

export const messagesCases: Case[] = [
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
    ...{ check: 'alarms', settings: { ...prod, region: 'cn-north-1' } },
    needing: {
      confirmations: [{ region: 'cn-north-1', topic: 'portal-prod-alarms', address: 'nobody@else.pk' }],
    },
    ...{ state: 'wrong', says: /does not get/, todo: /--topic-arn arn:aws-cn:sns:cn-north-1:/ },
  },
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
  { check: 'raised', state: 'ok', says: /No alarm is raised in eu-central-1 or us-east-1/ },
  {
    check: 'raised',
    given: {
      'cloudwatch:DescribeAlarms': ({ region }) =>
        account.raised(...(region === 'us-east-1' ? ['portal-prod-cloudfront-errors'] : [])),
    },
    ...{
      state: 'wrong',
      says: /^Raised: portal-prod-cloudfront-errors \(us-east-1\)\.$/,
      todo: /its heading/,
    },
  },
  { check: 'lost-mail', state: 'ok', says: /No e-mail/ },
  {
    ...{ check: 'lost-mail', given: { 'sqs:GetQueueAttributes': account.held(2) } },
    ...{
      state: 'wrong',
      says: /^EmailsFailed holds 2, EmailEventsFailed holds 2\.$/,
      todo: /emails-given-up/,
    },
  },
  {
    ...{ check: 'lost-mail', given: { 'sqs:ListQueues': answers.jsonAnswer({}) } },
    ...{ state: 'wrong', says: /no queue EmailsFailed/, todo: /npm run deploy/ },
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
]
