import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalPage } from '../mailbox/local-pages.ts'

/** A short answer in plain text, never cached. */
export const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void => {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(text))
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : text)
}

/** Sends a page below `/__local`, or says that there is none. */
export const sendLocalPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: LocalPage | undefined,
): void => {
  if (!page) {
    sendText(request, response, 404, 'Not found')
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    sendText(request, response, 405, 'Method not allowed')
    return
  }
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', page.type)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : page.body)
}
