import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { errorName, type Log } from '../log.ts'
import { close, listen } from '../ports.ts'
import type { Credentials } from '../signature/signature.ts'
import { corsHeaders } from './cors.ts'
import { answerTo } from './dispatch.ts'
import type { S3Answer } from './operation.ts'
import { refusalXml, S3Refusal } from './refusal.ts'
import { type ObjectStorage, openStorage } from './storage.ts'

/** A running object store; its endpoint is also the origin of signed URLs. */
export interface ObjectStore {
  endpoint: string
  /** What CloudFront reads with its own right: the newest version. */
  read: ObjectStorage['read']
  stop(): Promise<void>
}

interface Settings {
  dataDir: string
  port: number
  bucket: string
  credentials: Credentials
  /** The origins of the portal's pages. */
  allowedOrigins: readonly string[]
  log: Log
  /** The clock, in milliseconds since 1970; by default the machine's. */
  now?: () => number
}

/**
 * Starts an S3 endpoint for one bucket: path-style, signed requests, signed GET URLs and browser forms with a signed
 * policy, versions always on.
 */
export const startObjectStore = async (settings: Settings): Promise<ObjectStore> => {
  const { allowedOrigins, log, now = Date.now } = settings
  const bucket = { ...settings, now, storage: openStorage(join(settings.dataDir, 'objects'), now) }
  const server = createServer(async (request, response) => {
    const requestId = randomUUID()
    const { origin } = request.headers
    const always = {
      'x-amz-request-id': requestId,
      'x-content-type-options': 'nosniff',
      ...corsHeaders({ origin, method: request.method ?? '' }, allowedOrigins),
    }
    const answer = await answerTo(request, bucket).catch((error) => refusalOf(error, log, requestId))
    send(request, response, { ...answer, headers: { ...always, ...answer.headers } })
  })
  const port = await listen(server, settings.port, 'the object store')
  const { read } = bucket.storage
  return { endpoint: `http://127.0.0.1:${port}`, read, stop: () => close(server) }
}

const refusalOf = (error: unknown, log: Log, requestId: string): S3Answer => {
  if (!(error instanceof S3Refusal)) {
    log({ level: 'error', event: 'OBJECT_STORE_FAILED', error: errorName(error) })
  }
  const refusal =
    error instanceof S3Refusal
      ? error
      : new S3Refusal(500, 'InternalError', 'We encountered an internal error.')
  const headers = { 'content-type': 'application/xml' }
  return { status: refusal.status, headers, body: refusalXml(refusal, requestId) }
}

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: S3Answer,
): void => {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
