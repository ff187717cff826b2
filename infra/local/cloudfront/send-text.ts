import type { IncomingMessage, ServerResponse } from 'node:http'

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
