/** Every refusal is named in the log for whoever looks for attempts to go around a control, without what was sent; a 412 shows no more than an answer. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createHandler } from '#functions/handler/handler.ts'
import { securityEvents } from '#functions/platform/http/middleware/request-log.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import {
  Conflict,
  Invalid,
  Malformed,
  NotAllowed,
  NotFound,
  NotSignedIn,
  Stale,
  StepMissing,
  TooLarge,
  TooMany,
  Unavailable,
  WrongMediaType,
} from '#shared/kit/errors.ts'
import { root } from '#tests/support/project/source-files.ts'

const said = 'Ayesha 35202-1234567-1'
const asked = endpoint('POST', '/api/asked', 'public', {
  summary: 'A test.',
  response: z.object({ id: z.string() }),
})

/** Sends a request to a route that refuses it. @param secret the header that only CloudFront knows */
const refusedWith = async (error: Error, secret = 'secret') => {
  const lines: Record<string, unknown>[] = []
  const services = {
    config: { ORIGIN_SECRET_SHA256: createHash('sha256').update('secret').digest('hex') },
    clock: () => new Date(),
    log: (line: Record<string, unknown>) => lines.push(line),
    inTime: <T>(work: () => Promise<T>) => work(),
  }
  const event = { headers: { 'x-origin-verify': secret }, rawPath: '/api/asked', rawQueryString: '' }
  const handle = createHandler(asked, () => Promise.reject(error), services as never)
  const answer = await handle(event as unknown as APIGatewayProxyEventV2, { awsRequestId: 'r' } as Context)
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? ''), line: lines[0] }
}

test.each([
  [new NotSignedIn(said), 'not-signed-in'],
  [new NotAllowed(said, { cnic: [said] }), 'not-allowed'],
  [new NotFound(said), 'not-found'],
  [new TooMany(60, said), 'limit-reached'],
  [new Invalid({ cnic: [said] }, said), 'input-refused'],
  [new Malformed(said), 'not-readable'],
  [new TooLarge(said), 'not-readable'],
  [new WrongMediaType(said), 'not-readable'],
  [new Conflict(said), 'rule-refused'],
  [new StepMissing(said, 'applicant'), 'rule-refused'],
  [new Stale({ id: said }), undefined],
  [new Unavailable(said), undefined],
  [new TypeError(said), undefined],
])('%o is in the log as %s', async (error, security) => {
  const { status, line } = await refusedWith(error)
  expect(line).toMatchObject({ event: 'REQUEST', status, errorCode: error.name })
  expect(line?.security).toBe(security)
  expect(JSON.stringify({ ...line, trace: [] })).not.toContain('Ayesha')
})

test('a request that did not come through CloudFront has a name of its own, and the answer of any refusal', async () => {
  const { status, body, line } = await refusedWith(new Error('not reached'), 'guessed')
  expect([status, body]).toEqual([403, { message: 'You may not do this' }])
  expect(line?.security).toBe('not-through-cloudfront')
})

test('a 412 carries what the endpoint answers with, and nothing that is only stored', async () => {
  const dataOf = async (stored: unknown) => (await refusedWith(new Stale(stored))).body.data
  expect(await dataOf({ id: '1', password_hash: 'x' })).toEqual({ id: '1' })
  expect(await dataOf({ password_hash: 'x' })).toBeNull()
  expect(await dataOf(null)).toBeNull()
})

test('docs/security.md says what each of these names stands for', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const table = page.split('\n### Refusals in the log\n')[1]?.split('\n## ')[0] ?? ''
  const named = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.values(securityEvents)))
})
