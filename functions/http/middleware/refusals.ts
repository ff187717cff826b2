/** The one translator from errors to answers. What is not a named refusal says nothing about itself. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Refusal, Unavailable } from '#shared/errors.ts'
import { jsonAnswer } from '../json-answer.ts'

const passing = new Set([
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
const passingCodes = new Set([
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

/** A throttle, a time-out or a broken line: the same request may succeed later. */
const isPassing = (error: {
  name?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}): boolean =>
  passing.has(error.name ?? '') ||
  passingCodes.has(error.code ?? '') ||
  (error.$metadata?.httpStatusCode ?? 0) >= 500

interface Failed {
  error: Error | null
  response?: APIGatewayProxyStructuredResultV2
  context: { awsRequestId: string }
}

export const refusals = () => ({
  onError: (request: Failed): void => {
    const error = request.error as Error
    const refusal = error instanceof Refusal ? error : isPassing(error) ? new Unavailable() : null
    request.response = refusal
      ? jsonAnswer(refusal.status, { message: refusal.message, ...refusal.details }, refusal.headers)
      : jsonAnswer(500, { message: 'Something went wrong' })
  },
})
