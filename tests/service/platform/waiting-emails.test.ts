/** E-mails that have to wait: those that the mail service does not allow, and those that nobody waits for. They hold up no other. */
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { beforeEach, expect, test } from 'vitest'
import { putPaced } from '#functions/platform/outbox/paced-emails.ts'
import { minuteWork } from '#functions/workers/minute-work.ts'
import { sendEmails } from '#functions/workers/worker.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'

const clock = aClock()
const dayInSeconds = 24 * 60 * 60
const stack = await openStack({ clock: clock.now })
beforeEach(() => {
  stack.localStack.mailbox.heal()
  stack.lines.length = 0
})

const deliver = async (...ids: string[]) => {
  const Records = ids.map((id) => ({ dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id } }))
  const event = { Records } as unknown as DynamoDBStreamEvent
  const { batchItemFailures } = await sendEmails(stack.services)(event)
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}
const scanned = async (prefix: string) => {
  const { Items } = await stack.localStack.call<{ Items: Record<string, Record<string, string>>[] }>(
    'DynamoDB_20120810.Scan',
    {
      TableName: 'portal',
      FilterExpression: 'begins_with(pk, :pk)',
      ExpressionAttributeValues: { ':pk': { S: prefix } },
    },
  )
  return Items
}
const waiting = async () => (await scanned('WAITING-EMAILS')).length
/** The e-mail that went into the outbox for this account last, after those that are known. */
const newEmailOf = async (userId: string, known: string[]): Promise<string> => {
  const items = await scanned('OUTBOX#')
  const own = items.find(
    ({ id, user_id, kind }) =>
      user_id?.S === userId && kind?.S === 'password-reset' && !known.includes(id?.S ?? ''),
  )
  return own?.id?.S ?? ''
}
const anEmail = async () => {
  const person = aPerson()
  const { user } = (await stack.invoke('auth.register', { body: person })).body.data
  const id = stack.services.newId()
  await stack.services.emails.put({ id, kind: 'password-reset', user_id: user.id }, clock.now())
  const received = () => stack.localStack.mailbox.emails().filter(({ to }) => to === person.email).length
  return { id, userId: user.id as string, received }
}
/** @param seconds the pause until then is as long as the e-mail has waited, and a day at most */
const later = async (seconds = dayInSeconds) => {
  clock.turn(seconds)
  await minuteWork(stack.services)()
}
const events = () => stack.lines.map(({ event, outcome, errorCode }) => [event, outcome ?? errorCode])

test.each(['not-verified', 'forbidden'] as const)(
  'an e-mail that is %s holds up no other, is named in the log, and is sent once it is allowed',
  async (fault) => {
    const [first, second] = [await anEmail(), await anEmail()]
    const before = await waiting()
    stack.localStack.mailbox.fail(fault, 1)
    expect(await deliver(first.id, second.id)).toEqual([])
    expect([first.received(), second.received()]).toEqual([0, 1])
    expect(events()).toContainEqual(['EMAIL', fault])
    expect(await deliver(first.id)).toEqual([]) // delivered twice, it still waits
    expect([first.received(), await waiting()]).toEqual([0, before + 1])

    await later(30)
    expect(await waiting()).toBe(before + 1)
    await later(60)
    expect(await waiting()).toBe(before)
    expect(await deliver(await newEmailOf(first.userId, [first.id]))).toEqual([])
    expect(first.received()).toBe(1)
  },
)

test('each pause is as long as the e-mail has waited, and a day at most; after thirty days nobody waits for it', async () => {
  const { id, userId, received } = await anEmail()
  const ids = [id]
  const started = clock.now().getTime()
  const triedAfterMinutes = []
  while (ids.at(-1) !== '') {
    triedAfterMinutes.push(Math.round((clock.now().getTime() - started) / 60_000))
    stack.localStack.mailbox.fail('not-verified', 1)
    expect(await deliver(ids.at(-1) ?? '')).toEqual([])
    const [next] = await scanned('WAITING-EMAILS')
    await later((Date.parse(next?.at?.S ?? '') - clock.now().getTime()) / 1000 + 0.001)
    ids.push(await newEmailOf(userId, ids))
  }
  expect(triedAfterMinutes.slice(0, 12)).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024])
  const days = (triedAfterMinutes.at(-1) ?? 0) / (24 * 60)
  expect([Math.floor(days), received()]).toEqual([29, 0])
})

test('twenty reminders a minute leave the list of those that nobody waits for, so that no other stands behind thousands', async () => {
  const { services, localStack } = stack
  const { userId } = await anEmail()
  const before = (await scanned('OUTBOX#')).length
  const reminders = Array.from({ length: 50 }, () =>
    putPaced({ id: services.newId(), kind: 'renewal-reminder', user_id: userId }, clock.now()),
  )
  await tableOf(localStack).transact(reminders)
  const left = []
  for (let minute = 0; minute < 3; minute++) {
    await minuteWork(services)()
    left.push((await scanned('PACED-EMAILS')).length)
  }
  expect(left).toEqual([30, 10, 0])
  expect((await scanned('OUTBOX#')).length).toBe(before + 50)
})
