/** What becomes of an e-mail for each error of SES; the mailbox of one machine gives few of them. */
import {
  AccountSendingPausedException,
  ConfigurationSetDoesNotExistException,
  MailFromDomainNotVerifiedException,
  MessageRejected,
  SESClient,
  SESServiceException,
  SendEmailCommand,
} from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createEmailSender } from '#functions/platform/outbox/sender.ts'

const ses = mockClient(SESClient)
beforeEach(() => void ses.reset())
afterAll(() => ses.restore())

const sender = createEmailSender('no-reply@council.example', {
  settings: {} as never,
  limit: (client) => client,
})
const message = { to: 'ayesha@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const email = { id: 'an-id', kind: 'welcome' } as const

const answer = (httpStatusCode: number) => ({ message: 'From SES', $metadata: { httpStatusCode } })
/** An error that has no class of its own in the SDK. */
const named = (name: string, status = 400) =>
  new SESServiceException({ name, $fault: status < 500 ? 'client' : 'server', ...answer(status) })
const connection = (code: string) => Object.assign(new Error(code), { code })
const notVerified = 'Email address is not verified. The following identities failed the check: them'

test.each<[string, Error]>([
  ['refused', new MessageRejected(answer(400))],
  ['refused', named('InvalidParameterValue')],
  ['not-verified', new MessageRejected({ ...answer(400), message: notVerified })],
  ['not-verified', new MailFromDomainNotVerifiedException(answer(400))],
  ['forbidden', named('AccessDenied', 403)],
  ['forbidden', named('InvalidClientTokenId', 403)],
  ['unavailable', named('Throttling')],
  ['unavailable', named('LimitExceededException')],
  ['unavailable', new AccountSendingPausedException(answer(400))],
  ['unavailable', new ConfigurationSetDoesNotExistException(answer(400))],
  ['unavailable', named('ServiceUnavailable', 503)],
  ['unavailable', connection('ECONNREFUSED')],
  ['unsure', connection('ECONNRESET')],
  ['unsure', Object.assign(new Error('too late'), { name: 'TimeoutError' })],
])('an e-mail is %s after %s, and SES was asked once', async (outcome, error) => {
  ses.on(SendEmailCommand).rejects(error)
  expect(await sender.send(message, email)).toBe(outcome)
  expect(ses.calls()).toHaveLength(1)
})

test('an e-mail is sent with its kind and its id, which come back with each event', async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: 'one' })
  expect(await sender.send(message, email)).toBe('sent')
  expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    Source: 'no-reply@council.example',
    Destination: { ToAddresses: ['ayesha@example.com'] },
    Tags: [{ Value: 'welcome' }, { Value: 'an-id' }],
  })
})
