/** E-mails are sent once, after an outage later, and the table never holds a link. */
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { beforeEach, expect, test } from 'vitest'
import { sendEmails } from '#functions/workers/worker.ts'
import { aCouncil } from '#tests/support/cases/council.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const clock = aClock()
const stack = await openStack({ clock: clock.now })
beforeEach(() => stack.localStack.mailbox.heal())

const record = (id: string) => ({ dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id } })
const deliver = (...ids: string[]) =>
  sendEmails(stack.services)({ Records: ids.map(record) } as DynamoDBStreamEvent).then(
    ({ batchItemFailures }) => batchItemFailures.map(({ itemIdentifier }) => itemIdentifier),
  )

const aEmail = async () => {
  const person = aPerson()
  const { body } = await stack.invoke('auth.register', { body: person }) // whose welcome e-mail nobody delivers here
  const id = stack.services.newId()
  await stack.services.emails.put({ id, kind: 'password-reset', user_id: body.data.user.id }, clock.now())
  return { id, email: person.email, userId: body.data.user.id as string }
}
const emailsTo = (email: string) =>
  stack.localStack.mailbox.emails().filter((message) => message.to.includes(email))

const listOf = (userId: string) => stack.services.sentEmails.of(userId)

test('an outbox record that is delivered repeatedly is sent once, and listed once for its reader', async () => {
  const { id, email, userId } = await aEmail()
  expect(await deliver(id)).toEqual([])
  expect(await deliver(id, id)).toEqual([])
  expect(emailsTo(email)).toHaveLength(1)
  const sent_at = clock.now().toISOString()
  expect(await listOf(userId)).toEqual([{ sent_at, subject: 'Set a new password', to: email }])
})

test('an e-mail that was sent while its account was removed is settled and leaves no line', async () => {
  const { id, userId } = await aEmail()
  const { accounts, emails } = stack.services
  const [email, account] = [await emails.read(id), await accounts.read(userId)]
  const attempt = { requestId: 'r', now: clock.now() }
  if (!email || !account) throw new Error('There is neither')
  expect(await stack.services.accountRemovals.begin(account, null, attempt)).toBe(true)
  await emails.settleSent(email, { to: 'a@example.com', subject: 'Hello', text: '', html: '' }, clock.now())
  expect([await emails.isSettled(id), await listOf(userId)]).toEqual([true, []])
})

test('an e-mail ends with the council’s name, address, phone and hours, once they are filled in', async () => {
  const { councilSettings, newId } = stack.services
  const [before, after] = [await aEmail(), await aEmail()]
  await deliver(before.id)
  expect(emailsTo(before.email)[0]?.text).toMatch(/\n———\n\nPharmacy Council\n$/)
  const attempt = { requestId: newId(), now: clock.now() }
  await councilSettings.change(await councilSettings.read(), aCouncil, { id: 'a', name: 'Ali' }, attempt)
  await deliver(after.id)
  const [sent] = emailsTo(after.email)
  expect(sent?.text).toMatch(
    /\n\nPunjab Pharmacy Council\n2-A Birdwood Road, Jail Road, Lahore\. Telephone .*\n$/,
  )
  expect(sent?.html).toContain(
    '>Punjab Pharmacy Council<br><span style="white-space:nowrap">2-A</span> Birdwood Road',
  )
})

test('an e-mail to the address in an old book is not listed for who claims the number', async () => {
  const { id, userId: user_id } = await aEmail()
  const told = { id, kind: 'book-address-told', user_id, at: clock.now().toISOString() } as const
  const message = { to: 'in.the.book@example.com', subject: 'Hello', text: '', html: '' }
  await stack.services.emails.settleSent(told, message, clock.now())
  expect([await stack.services.emails.isSettled(id), await listOf(user_id)]).toEqual([true, []])
})

test('two workers at the same time send an e-mail once', async () => {
  const { id, email } = await aEmail()
  await Promise.all(Array.from({ length: 10 }, () => deliver(id)))
  expect(emailsTo(email)).toHaveLength(1)
})

test('during a mail outage the record is reported as failed and sent later', async () => {
  const { id, email } = await aEmail()
  stack.localStack.mailbox.fail('unavailable')
  expect(await deliver(id)).toEqual([id])
  expect(emailsTo(email)).toHaveLength(0)
  stack.localStack.mailbox.heal()
  expect(await deliver(id)).toEqual([])
  expect(emailsTo(email)).toHaveLength(1)
})

