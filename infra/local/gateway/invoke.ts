import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { errorName, type Log } from '../log.ts'
import { gatewayAnswer, type HttpAnswer, toAnswer } from './answer.ts'
import { jsonBytes, type Limits } from './limits.ts'
import type { GatewayRoute } from './match.ts'

/** The Lambda context of one invocation; the deprecated callbacks exist and do nothing. */
const lambdaContext = (functionName: string, awsRequestId: string, timeoutInMs: number): Context => {
  const endsAt = Date.now() + timeoutInMs
  return {
    awsRequestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  }
}

/** A function as Lambda calls it. */
export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2 | string | undefined>

/** A route of the contract with the function behind it. */
export type RouteWithHandler = GatewayRoute & { handler: LambdaHandler }

/** Calls the function of a route; a failure is logged and answered as API Gateway answers it. */
export const invoke = async (
  route: RouteWithHandler,
  event: APIGatewayProxyEventV2,
  { log, limits }: { log: Log; limits: Limits },
): Promise<HttpAnswer> => {
  const { requestId } = event.requestContext
  const startedAt = Date.now()
  const failed = (name: string, status: number, error?: unknown) =>
    log({
      level: 'error',
      event: name,
      requestId,
      route: route.name,
      method: route.method,
      status,
      ms: Date.now() - startedAt,
      ...(error !== undefined && { error: errorName(error) }),
    })
  try {
    const context = lambdaContext(route.name.replace('.', '-'), requestId, limits.integrationInMs)
    const result = await withTimeout(limits.integrationInMs, route.handler(event, context))
    if (result === late) {
      failed('FUNCTION_TIMED_OUT', 504)
      return gatewayAnswer(504, 'Gateway Timeout')
    }
    if (jsonBytes(result ?? null) > limits.payloadInBytes) {
      failed('FUNCTION_ANSWER_TOO_LARGE', 500)
      return gatewayAnswer(500, 'Internal Server Error')
    }
    return toAnswer(result)
  } catch (error) {
    failed('FUNCTION_FAILED', 500, error)
    return gatewayAnswer(500, 'Internal Server Error')
  }
}

const late = Symbol('late')

/** The promise's value, or `late`; a later result is ignored, as API Gateway ignores it. */
const withTimeout = async <T>(ms: number, promise: Promise<T>): Promise<T | typeof late> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  promise.catch(() => {})
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
