/** One JSON line for each request, without bodies, query values, names or addresses (docs/security.md#logs-and-personal-data). */
import { createHash } from 'node:crypto'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Endpoint } from '#shared/kit/endpoint.ts'

/** What a refusal is called in the log where it may be somebody who tries to go around a control (docs/security.md#refusals-in-the-log). */
export const securityEvents: Partial<Record<string, string>> = {
  NotThroughCloudFront: 'not-through-cloudfront',
  NotSignedIn: 'not-signed-in',
  NotAllowed: 'not-allowed',
  NotFound: 'not-found',
  TooMany: 'limit-reached',
  Invalid: 'input-refused',
  Malformed: 'not-readable',
  TooLarge: 'not-readable',
  WrongMediaType: 'not-readable',
  Conflict: 'rule-refused',
  StepMissing: 'rule-refused',
}

interface Handled {
  context: { awsRequestId: string; subject?: string }
  response?: APIGatewayProxyStructuredResultV2
  error?: Error | null
  internal: Record<string, unknown>
}

/** A refusal of AWS passes through a dozen functions of its client before it reaches one of ours. */
const framesKept = 30

/**
 * The place of an unexpected error in the code, without its message, which may quote what people typed. `npm run
 * trace` explains it.
 */
const trace = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .map((line) => line.trim())

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export const requestLog = (endpoint: Endpoint, log: (line: Record<string, unknown>) => void) => {
  Error.stackTraceLimit = framesKept
  const finish = (request: Handled): void => {
    const { context, response, error, internal } = request
    const status = response?.statusCode ?? 500
    const security = error && securityEvents[error.name]
    if (response?.headers) Object.assign(response.headers, { 'x-request-id': context.awsRequestId })
    log({
      ts: new Date().toISOString(),
      level: status >= 500 ? 'error' : 'info',
      event: 'REQUEST',
      requestId: context.awsRequestId,
      method: endpoint.method,
      route: endpoint.path,
      status,
      ms: Date.now() - Number(internal.startedAt),
      principalKind: endpoint.access,
      ...(context.subject && { subHash: shortHash(context.subject) }),
      ...(error && { errorCode: (error.cause instanceof Error ? error.cause : error).name }),
      ...(security && { security }),
      ...(error && status === 500 && { trace: trace(error) }),
    })
  }
  return {
    before: (request: Handled): void => {
      request.internal.startedAt = Date.now()
    },
    after: finish,
    onError: finish,
  }
}
