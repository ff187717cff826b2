/** An endpoint and its route become a Lambda handler. */
import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { looksLikeMarker } from '#functions/accounts/data/sign-in/known-device.ts'
import { bytesAnswer, jsonAnswer, pageAnswer } from '#functions/platform/http/answers.ts'
import { callerAddress, requireOrigin } from '#functions/platform/http/middleware/origin.ts'
import { refusals } from '#functions/platform/http/middleware/refusals.ts'
import { requestLog } from '#functions/platform/http/middleware/request-log.ts'
import { parseRequest } from '#functions/platform/http/parse-request.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { browserName } from '#shared/accounts/rules/browser-name.ts'
import type { DocumentBytes } from '#shared/documents/records/document.ts'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import { NotFound, NotSignedIn, Stale, StepMissing } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { RecordSentBack } from '#shared/kit/sent-back.ts'
import { authenticate, authenticateChecker, type CallerServices } from './authenticate.ts'
import { requireAtCounter, requireRole, requireSecondFactor } from './require-role.ts'

export type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

/** `"v7"` or `W/"v7"` → 7; a header of another form matches no version (0). */
const versionIn = (header: string | undefined): number | undefined =>
  header === undefined || header === '*'
    ? undefined
    : Number(/^(?:W\/)?"v(\d+)"$/.exec(header.trim())?.[1] ?? 0)

/** A header of another form counts as none. */
const markerIn = (header: string | undefined): string | undefined =>
  header !== undefined && looksLikeMarker(header) ? header : undefined

/** The version that the header and the body name; one that cannot exist where they name different ones. */
const versionNamed = (header: number | undefined, body: number | undefined): number | undefined =>
  header !== undefined && body !== undefined && header !== body ? 0 : (header ?? body)

const requestContext = (
  event: APIGatewayProxyEventV2,
  context: Context,
  now: Date,
  { id, version }: RecordSentBack = {},
) => ({
  attempt: {
    requestId: context.awsRequestId,
    now,
    idempotencyKey: event.headers['idempotency-key']?.slice(0, 200),
  },
  now,
  today: dayInKarachi(now),
  address: callerAddress(event),
  versionRead: versionNamed(versionIn(event.headers['if-match']), version),
  idRead: id,
  bearer: /^bearer (\S{1,200})$/i.exec(event.headers.authorization ?? '')?.[1],
  deviceMarker: markerIn(event.headers['device-marker']),
  browser: browserName(event.headers['user-agent']),
})

const ifSignedOut = (error: unknown) => {
  if (error instanceof NotSignedIn) return {}
  throw error
}

/** Refusals that an eventually consistent read may have caused, so that one consistent attempt is worthwhile. */
const mayHaveReadStale = (error: unknown): boolean =>
  error instanceof StepMissing || error instanceof NotFound || error instanceof Stale

const answerWith = (endpoint: Endpoint, answer: { data: unknown; message?: string; details?: unknown }) => {
  const data = endpoint.response.parse(answer.data)
  if (endpoint.envelope === 'bytes') return bytesAnswer(data as DocumentBytes)
  if (endpoint.envelope === 'page') return pageAnswer(data as string, endpoint.cachedForSeconds)
  const version = (data as { version?: unknown } | null)?.version
  const body =
    endpoint.envelope === 'bare'
      ? data
      : {
          data,
          ...(answer.message && { message: answer.message }),
          ...(endpoint.details && { details: endpoint.details.parse(answer.details) }),
        }
  return jsonAnswer(endpoint.status ?? 200, body, {
    ...(typeof version === 'number' && { etag: `"v${version}"` }),
    ...(endpoint.cachedForSeconds && { 'cache-control': `public, max-age=${endpoint.cachedForSeconds}` }),
  })
}

/** What a 412 shows is what the endpoint answers with; what is stored otherwise is not shown. */
const asAnswered = (endpoint: Endpoint, error: unknown): unknown =>
  error instanceof Stale ? new Stale(endpoint.response.safeParse(error.details.data).data ?? null) : error

/** The services of every handler, in addition to those of its route. */
type HandlerServices = Needs<'config' | 'clock' | 'log' | 'inTime'> & Partial<CallerServices>

/** @returns a handler for API Gateway HTTP API events (payload version 2.0). */
export const createHandler = (
  endpoint: Endpoint,
  route: (request: never, services: never) => Promise<unknown>,
  services: HandlerServices,
): Handler => {
  // The contract types each route; in here the endpoint is any endpoint.
  const run = route as unknown as (request: unknown, services: unknown) => Promise<{ data: unknown }>

  const handle = async (event: APIGatewayProxyEventV2, context: Context, note: (subject: string) => void) => {
    const now = services.clock()
    if (endpoint.access === 'public') {
      const parsed = await parseRequest(endpoint, event)
      const known = endpoint.recognises && event.headers.authorization
      // Whoever is not signed in any more asks as everybody may.
      const caller = known
        ? await authenticate(endpoint.recognises, event, services as CallerServices, now, false).catch(
            ifSignedOut,
          )
        : {}
      return run({ ...requestContext(event, context, now), ...caller, ...parsed }, services)
    }

    const kind = endpoint.access
    if (kind === 'checker') {
      const caller = await authenticateChecker(event, services, now)
      note(caller.checker.id)
      const parsed = await parseRequest(endpoint, event)
      return run({ ...requestContext(event, context, now), ...caller, ...parsed }, services)
    }
    const attempt = async (consistent: boolean) => {
      const principal = await authenticate(kind, event, services as CallerServices, now, consistent)
      note((principal.user ?? principal.staff)?.id ?? '')
      if (principal.session.clerk) requireAtCounter(endpoint)
      if (principal.staff) {
        const member = principal.staff as StaffMember
        requireSecondFactor(endpoint, member, services.config)
        requireRole(endpoint, member.account.roles)
      }
      const { sentBack, ...parsed } = await parseRequest(endpoint, event)
      return run({ ...requestContext(event, context, now, sentBack), ...principal, ...parsed }, services)
    }
    return attempt(false).catch((error) => {
      if (mayHaveReadStale(error)) return attempt(true)
      throw error
    })
  }

  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(requestLog(endpoint, services.log) as middy.MiddlewareObj)
    .use(refusals() as middy.MiddlewareObj)
    .use(requireOrigin(services.config.ORIGIN_SECRET_SHA256) as middy.MiddlewareObj)
    .handler(async (event: APIGatewayProxyEventV2, context: Context) => {
      const note = (subject: string) => Object.assign(context, { subject })
      const answer = services
        .inTime(() => handle(event, context, note))
        .catch((error) => {
          throw asAnswered(endpoint, error)
        })
      return answerWith(endpoint, await answer)
    }) as unknown as Handler
}
