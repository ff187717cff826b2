import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { expect, test } from 'vitest'
import { readEmailEvent } from '#functions/workers/email-events/read-event.ts'
import { localPages } from '#infra/local/mailbox/local-pages.ts'
import { startMailbox } from '#infra/local/mailbox/mailbox.ts'
import type { MailFault } from '#infra/local/mailbox/outcomes.ts'
import type { SesEvent } from '#infra/local/mailbox/ses-events.ts'
import { aFolder, credentials, region, stopped } from '#tests/support/files/temporary-folder.ts'
import { until } from '#tests/support/waiting/until.ts'

const sender = 'no-reply@council.example'
const portal = 'http://127.0.0.1:3000'

const aMailbox = async (dataDir?: string) => {
  const folder = dataDir ?? (await aFolder())
  const mailbox = await stopped(startMailbox({ dataDir: folder, port: 0, credentials, sender }))
  const ses = new SESClient({ endpoint: mailbox.endpoint, region, credentials, maxAttempts: 1 })
  return { folder, mailbox, ses, page: localPages(mailbox.emails, portal) }
}
const email = (
  given: { subject?: string; text?: string; html?: string; to?: string[]; source?: string } = {},
) =>
  new SendEmailCommand({
    Source: given.source ?? sender,
    Destination: { ToAddresses: given.to ?? ['a+b@example.com'] },
    Message: {
      Subject: { Data: given.subject ?? 'Hello & welcome' },
      Body: { Text: { Data: given.text ?? 'Grüße\nسلام' }, Html: { Data: given.html ?? '<p>Hi</p>' } },
    },
  })

test('the mailbox keeps e-mails as they were sent, newest first, also after a restart', async () => {
  const { ses, mailbox, folder, page } = await aMailbox()
  const { MessageId } = await ses.send(email())
  await ses.send(email({ subject: 'Second', to: ['c@example.com', 'd@example.com'] }))

  const emails = JSON.parse(page('/__local/mail')!.body)

  expect(emails).toMatchObject([
    { subject: 'Second', to: 'c@example.com, d@example.com' },
    {
      id: MessageId,
      subject: 'Hello & welcome',
      to: 'a+b@example.com',
      text: 'Grüße\nسلام',
      html: '<p>Hi</p>',
    },
  ])
  expect(Date.parse(emails[0].at)).toBeGreaterThan(Date.parse(emails[1].at))
  await mailbox.stop()
  expect((await aMailbox(folder)).mailbox.emails()).toEqual(emails)
})

test.each<[MailFault, string, number]>([
  ['unavailable', 'ServiceUnavailable', 503],
  ['reject', 'MessageRejected', 400],
  ['not-verified', 'MessageRejected', 400],
  ['forbidden', 'AccessDenied', 403],
])('the mailbox can simulate a failure: %s', async (fault, name, httpStatusCode) => {
  const { ses, mailbox } = await aMailbox()
  mailbox.fail(fault, 2)
  for (const _ of [1, 2])
    await expect(ses.send(email())).rejects.toMatchObject({ name, $metadata: { httpStatusCode } })
  expect(mailbox.emails()).toEqual([])
  await ses.send(email())
  expect(mailbox.emails()).toHaveLength(1)
})

test.each([
  ['ayesha@example.com', ['Delivery']],
  ['bounce@simulator.amazonses.com', ['Bounce']],
  ['Bounce+anything@example.com', ['Bounce']],
  ['bouncer@example.com', ['Delivery']],
  ['suppressionlist@example.com', ['Bounce']],
  ['mailbox-full+1@example.com', ['Bounce']],
  ['complaint@simulator.amazonses.com', ['Delivery', 'Complaint']],
])('the mailbox tells what becomes of an e-mail to %s, with its tags', async (to, expected) => {
  const { ses, mailbox } = await aMailbox()
  const told: SesEvent[] = []
  mailbox.subscribe((event) => told.push(event))
  const { input } = email({ to: [to] })
  await ses.send(new SendEmailCommand({ ...input, Tags: [{ Name: 'outbox-id', Value: 'an-id' }] }))
  await until(async () => told.length === expected.length, 'the events')
  expect(told.map(({ detail }) => detail.eventType)).toEqual(expected)
  for (const event of told)
    expect(readEmailEvent(event)).toMatchObject({ id: 'an-id', recipients: [to.toLowerCase()] })
})

test('the mailbox refuses a tag that SES refuses', async () => {
  const { ses } = await aMailbox()
  const { input } = email()
  const tagged = new SendEmailCommand({ ...input, Tags: [{ Name: 'kind', Value: 'two words' }] })
  await expect(ses.send(tagged)).rejects.toMatchObject({ name: 'InvalidParameterValue' })
})

test('the mailbox can accept an e-mail and lose the answer', async () => {
  const { ses, mailbox } = await aMailbox()
  mailbox.fail('lost-answer')
  await expect(ses.send(email())).rejects.toThrow()
  expect(mailbox.emails()).toHaveLength(1)
})

test('the mailbox refuses what SES refuses', async () => {
  const { ses, mailbox, folder } = await aMailbox()
  const other = email({ source: 'somebody@example.com' })
  await expect(ses.send(other)).rejects.toMatchObject({ name: 'MessageRejected' })
  const injected = email({ subject: 'Hello\r\nBcc: victim@example.com' })
  await expect(ses.send(injected)).rejects.toMatchObject({ name: 'InvalidParameterValue' })
  await expect(ses.send(email({ to: [] }))).rejects.toMatchObject({ name: 'InvalidParameterValue' })
  const unsigned = await fetch(mailbox.endpoint, { method: 'POST', body: 'Action=SendEmail' })
  expect(unsigned.status).toBe(403)
  expect(await readdir(join(folder, 'mail'))).toEqual([])
})

test('the mailbox shows e-mails as text, and only links to the portal are links', async () => {
  const { ses, page } = await aMailbox()
  const reset = `${portal}/auth/reset-password/abc?email=a%40b.c&x=1`
  await ses.send(
    email({
      subject: '<img src=x onerror=alert(1)>',
      text: `Open ${reset}. Not ${portal}.evil.example/x or http://127.0.0.1:30001/ or javascript:alert(1) <script>alert(1)</script>`,
      html: '<script>alert(2)</script>',
    }),
  )

  const { body, type } = page('/__local/inbox')!

  expect(type).toBe('text/html; charset=utf-8')
  const shown = reset.replace('&', '&amp;')
  expect(body).toContain(`<a href="${shown}">${shown}</a>.`)
  expect(body.match(/<pre>.*<\/pre>/s)![0].match(/<a /g)).toHaveLength(1)
  expect(body).not.toMatch(/<script|<img|<[^>]+ (style|on\w+)=/)
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page('/__local/inbox.css')!.type).toBe('text/css; charset=utf-8')
  expect(page('/__local/other')).toBeUndefined()
})
