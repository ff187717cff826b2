/** Every bundle, alone in an empty folder and a new process, gives the right answer to real calls. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BundledFunction } from '#infra/bundle.ts'
import { type EndpointName, endpoints } from '#shared/contract/index.ts'
import { aFewAtATime, type BundleAnswer, runBundle } from '#tests/support/bundles/run-bundle.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced } from '#tests/support/files/uploads.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { gatewayEvent } from '#tests/support/portal/gateway-event.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'
import { bundledOnce } from './once.ts'

let stack: Stack
beforeAll(async () => {
  stack = await openStack()
})
afterAll(() => stack.close())

const expected = Object.fromEntries(endpoints.map(({ name, endpoint }) => [name, endpoint.status ?? 200]))

describe.each(['route', 'area'] as const)('bundles packaged by %s', (packaging) => {
  let functions: BundledFunction[]
  beforeAll(async () => {
    functions = await bundledOnce(packaging)
  })
  const run = (name: string, events: object[], env: Record<string, string> = stack.localStack.env) =>
    runBundle(functions.find((bundle) => bundle.name === name)!, env, events)

  test('every endpoint answers as its contract says', async () => {
    const example = openExamples(stack)
    const apis = functions.filter(({ kind }) => kind === 'api')

    const answers: Record<string, BundleAnswer> = {}
    await aFewAtATime(apis, async ({ name, endpoints: served }) => {
      const events = await Promise.all(
        served.map(async (endpoint) =>
          gatewayEvent(endpoint, stack.localStack.originSecret, await example(endpoint as EndpointName)),
        ),
      )
      for (const [index, answer] of (await run(name, events)).entries()) answers[served[index]!] = answer
    })

    const statuses = Object.entries(answers).map(([name, { statusCode }]) => [name, statusCode])
    expect(Object.fromEntries(statuses)).toEqual(expected)
    const dataOf = (name: string) => JSON.parse(answers[name].body).data
    expect(dataOf('contactInformation.get').residential).toContain('Canal Road')
    for (const address of [
      dataOf('auth.user').applicant.photo,
      dataOf('documents.list').user_document.profile_image,
    ])
      expect((await fetch(address)).status).toBe(200)
  })

  test('the stream worker sends the e-mails of a batch', async () => {
    const { email, ...person } = aPerson()
    const { user } = (await stack.invoke('auth.register', { body: { email, ...person } })).body.data
    await stack.services.emails.put({ id: user.id, kind: 'password-reset', user_id: user.id }, new Date())
    const record = { dynamodb: { Keys: { pk: { S: `OUTBOX#${user.id}` } }, SequenceNumber: '1' } }

    const [answer] = await run('send-emails', [{ Records: [record] }])

    expect(answer).toEqual({ batchItemFailures: [] })
    expect(stack.localStack.mailbox.emails().filter(({ to }) => to.includes(email))).toHaveLength(1)
  })

  test('the sweep lists the objects of the bucket', async () => {
    expect(await run('sweep-uploads', [{}])).toMatchObject([{ removed: 0, finished: true }])
  })

  test('the session token of Lambda’s credentials is part of signed forms', async () => {
    const { token } = (await stack.invoke('auth.register', { body: aPerson() })).body.data
    const body = announced('profile_image', aPng(5, 5))
    const serving = functions.find(({ endpoints: served }) => served.includes('uploads.grant'))!
    const env = { ...stack.localStack.env, AWS_SESSION_TOKEN: 'of-this-session' }

    const [answer] = await run(
      serving.name,
      [gatewayEvent('uploads.grant', stack.localStack.originSecret, { token, body })],
      env,
    )

    expect(JSON.parse(answer.body).data.fields['X-Amz-Security-Token']).toBe('of-this-session')
  })

  test.runIf(packaging === 'area')(
    'the bundle of one area answers a route of another area as the gateway does',
    async () => {
      const [answer] = await run('admin', [gatewayEvent('auth.login', stack.localStack.originSecret, {})])

      expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([404, { message: 'Not Found' }])
    },
  )
})
