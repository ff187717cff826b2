import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ObjectStore } from '#infra/local/object-store/object-store.ts'
import { logFolder } from '#shared/certificates/statements/log-origin.ts'
import { sendText } from './answers.ts'

export const isLogFile = (path: string): boolean => path.startsWith(`${logFolder}/`)

/** A file of the public log as it is stored; no page answers for one that is not there. */
export const sendLogFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  store: Pick<ObjectStore, 'read'>,
): Promise<void> => {
  const found = await store.read(path.slice(1))
  if (!found || found.meta.deleted) return sendText(request, response, 404, 'Not found')
  response.setHeader('content-type', found.meta.contentType)
  response.setHeader('cache-control', found.meta.headers['cache-control'] ?? 'no-cache')
  response.setHeader('last-modified', new Date(found.meta.lastModified).toUTCString())
  response.setHeader('etag', found.meta.etag)
  response.setHeader('content-length', found.bytes.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : found.bytes)
}
