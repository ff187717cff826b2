/** Turns errors into answers. An error that is not a named refusal is answered without details. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Refusal, Unavailable } from '#shared/kit/errors.ts'
import { jsonAnswer } from '../answers.ts'

const transientErrors = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'InternalServerErrorException',
  'ServiceUnavailable',
  'SlowDown',
  'TimeoutError',
])
const transientCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Throttling, a time-out or a lost connection: the same request may succeed later. */
const isTransient = (error: {
  name?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}): boolean =>
  transientErrors.has(error.name ?? '') ||
  transientCodes.has(error.code ?? '') ||
  (error.$metadata?.httpStatusCode ?? 0) >= 500

interface Failed {
  error: Error | null
  response?: APIGatewayProxyStructuredResultV2
  context: { awsRequestId: string }
}

export const refusals = () => ({
  onError: (request: Failed): void => {
    const error = request.error as Error
    const refusal = error instanceof Refusal ? error : isTransient(error) ? new Unavailable() : null
    request.response = refusal
      ? jsonAnswer(refusal.status, { message: refusal.message, ...refusal.details }, refusal.headers)
      : jsonAnswer(500, { message: 'Something went wrong' })
  },
})
