/** A mail service that breaks: no e-mail holds up another, and none goes twice unless the answer to its sending was lost. */
import { randomUUID } from 'node:crypto'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, expect, test } from 'vitest'
import { sendEmails } from '#functions/workers/worker.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { patientLimits } from '#tests/support/portal/test-dependencies.ts'
import {
  type FaultyNeighbour,
  type NeighbourFault,
  neighbourFaults,
  startFaultyNeighbour,
} from '#tests/support/stand-ins/faulty-neighbour.ts'
import { until } from '#tests/support/waiting/until.ts'

const clock = aClock()
const callLimits = { ...patientLimits }
const claimInSeconds = 60
/** The mail service has the e-mail, and the portal cannot know. */
const answerLost: NeighbourFault[] = ['reset-after', 'stalling', 'late']

let mail: FaultyNeighbour
let database: FaultyNeighbour
const stack = await openStack({ callLimits, clock: clock.now }, async (env) => {
  mail = await startFaultyNeighbour(env.AWS_ENDPOINT_URL_SES ?? '')
  database = await startFaultyNeighbour(env.AWS_ENDPOINT_URL_DYNAMODB ?? '')
  return { AWS_ENDPOINT_URL_SES: mail.endpoint, AWS_ENDPOINT_URL_DYNAMODB: database.endpoint }
})
afterAll(async () => {
  await stack.close()
  await Promise.all([mail.stop(), database.stop()])
})

const anEmail = async () => {
  const { email, ...person } = aPerson()
  const { user } = (await stack.invoke('auth.register', { body: { ...person, email } })).body.data
  const id = randomUUID()
  await stack.services.emails.put({ id, kind: 'password-reset', user_id: user.id }, clock.now())
  const received = () => stack.localStack.mailbox.emails().filter(({ to }) => to === email).length
  return { id, email, received }
}

const deliver = async (...ids: string[]) => {
  const Records = ids.map((id) => ({ dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id } }))
  const event = { Records } as unknown as DynamoDBStreamEvent
  const { batchItemFailures } = await sendEmails(stack.services)(event)
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}

test.for(neighbourFaults)(
  'mail %s for one address: the others get theirs at once, this one later',
  async (fault) => {
    const [first, second] = [await anEmail(), await anEmail()]
    mail.breakCalls(fault, ({ body }) => body.includes(encodeURIComponent(first.email)))
    callLimits.tryInMs = 1000
    expect(await deliver(first.id, second.id)).toEqual([first.id])
    expect(second.received()).toBe(1)
    mail.heal()
    callLimits.tryInMs = patientLimits.tryInMs

    await deliver(first.id)
    clock.turn(claimInSeconds + 1)
    expect(await deliver(first.id)).toEqual([])
    expect([first.received(), second.received()]).toEqual([answerLost.includes(fault) ? 2 : 1, 1])
  },
)

test('an e-mail goes once although the database went away between its sending and the note that it was sent', async () => {
  const { id, received } = await anEmail()
  database.breakCalls('reset-before', ({ body }) => body.includes(':outcome'))
  const delivered = deliver(id)
  await until(() => received() === 1)
  setTimeout(database.heal, 500)
  expect(await delivered).toEqual([])

  clock.turn(claimInSeconds + 1)
  await deliver(id)
  expect(received()).toBe(1)
})
