import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileOfAddress, type SiteFacts, screenExpression, unknownPage } from '#infra/site-pages.ts'
import { sendText } from './answers.ts'
import type { Encoding, StaticFile } from './static-files.ts'

/** Chooses the best encoding on offer that the header allows; `q=0` means not allowed, `*` means every other one. */
export const chooseEncoding = (header: string | undefined, offered: readonly Encoding[]): Encoding => {
  const weights = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...settings] = entry.split(';').map((part) => part.trim().toLowerCase())
      const weight = settings.find((setting) => setting.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return offered.find((encoding) => encoding !== 'identity' && accepts(encoding)) ?? 'identity'
}

const aYearInSeconds = 31_536_000

/** Serves the built site: its files, and for every other address its page, with 404 where no screen has it. */
export const serveSite = (files: ReadonlyMap<string, StaticFile>, facts: SiteFacts) => {
  const screens = new RegExp(screenExpression(facts), 'i')
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(request, response, 405, 'Method not allowed')
    }
    const plain = decoded(path)
    if (plain === undefined) return sendText(request, response, 400, 'Bad request')
    const name = fileOfAddress(plain, screens, facts.prerendered)
    const file = files.get(name)
    if (!file) return sendText(request, response, 404, 'Not found')
    return sendFile(request, response, file, name)
  }
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

const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  name: string,
): Promise<void> => {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), file.encodings)
  response.setHeader('etag', file.etag)
  // Names below /assets carry a hash of their content; everything else is revalidated each time.
  const hashed = name.startsWith('/assets/')
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
  response.writeHead(name === unknownPage ? 404 : 200).end(request.method === 'HEAD' ? undefined : bytes)
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false
