import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './accept-encoding.ts'
import { sendText } from './send-text.ts'
import type { StaticFile } from './static-files.ts'

const aYearInSeconds = 31_536_000

/** Serves the built single-page app: its files, and its one page for every path that names no file. */
export const serveSite =
  (files: ReadonlyMap<string, StaticFile>) =>
  async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(request, response, 405, 'Method not allowed')
    }
    const plain = decoded(path)
    if (plain === undefined) return sendText(request, response, 400, 'Bad request')
    const file = files.get(plain) ?? (namesAFile(plain) ? undefined : files.get('/index.html'))
    if (!file) return sendText(request, response, 404, 'Not found')
    return sendFile(request, response, file, plain)
  }

/** The path decoded once; undefined where it is malformed or contains `..`. */
const decoded = (path: string): string | undefined => {
  try {
    const plain = decodeURIComponent(path)
    return /\0|\\|(^|\/)\.\.(\/|$)/.test(plain) ? undefined : plain
  } catch {
    return undefined
  }
}

/** Screens have no dot in their last segment; a missing file must not be answered with a page. */
const namesAFile = (path: string) => path.startsWith('/assets/') || /\.[^/]*$/.test(path)

const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  path: string,
): Promise<void> => {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), file.encodings)
  response.setHeader('etag', file.etag)
  // Names below /assets carry a hash of their content; everything else is revalidated each time.
  const hashed = path.startsWith('/assets/')
  response.setHeader('cache-control', hashed ? `public, max-age=${aYearInSeconds}, immutable` : 'no-cache')
  if (file.encodings.length > 1) response.setHeader('vary', 'Accept-Encoding')
  if (matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end()
    return
  }
  const bytes = await file.bytes(encoding)
  response.setHeader('content-type', file.type)
  response.setHeader('content-length', bytes.length)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false
