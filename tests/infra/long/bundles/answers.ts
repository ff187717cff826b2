/**
 * Every bundle, alone in an empty folder and a new process, gives the right answer to events as AWS sends them, with temporary
 * credentials. `BUNDLES=all` runs each bundle of both packagings; otherwise some of those of one route.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BundledFunction } from '#infra/aws/bundle.ts'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import { rawEvent } from '#tests/support/bundles/raw-event.ts'
import { type BundleAnswer, runBundle } from '#tests/support/bundles/run-bundle.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { aPng } from '#tests/support/files/images.ts'
import { announced } from '#tests/support/files/uploads.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { anEvent } from '#tests/support/people/email-events.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'
import { startCheckedDatabase } from '#tests/support/stand-ins/checked-database.ts'
import { aFewAtATime } from '#tests/support/waiting/a-few-at-a-time.ts'
import { bundledOnce, isRun } from './once.ts'

/** Its one-time code is good for a minute and a half, so it is made last, and for a time that is ahead. */
const withCode: EndpointName = 'security.confirm'
/** The list of staff has room for 300, and the other examples make as many. */
const withRoom: EndpointName = 'people.invite'
const halfAMinuteAhead = () => new Date(Date.now() + 30_000)

let stack: Stack
let database: Awaited<ReturnType<typeof startCheckedDatabase>>
let env: Record<string, string>
beforeAll(async () => {
  stack = await openStack()
  const { env: own, database: embedded } = stack.localStack
  database = await startCheckedDatabase(embedded.endpoint, {
    accessKeyId: own.AWS_ACCESS_KEY_ID,
    secretAccessKey: own.AWS_SECRET_ACCESS_KEY,
    sessionToken: own.AWS_SESSION_TOKEN,
  })
  env = { ...own, AWS_ENDPOINT_URL_DYNAMODB: database.endpoint }
})
afterAll(async () => {
  await database.stop()
  await stack.close()
})

describe.each(['route', 'area'] as const)('bundles packaged by %s', (packaging) => {
  let functions: BundledFunction[]
  beforeAll(async () => {
    functions = await bundledOnce(packaging)
  })
  const run = (name: string, events: object[], given = env) =>
    runBundle(functions.find((bundle) => bundle.name === name)!, given, events)
  const event = (name: EndpointName, call: Parameters<typeof rawEvent>[2]) =>
    rawEvent(name, stack.localStack.originSecret, call, packaging === 'area')

  test('every endpoint answers as its contract says', async () => {
    const example = openExamples(stack, halfAMinuteAhead)
    const eventOf = async (name: EndpointName) => event(name, await example(name))
    const apis = functions
      .filter(({ kind }) => kind === 'api')
      .map(({ name, endpoints: served }) => ({ name, served: served.filter((one) => isRun(packaging, one)) }))
      .filter(({ served }) => served.length > 0)

    const answers: Record<string, BundleAnswer> = {}
    const inviting = apis.find(({ served }) => served.includes(withRoom))
    if (inviting) [answers[withRoom]] = await run(inviting.name, [await eventOf(withRoom)])
    await aFewAtATime(apis, async ({ name, served }) => {
      const names = (served as EndpointName[]).filter((one) => one !== withRoom)
      if (names.length === 0) return
      await Promise.all(names.filter((one) => one !== withCode).map(example))
      const events = await Promise.all(names.map(eventOf))
      for (const [index, answer] of (await run(name, events)).entries()) answers[names[index]!] = answer
    })

    const expected = endpoints
      .filter(({ name }) => isRun(packaging, name))
      .map(({ name, endpoint }) => [name, endpoint.status ?? 200])
    const statuses = Object.entries(answers).map(([name, { statusCode }]) => [name, statusCode])
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(expected))
    expect(database.refused).toEqual([])
    const dataOf = (name: string) => JSON.parse(answers[name].body).data
    expect(dataOf('contactInformation.get').residential).toContain('Canal Road')
    for (const address of [
      dataOf('auth.user').applicant.photo,
      dataOf('documents.list').user_document.profile_image,
    ]) {
      expect(new URL(address).searchParams.get('X-Amz-Security-Token')).toBe(env.AWS_SESSION_TOKEN)
      expect((await fetch(address)).status).toBe(200)
    }
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

  test('the function behind the events of e-mails notes one that came back', async () => {
    const { user } = (await stack.invoke('auth.register', { body: aPerson() })).body.data
    const id = stack.services.newId()
    await stack.services.emails.put({ id, kind: 'password-reset', user_id: user.id }, new Date())

    await run('note-email-events', [anEvent('Bounce', { id, address: user.email, sentAt: new Date() })])

    expect((await stack.services.accounts.read(user.id))?.unreachable).toMatchObject({ reason: 'no-mailbox' })
  })

  test('the sweep lists the objects of the bucket', async () => {
    expect(await run('sweep-uploads', [{}])).toMatchObject([{ removed: 0, finished: true }])
  })

  test('a form that a bundle signs is taken with its token; a bundle without the token gets nothing', async () => {
    const { token } = (await stack.invoke('auth.register', { body: aPerson() })).body.data
    const bytes = aPng(5, 5)
    const granting = event('uploads.grant', { token, body: announced('profile_image', bytes) })
    const { name } = functions.find(({ endpoints: served }) => served.includes('uploads.grant'))!

    const [answer] = await run(name, [granting])
    const { url, fields } = JSON.parse(answer.body).data
    expect(fields['X-Amz-Security-Token']).toBe(env.AWS_SESSION_TOKEN)
    const form = new FormData()
    for (const [field, value] of Object.entries<string>(fields)) form.append(field, value)
    form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.png')
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204)

    const { AWS_SESSION_TOKEN: _, ...without } = env
    expect((await run(name, [granting], without))[0].statusCode).toBe(500)
    expect(new Set(database.refused.splice(0))).toEqual(new Set(['InvalidAccessKeyId']))
  })

  test.runIf(packaging === 'area')(
    'the bundle of one area answers a route of another area as the gateway does',
    async () => {
      const [answer] = await run('admin', [event('auth.login', {})])

      expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([404, { message: 'Not Found' }])
    },
  )
})
