import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sendText } from '../cloudfront/answers.ts'

const longestWaitInMs = 20_000
/** These headers are about one connection, but there are two. */
const ofOneConnection = /^(connection|keep-alive)$/i

/** Passes a request on to the service; while it restarts the request waits. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  findPort: () => Promise<number>,
): Promise<void> {
  const port = await Promise.race([
    findPort().catch(() => undefined),
    pause(longestWaitInMs, undefined, { ref: false }),
  ])
  if (port === undefined) return unavailable(request, response)
  const { method, url: path, rawHeaders } = request
  const headers = lasting(rawHeaders)
  const onward = openRequest({ host: '127.0.0.1', port, method, path, headers, agent: false })
  onward.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, lasting(answer.rawHeaders))
    answer.pipe(response)
    answer.once('error', () => response.destroy())
  })
  onward.once('error', () => {
    if (response.headersSent) response.destroy()
    else unavailable(request, response)
  })
  response.once('close', () => onward.destroy())
  request.pipe(onward)
}

function unavailable(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('retry-after', '1')
  sendText(request, response, 503, 'The service does not run: the terminal of npm run dev says why')
}

/** Names and values in turn, as Node has them, so that repeated headers stay what they are. */
function lasting(raw: string[]): string[] {
  return raw.filter((_, at) => !ofOneConnection.test(raw[at - (at % 2)]!))
}
