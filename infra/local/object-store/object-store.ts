import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { close, listen } from '../listening.ts'
import { errorName, type Log } from '../log.ts'
import { readBody } from '../request-body.ts'
import { bodyMatches, joinedHeaders, splitTarget, verifyRequest } from '../signed-request.ts'
import type { Credentials } from '../sigv4.ts'
import { corsHeaders } from './cors.ts'
import { deleteObject } from './delete-object.ts'
import { getObject, headObject } from './get-object.ts'
import type { S3Answer, S3Operation } from './operation.ts'
import { putObject } from './put-object.ts'
import { refusalXml, S3Refusal } from './refusal.ts'
import { type ObjectStorage, openStorage } from './storage.ts'

/** A running object store; its endpoint is also the origin of signed URLs. */
export type ObjectStore = { endpoint: string; stop(): Promise<void> }

type Settings = {
  dataDir: string
  port: number
  bucket: string
  credentials: Credentials
  /** The origins of the portal's pages. */
  allowedOrigins: readonly string[]
  log: Log
}

// A PUT is for functions; the largest file a person may send is 4 MiB, so this leaves room and still bounds memory.
const longestBodyInBytes = 16 * 1024 * 1024

const operations: Record<string, S3Operation> = {
  DELETE: deleteObject,
  GET: getObject,
  HEAD: headObject,
  PUT: putObject,
}

/** Starts an S3 endpoint for one bucket: path-style, signed requests and signed GET URLs, versions always on. */
export async function startObjectStore(settings: Settings): Promise<ObjectStore> {
  const storage = openStorage(join(settings.dataDir, 'objects'))
  const server = createServer(async (request, response) => {
    const always = {
      'x-amz-request-id': randomUUID(),
      'x-content-type-options': 'nosniff',
      ...corsHeaders(request.headers.origin, settings.allowedOrigins),
    }
    const answer = await answerTo(request, settings, storage).catch((error) =>
      refusalOf(error, settings.log, always),
    )
    send(request, response, { ...answer, headers: { ...always, ...answer.headers } })
  })
  const port = await listen(server, settings.port, 'the object store')
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => close(server) }
}

async function answerTo(
  request: IncomingMessage,
  settings: Settings,
  storage: ObjectStorage,
): Promise<S3Answer> {
  const method = request.method ?? ''
  if (method === 'OPTIONS') return preflight(request, settings)
  const body = await readBody(request, longestBodyInBytes)
  const verdict = verifyRequest(request, {
    credentials: settings.credentials,
    service: 's3',
    presigned: true,
    now: Date.now(),
  })
  if (!verdict.ok) throw new S3Refusal(403, verdict.code, verdict.message)
  if (!body) throw new S3Refusal(400, 'EntityTooLarge', 'The body is larger than the limit.')
  if (!verdict.payloadHash.startsWith('STREAMING-') && !bodyMatches(verdict.payloadHash, body)) {
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.')
  }
  const { path, query } = splitTarget(request.url ?? '/')
  const operation = operations[method]
  if (!operation)
    throw new S3Refusal(405, 'MethodNotAllowed', 'The method is not allowed against this resource.')
  const key = keyIn(path, settings.bucket)
  return operation({
    key,
    query: new URLSearchParams(query),
    headers: joinedHeaders(request.rawHeaders),
    body,
    storage,
  })
}

function keyIn(path: string, bucket: string): string {
  const [, first, ...rest] = path.split('/')
  if (first !== bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.')
  const key = decoded(rest.join('/'))
  if (key === '') throw new S3Refusal(501, 'NotImplemented', 'Operations on the bucket are not offered here.')
  if (Buffer.byteLength(key) > 1024) throw new S3Refusal(400, 'KeyTooLongError', 'Your key is too long.')
  return key
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new S3Refusal(400, 'InvalidURI', 'The URI cannot be read.')
  }
}

function preflight(request: IncomingMessage, { allowedOrigins }: Settings): S3Answer {
  if (allowedOrigins.includes(request.headers.origin ?? '')) return { status: 200, headers: {} }
  throw new S3Refusal(403, 'AccessForbidden', 'This CORS request is not allowed.')
}

function refusalOf(error: unknown, log: Log, headers: Record<string, string>): S3Answer {
  if (!(error instanceof S3Refusal))
    log({ level: 'error', event: 'OBJECT_STORE_FAILED', error: errorName(error) })
  const refusal =
    error instanceof S3Refusal
      ? error
      : new S3Refusal(500, 'InternalError', 'We encountered an internal error.')
  const body = Buffer.from(refusalXml(refusal, headers['x-amz-request-id']!))
  return { status: refusal.status, headers: { 'content-type': 'application/xml' }, body }
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: S3Answer): void {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
