/** One line for each request, and what it says. */
import { expect, test, vi } from 'vitest'
import { requestLog } from '#functions/http/middleware/request-log.ts'
import { contract } from '#shared/contract/index.ts'

const endpoint = contract.cases.get

const logged = (request: { response?: object; error?: Error; subject?: string }, isError = false) => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z') })
  const lines: Record<string, unknown>[] = []
  const { before, after, onError } = requestLog(endpoint, (line) => lines.push(line))
  const handled = {
    ...request,
    context: { awsRequestId: 'r-1', ...(request.subject && { subject: request.subject }) },
    internal: {},
  }
  before(handled)
  vi.advanceTimersByTime(70)
  const finish = isError ? onError : after
  finish(handled)
  vi.useRealTimers()
  return { line: lines[0], lines: lines.length, response: request.response as { headers?: object } }
}

test('an answer is one line of names and numbers, and carries the id of the request', () => {
  const { line, lines, response } = logged({ response: { statusCode: 200, headers: { a: 'b' } } })
  expect(lines).toBe(1)
  expect(line).toEqual({
    ts: '2026-11-24T06:00:00.070Z',
    level: 'info',
    event: 'REQUEST',
    requestId: 'r-1',
    method: endpoint.method,
    route: endpoint.path,
    status: 200,
    ms: 70,
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
