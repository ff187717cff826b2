/** One line for each request, and what it says. */
import { expect, test } from 'vitest'
import { requestLog } from '#functions/platform/http/middleware/request-log.ts'
import { contract } from '#shared/contract.ts'

const endpoint = contract.cases.get

const logged = (request: { response?: object; error?: Error; subject?: string }, isError = false) => {
  const lines: Record<string, unknown>[] = []
  const { before, after, onError } = requestLog(endpoint, (line) => lines.push(line))
  const handled = {
    ...request,
    context: { awsRequestId: 'r-1', ...(request.subject && { subject: request.subject }) },
    internal: {},
  }
  before(handled)
  const finish = isError ? onError : after
  finish(handled)
  return { line: lines[0], lines: lines.length, response: request.response as { headers?: object } }
}

test('an answer is one line of names and numbers, and carries the id of the request', () => {
  const before = Date.now()
  const { line, lines, response } = logged({ response: { statusCode: 200, headers: { a: 'b' } } })
  const after = Date.now()
  expect(lines).toBe(1)
  expect(Date.parse(String(line?.ts))).toBeGreaterThanOrEqual(before)
  expect(Date.parse(String(line?.ts))).toBeLessThanOrEqual(after)
  expect(line?.ms).toBeGreaterThanOrEqual(0)
  expect(line?.ms).toBeLessThanOrEqual(after - before)
  expect(line).toEqual({
    ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    level: 'info',
    event: 'REQUEST',
    requestId: 'r-1',
    method: endpoint.method,
    route: endpoint.path,
    status: 200,
    ms: expect.any(Number),
    principalKind: 'staff',
  })
  expect(response.headers).toEqual({ a: 'b', 'x-request-id': 'r-1' })
})

test('the caller is named by a hash', () => {
  const { line } = logged({ response: { statusCode: 200 }, subject: 'someone' })
  expect(line?.subHash).toBe('2a59d59e3809') // the first 12 digits of SHA-256
})

test('a refusal names its error without a trace; from 500 on it is an error', () => {
  const error = Object.assign(new Error('private words'), { name: 'Invalid' })
  const refused = logged({ error, response: { statusCode: 422 } }, true).line
  expect(refused).toMatchObject({ level: 'info', status: 422, errorCode: 'Invalid' })
  expect(refused).not.toHaveProperty('trace')
  const unavailable = logged({ error, response: { statusCode: 503 } }, true).line
  expect(unavailable).toMatchObject({ level: 'error', status: 503 })
  expect(unavailable).not.toHaveProperty('trace')
})

test('an unexpected error leaves its trace, without its message', () => {
  const error = new Error('private words\n    of two lines')
  const { line } = logged({ error }, true)
  expect(line).toMatchObject({ level: 'error', status: 500, errorCode: 'Error' })
  const trace = line?.trace as string[]
  expect(trace.length).toBeGreaterThan(1)
  for (const frame of trace) expect(frame).toMatch(/^at \S/)
  expect(JSON.stringify(line)).not.toMatch(/private|two lines/)
  const stackless = Object.assign(new Error('x'), { stack: undefined })
  expect(logged({ error: stackless }, true).line?.trace).toEqual([])
})

test('enough of a trace is kept to reach our own code through the client of AWS', () => {
  logged({})
  expect(Error.stackTraceLimit).toBe(30)
})
