/** Asks as the gateway does, and lets the right to each call be written down. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, Context, DynamoDBStreamEvent } from 'aws-lambda'
import { sweepUploads } from '#functions/app/documents/sweep-uploads.ts'
import { sendEmails } from '#functions/emails/worker.ts'
import { createHandler } from '#functions/http/handler.ts'
import { routes } from '#functions/routes.ts'
import { createServices } from '#functions/services/all-services.ts'
import { readConfig } from '#functions/services/config.ts'
import type { Services } from '#functions/services/services.ts'
import { endpoints } from '#shared/contract/index.ts'
import { staffRoles } from '#shared/vocabulary.ts'
import { anAddress } from '#tests/support/portal/http-client.ts'
import { aClock, type Call, cheapHash, type Stack } from '#tests/support/portal/stack.ts'
import type { rightsRecorder } from '../rights.ts'

interface Asked extends Call {
  /** The first write that hangs on a version is refused. */
  overtaken?: boolean
}

/** Longer than a session may be in use without a note of it. */
export const betweenCallsInSeconds = 6 * 60
export const olderHash = { ...cheapHash, passes: 2 }
export const staffPassword = 'nine quiet herons on a wall'

export const openPortal = ({ ground }: Stack, recorder: ReturnType<typeof rightsRecorder>) => {
  const clock = aClock()
  const config = readConfig(ground.env)
  const servicesFor = (who: string, overtaken?: boolean, hashCost = cheapHash): Services => {
    recorder.called(who)
    clock.turn(betweenCallsInSeconds)
    const plugin = recorder.pluginFor(who, overtaken) as never
    return createServices(config, { clock: clock.now, hashCost, plugin, log: () => {} })
  }

  const ask = async (name: string, asked: Asked = {}) => {
    const { token, body, params, query, headers, form, overtaken } = asked
    const { name: known, endpoint } = endpoints.find((it) => it.name === name)!
    const { route } = await routes[known]()
    const event = {
      headers: {
        'x-origin-verify': ground.originSecret,
        'cloudfront-viewer-address': `${anAddress()}:40000`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...form?.headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      rawQueryString: new URLSearchParams(query).toString(),
      queryStringParameters: query,
      pathParameters: params,
      body: form?.raw.toString('base64') ?? JSON.stringify(body),
      isBase64Encoded: form !== undefined,
    } as unknown as APIGatewayProxyEventV2
    const handler = createHandler(endpoint, route, servicesFor(name, overtaken))
    const answer = await handler(event, { awsRequestId: randomUUID() } as Context)
    const isJson = String(answer.headers?.['content-type']).startsWith('application/json')
    return { status: answer.statusCode, ...(isJson && JSON.parse(answer.body ?? '{}')) }
  }
  const deliver = (id: string) =>
    sendEmails(servicesFor('send-emails'))({
      Records: [{ dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id } }],
    } as unknown as DynamoDBStreamEvent)
  const sweep = () => sweepUploads(servicesFor('sweep-uploads'))()
  return { ask, deliver, sweep, clock, recorder }
}
export type Portal = ReturnType<typeof openPortal>

/** Members of the staff who may do everything. */
export const desks = ({ ask, clock }: Portal, { services }: Stack) => {
  const clerk = async () => {
    const email = `registrar-${randomUUID()}@example.com`
    const password_hash = await services.passwords.hash(staffPassword)
    const it = { id: randomUUID(), name: 'Registrar', email, password_hash, session_generation: 1 }
    await services.staff.create({ ...it, is_admin: true, roles: [...staffRoles] }, clock.now())
    return email
  }
  // Signed in anew each time: the clock runs, and staff sit at shared desks.
  const signIn = async (email: string): Promise<string> =>
    (await ask('adminAuth.login', { body: { email, password: staffPassword } })).data.token
  return { clerk, signIn }
}
