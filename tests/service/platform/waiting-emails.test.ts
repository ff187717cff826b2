/** E-mails that the mail service does not allow: they hold up no other, wait, and are tried again by the daily work. */
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { beforeEach, expect, test } from 'vitest'
import { dailyWork } from '#functions/workers/daily-work.ts'
import { sendEmails } from '#functions/workers/worker.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const clock = aClock()
const dayInSeconds = 24 * 60 * 60
const stack = await openStack({ clock: clock.now })
beforeEach(() => {
  stack.localStack.mailbox.heal()
  stack.lines.length = 0
})

interface Stored {
  id: string
  kind: string
  outcome?: string
  failures?: number
  waiting_since?: string
}

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
const nextDay = async () => {
  clock.turn(dayInSeconds)
  await dailyWork(stack.services)()
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

    await nextDay()
    expect(await waiting()).toBe(before)
    expect(await deliver(await newEmailOf(first.userId, [first.id]))).toEqual([])
    expect(first.received()).toBe(1)
  },
)

test('being forbidden counts: the tenth time it is given up; an address that is not verified waits for thirty days', async () => {
  const [forbidden, unverified] = [await anEmail(), await anEmail()]
  const ids = [[forbidden.id], [unverified.id]] as [string[], string[]]
  const last = (one: 0 | 1) => ids[one].at(-1) ?? ''
  for (let time = 1; time <= 10; time++) {
    stack.localStack.mailbox.fail('forbidden', 1)
    expect(await deliver(last(0))).toEqual([])
    stack.localStack.mailbox.fail('not-verified', 1)
    expect(await deliver(last(1))).toEqual([])
    await nextDay()
    for (const [one, { userId }] of [forbidden, unverified].entries())
      ids[one as 0 | 1].push(await newEmailOf(userId, ids[one as 0 | 1]))
  }
  expect([ids[0].length, last(0), last(1) !== '']).toEqual([11, '', true])
  expect(events()).toContainEqual(['EMAIL_GIVEN_UP', 'forbidden'])

  const kept = (await stack.services.emails.read(last(1))) as Stored
  expect([kept.failures, kept.waiting_since !== undefined]).toEqual([0, true])
  stack.localStack.mailbox.fail('not-verified', 1)
  await deliver(last(1))
  clock.turn(21 * dayInSeconds)
  await nextDay()
  expect([await waiting(), await newEmailOf(unverified.userId, ids[1])]).toEqual([0, ''])
  expect([forbidden.received(), unverified.received()]).toEqual([0, 0])
})
