/** Headers that every answer of a kind carries, and what is said of errors. */
import { expect, test } from 'vitest'
import { bytesAnswer, jsonAnswer, pageAnswer } from '#functions/platform/http/answers.ts'
import { refusals } from '#functions/platform/http/middleware/refusals.ts'
import { Invalid, TooMany } from '#shared/kit/errors.ts'

const file = { bytes: new Uint8Array([1, 2, 255]), type: 'image/png', file_name: 'cnic.png' } as const
const dispositionOf = (changed: object) =>
  bytesAnswer({ ...file, attachment: false, ...changed } as never).headers?.['content-disposition']

test('a stored file is sandboxed, not kept and of its own type', () => {
  expect(bytesAnswer({ ...file, attachment: false } as never)).toEqual({
    statusCode: 200,
    headers: {
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="cnic.png"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: 'AQL/',
    isBase64Encoded: true,
  })
})

test('a file is a download where that was asked for, and a PDF always', () => {
  expect(dispositionOf({ attachment: true })).toBe('attachment; filename="cnic.png"')
  expect(dispositionOf({ type: 'application/pdf' })).toBe('attachment; filename="cnic.png"')
})

test('JSON is not kept unless the answer says so', () => {
  expect(jsonAnswer(201, { a: 1 })).toEqual({
    statusCode: 201,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: '{"a":1}',
  })
  expect(jsonAnswer(200, null, { 'cache-control': 'public', etag: '"v1"' }).headers).toEqual({
    ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public', etag: '"v1"' },
  })
})

test('a page loads nothing, sends nothing and is in no frame', () => {
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  expect(pageAnswer('<p>')).toEqual({
    statusCode: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
    body: '<p>',
  })
  expect(pageAnswer('', 60).headers?.['cache-control']).toBe('public, max-age=60')
})

const answerTo = (error: unknown) => {
  const request = { error: error as Error, context: { awsRequestId: '1' } }
  refusals().onError(request)
  const { statusCode, body, headers } =
    (request as { response?: ReturnType<typeof jsonAnswer> }).response ?? {}
  return { status: statusCode, body: JSON.parse(body ?? ''), retry: headers?.['retry-after'] }
}
const named = (name: string) => Object.assign(new Error('secret text'), { name })

test('a refusal is answered with its message, details and headers', () => {
  expect(answerTo(new Invalid({ email: ['Wrong'] }))).toEqual({
    status: 422,
    body: { message: 'Check the highlighted fields', errors: { email: ['Wrong'] } },
    retry: undefined,
  })
  expect(answerTo(new TooMany(90))).toMatchObject({ status: 429, retry: '90' })
})

test.each([
  ...['ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'ThrottlingException'],
  ...['TransactionConflictException', 'TransactionInProgressException', 'InternalServerError'],
  ...['InternalServerErrorException', 'ServiceUnavailable', 'SlowDown', 'TimeoutError'],
])('%s is answered as unavailable', (name) => {
  const message = 'The service is busy. Try again in a moment'
  expect(answerTo(named(name))).toEqual({ status: 503, body: { message }, retry: '5' })
})

test.each([
  ...['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
])('a connection that ends with %s is answered as unavailable', (code) => {
  expect(answerTo(Object.assign(new Error('secret text'), { code })).status).toBe(503)
})

test('a failure of a neighbour is unavailable; one that it blames on us is not', () => {
  const ofStatus = (httpStatusCode: number) =>
    answerTo(Object.assign(named('Other'), { $metadata: { httpStatusCode } })).status
  expect([499, 500, 503].map(ofStatus)).toEqual([500, 503, 503])
})

test('any other error is answered without a word of it', () => {
  const unknown = { status: 500, body: { message: 'Something went wrong' }, retry: undefined }
  expect(answerTo(named('TypeError'))).toEqual(unknown)
  expect(answerTo({})).toEqual(unknown)
})
