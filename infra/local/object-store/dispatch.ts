import type { IncomingMessage } from 'node:http'
import { joinedHeaders, readBody, splitTarget } from '../http-message.ts'
import type { Credentials } from '../signature/signature.ts'
import { bodyMatches, verifyRequest } from '../signature/verify-request.ts'
import { copyObject } from './copy-object.ts'
import { preflight } from './cors.ts'
import { deleteObject } from './delete-object.ts'
import { getObject, headObject } from './get-object.ts'
import { listObjects } from './list-objects.ts'
import { keyInPath } from './object.ts'
import type { S3Answer, S3Operation } from './operation.ts'
import { postObject } from './post-object.ts'
import { putObject } from './put-object.ts'
import { notImplemented, S3Refusal, unauthenticated } from './refusal.ts'
import type { ObjectStorage } from './storage.ts'

// Each of these parameters makes an operation on an object another one, or conditional.
const otherOperations =
  'acl attributes legal-hold partNumber restore retention select tagging torrent uploadId uploads'.split(' ')
const writeConditions = ['if-match', 'if-none-match']

/** Refuses parameters that change a request in S3 and would be ignored here; ignoring the condition of a read is allowed. */
const refuseUnsupported = (method: string, query: URLSearchParams, headers: Record<string, string>): void => {
  const operation = otherOperations.find((name) => query.has(name))
  if (operation) throw notImplemented(`?${operation}`)
  const canDepend = method !== 'DELETE' && !('x-amz-copy-source' in headers)
  const condition = !canDepend && writeConditions.find((name) => name in headers)
  if (condition) throw notImplemented(`A removal or a copy with ${condition}`)
}

/** The state for answering requests: the one bucket, who may use it, and the clock in milliseconds since 1970. */
interface Bucket {
  bucket: string
  credentials: Credentials
  allowedOrigins: readonly string[]
  storage: ObjectStorage
  now(): number
}

// Only functions use PUT. The largest file a person may send is 4 MiB, so these limits are large enough and still
// limit memory.
const longestBodyInBytes = 16 * 1024 * 1024
const longestFormInBytes = 5 * 1024 * 1024

const operations: Record<string, S3Operation> = {
  DELETE: deleteObject,
  GET: getObject,
  HEAD: headObject,
  PUT: putObject,
}

interface Wire {
  request: IncomingMessage
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
}

/** Answers one request: a preflight, a browser's form with its own signed policy, or a signed request. */
export const answerTo = async (request: IncomingMessage, settings: Bucket): Promise<S3Answer> => {
  const { path, query } = splitTarget(request.url ?? '/')
  const headers = joinedHeaders(request.rawHeaders)
  const method = request.method ?? ''
  const wire = { request, method, path, query: new URLSearchParams(query), headers }
  if (method === 'OPTIONS') return preflight(headers, settings.allowedOrigins)
  const isForm = method === 'POST' && query === '' && /^\/[^/]+\/?$/.test(path)
  return isForm ? answerForm(wire, settings) : answerSigned(wire, settings)
}

const answerForm = async ({ request, path, headers }: Wire, settings: Bucket): Promise<S3Answer> => {
  const { bucket, credentials, storage } = settings
  const body = await readBody(request, longestFormInBytes)
  if (!body) throw tooLarge()
  keyInPath(path, bucket)
  const endpoint = `http://127.0.0.1:${request.socket.localPort}`
  return postObject({ bucket, headers, body, storage, endpoint, credentials, now: settings.now() })
}

const answerSigned = async (wire: Wire, settings: Bucket): Promise<S3Answer> => {
  const { bucket, credentials, storage } = settings
  const body = await readBody(wire.request, longestBodyInBytes)
  const now = settings.now()
  const verdict = await verifyRequest(wire.request, { credentials, service: 's3', presigned: true, now })
  if (!verdict.ok) throw unauthenticated(verdict)
  if (!body) throw tooLarge()
  if (!verdict.payloadHash.startsWith('STREAMING-') && !bodyMatches(verdict.payloadHash, body)) {
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.')
  }
  const key = keyInPath(wire.path, bucket)
  const { query, headers } = wire
  return operationFor(key, wire)({ bucket, key, query, headers, body, storage })
}

const operationFor = (key: string, { method, query, headers }: Wire): S3Operation => {
  const operation = operations[method]
  if (!operation) {
    throw new S3Refusal(405, 'MethodNotAllowed', 'The method is not allowed against this resource.')
  }
  if (key === '') {
    if (method === 'GET' && query.get('list-type') === '2') return listObjects
    throw notImplemented('This operation on the bucket')
  }
  refuseUnsupported(method, query, headers)
  return method === 'PUT' && 'x-amz-copy-source' in headers ? copyObject : operation
}

const tooLarge = () => new S3Refusal(400, 'EntityTooLarge', 'The body is larger than the limit.')
