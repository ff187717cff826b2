/** Calls handlers as the gateway does, each with separate services, and records the rights that a call needs. */
import { randomUUID } from 'node:crypto'
import type { Context, DynamoDBStreamEvent } from 'aws-lambda'
import { createHandler } from '#functions/handler/handler.ts'
import { readConfig } from '#functions/platform/services/config.ts'
import { routeOf } from '#functions/routes.ts'
import type { Services } from '#functions/services.ts'
import { createServices } from '#functions/services.ts'
import { dailyWork } from '#functions/workers/daily-work.ts'
import { noteEmailEvent } from '#functions/workers/email-events/note-email-event.ts'
import { logChanges } from '#functions/workers/log-changes.ts'
import { minuteWork } from '#functions/workers/minute-work.ts'
import { sendEmails } from '#functions/workers/worker.ts'
import { type EndpointName, endpoints } from '#shared/contract.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { anEvent } from '../../people/email-events.ts'
import { type Call, gatewayEvent } from '../../portal/gateway-event.ts'
import type { Stack } from '../../portal/stack.ts'
import { cheapHash } from '../../portal/test-dependencies.ts'
import { registerEvent } from '../../register/registrations.ts'
import type { rightsRecorder } from '../rights-recorder.ts'

interface RecordedCall extends Call {
  /** The first write that depends on a version is refused. */
  overtaken?: boolean
  /** Used instead of the clock's time. */
  at?: Date
}

/** A session in use is noted every five minutes: this way each call notes it. */
export const betweenCallsInSeconds = 6 * 60
export const olderHash = { ...cheapHash, passes: 2 }
export const staffPassword = 'nine quiet herons on a wall'

export const recordedPortal = (stack: Stack, recorder: ReturnType<typeof rightsRecorder>) => {
  const { localStack, services } = stack
  let ahead = 0
  /** Real time, and further ahead with each call. */
  const clock = {
    now: () => new Date(Date.now() + ahead * 1000),
    turn: (seconds: number) => {
      ahead += seconds
    },
  }
  const config = readConfig(localStack.env)
  const servicesOf = (caller: string, now: () => Date, overtaken = false): Services =>
    createServices(config, {
      clock: now,
      hashCost: cheapHash,
      plugin: recorder.pluginFor(caller, overtaken) as never,
      log: () => {},
    })
  /** Services of a caller are made once, as in a function that stays warm, and have the time of the newest call. */
  const known = new Map<string, { services: Services; at?: Date }>()
  const servicesFor = (caller: string, { overtaken, at }: RecordedCall = {}): Services => {
    recorder.called(caller)
    if (!at) clock.turn(betweenCallsInSeconds)
    if (overtaken) return servicesOf(caller, () => at ?? clock.now(), true)
    const own = known.get(caller) ?? {
      services: servicesOf(caller, () => known.get(caller)?.at ?? clock.now()),
    }
    known.set(caller, { ...own, at })
    return own.services
  }

  const ask = async (name: EndpointName, call: RecordedCall = {}) => {
    const { endpoint } = endpoints.find((each) => each.name === name)!
    const { run } = await routeOf(name)
    const handler = createHandler(endpoint, run, servicesFor(name, call))
    const event = gatewayEvent(name, localStack.originSecret, call)
    const answer = await handler(event, { awsRequestId: randomUUID() } as Context)
    const isJson = String(answer.headers?.['content-type']).startsWith('application/json')
    return { status: answer.statusCode, ...(isJson && JSON.parse(answer.body ?? '{}')) }
  }
  const deliver = (id: string) =>
    sendEmails(servicesFor('send-emails'))({
      Records: [{ dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id } }],
    } as unknown as DynamoDBStreamEvent)
  /** An e-mail of the outbox came back from an address. */
  const returned = (id: string, address: string) =>
    noteEmailEvent(servicesFor('note-email-events'))(anEvent('Bounce', { id, address, sentAt: clock.now() }))
  /** Two days later, since the sweep leaves alone what is younger than a day. */
  const sweep = (days = 2) =>
    dailyWork(servicesFor('sweep-uploads', { at: new Date(Date.now() + days * 24 * 60 * 60 * 1000) }))()

  /** The work of a minute, two minutes and some days from now. */
  const putBack = (days = 0) => {
    const later = (days * 24 * 60 + 2) * 60 * 1000
    return minuteWork(servicesFor('send-emails', { at: new Date(clock.now().getTime() + later) }))()
  }
  const logged = (entry: RegistrationRecord) => logChanges(servicesFor('send-emails'))(registerEvent(entry))

  /** A new member of staff who may do everything. @returns the e-mail address */
  const member = async (): Promise<string> => {
    const email = `registrar-${randomUUID()}@example.com`
    const password_hash = await services.passwords.hash(staffPassword)
    const account = { id: randomUUID(), name: 'Registrar', email, password_hash, session_generation: 1 }
    await services.staff.create({ ...account, is_admin: true, roles: [...staffRoles] }, clock.now())
    return email
  }
  /** Signed in again each time, because the clock advances and sessions of staff end early. */
  const signIn = async (email: string): Promise<string> =>
    (await ask('adminAuth.login', { body: { email, password: staffPassword } })).data.token
  return { ask, deliver, returned, sweep, putBack, logged, clock, recorder, member, signIn, stack }
}
export type RecordedPortal = ReturnType<typeof recordedPortal>