test('an e-mail that SES refuses permanently does not block others', async () => {
  const [poison, good] = [await aEmail(), await aEmail()]
  stack.localStack.mailbox.fail('reject', 1)
  expect(await deliver(poison.id, good.id)).toEqual([])
  expect([emailsTo(poison.email).length, emailsTo(good.email).length]).toEqual([0, 1])
})

test('an e-mail that keeps failing is given up at last, and the others are sent', async () => {
  const [poison, good] = [await aEmail(), await aEmail()]
  const reading = stack.services.accounts.read
  const { user_id } = (await stack.services.emails.read(poison.id)) as { user_id: string }
  const services = {
    ...stack.services,
    accounts: {
      ...stack.services.accounts,
      read: (id: string) => (id === user_id ? Promise.reject(new TypeError('poison')) : reading(id)),
    },
  }
  const deliverBoth = () =>
    sendEmails(services)({ Records: [poison.id, good.id].map(record) } as DynamoDBStreamEvent)
  for (let failure = 1; failure < 10; failure++)
    expect((await deliverBoth()).batchItemFailures).toEqual([{ itemIdentifier: poison.id }])

  expect((await deliverBoth()).batchItemFailures).toEqual([])
  expect((await deliverBoth()).batchItemFailures).toEqual([])
  expect([emailsTo(poison.email).length, emailsTo(good.email).length]).toEqual([0, 1])
  const given = stack.lines.filter(({ event }) => event === 'EMAIL_GIVEN_UP')
  expect(given).toEqual([expect.objectContaining({ outboxId: poison.id, errorCode: 'TypeError' })])
})

test('after a lost answer an e-mail is sent again only when its claim has expired', async () => {
  const { id, email, userId } = await aEmail()
  stack.localStack.mailbox.fail('lost-answer', 1)
  expect(await deliver(id)).toEqual([id])
  expect(await deliver(id)).toEqual([id])
  expect(emailsTo(email)).toHaveLength(1)
  clock.turn(61)
  expect(await deliver(id)).toEqual([])
  expect(emailsTo(email).length).toBeLessThanOrEqual(2)
  expect(await listOf(userId)).toHaveLength(1)
})

test('an e-mail whose answers are lost is sent three times at most, and the link of each copy works', async () => {
  const { id, email } = await aEmail()
  stack.localStack.mailbox.fail('lost-answer', 5)
  for (const failed of [[id], [id], [id], []]) {
    expect(await deliver(id)).toEqual(failed)
    clock.turn(61)
  }
  stack.localStack.mailbox.heal()
  const tokens = emailsTo(email).map(({ text }) => /reset-password\/([\w-]{43})\?/.exec(text)?.[1] ?? '')
  expect(new Set(tokens).size).toBe(3)
  const open = (token: string) => stack.invoke('auth.checkResetLink', { body: { token, email } })
  for (const token of tokens) expect((await open(token)).status).toBe(200)
  const body = {
    token: tokens[1],
    email,
    password: 'blue-kettle-morning',
    password_confirmation: 'blue-kettle-morning',
  }
  expect((await stack.invoke('auth.resetPassword', { body })).status).toBe(200)
  for (const token of tokens) expect((await open(token)).status).toBe(422)
})

test('an e-mail whose link is no longer valid is not sent, and the table never contains the link', async () => {
  const id = stack.services.newId()
  await stack.services.emails.put({ id, kind: 'void', user_id: 'nobody' }, clock.now())
  const before = stack.localStack.mailbox.emails().length
  expect(await deliver(id)).toEqual([])
  expect(stack.localStack.mailbox.emails()).toHaveLength(before)

  const { id: real, email } = await aEmail()
  await deliver(real)
  const token = /reset-password\/([\w-]{43})\?/.exec(emailsTo(email)[0]?.text ?? '')?.[1] ?? ''
  expect(token).toHaveLength(43)
  const { Items } = await stack.localStack.call<{ Items: unknown[] }>('DynamoDB_20120810.Scan', {
    TableName: 'portal',
  })
  expect(JSON.stringify(Items)).not.toContain(token)
  expect(JSON.stringify(stack.lines)).not.toContain(email)
})
