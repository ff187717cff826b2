/** Calls over real HTTP. Each call comes from a new IP address, unless it gives one, because limits count addresses. */
import { request } from 'node:http'

export interface Options {
  token?: string
  body?: unknown
  /** Sent as it is, instead of `body`. */
  raw?: string | Buffer
  headers?: Record<string, string>
  /** The caller's address in 127.0.0.0/8. */
  from?: string
}

export interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  bytes: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any endpoint, of which each test names what it reads
  body: any
}

const below = (most: number): number => Math.floor(Math.random() * most)

/** An address nobody else is likely to use. */
export const anAddress = (): string => `127.${1 + below(250)}.${below(256)}.${1 + below(250)}`

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const call = (base: string, method: string, path: string, options: Options = {}): Promise<Reply> => {
  const { token, body, raw, headers, from = anAddress() } = options
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}${path}`, {
      method,
      localAddress: from,
      agent: false,
      headers: {
        ...(content !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(content),
        }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString('utf8')
        const { statusCode: status = 0, headers } = incoming
        resolve({ status, headers, text, bytes, body: parsed(text) })
      })
    })
    outgoing.end(content)
  })
}
