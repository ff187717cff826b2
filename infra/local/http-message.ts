/** What the stand-ins read of a request of Node. */
import type { IncomingMessage } from 'node:http'

/** Splits a request target without decoding or normalising it: signatures cover the bytes as they were sent. */
export const splitTarget = (target: string): { path: string; query: string } => {
  const at = target.indexOf('?')
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) }
}

/** The headers of a request by lower-case name, repeated ones joined by a comma in the order they came. */
export const joinedHeaders = (rawHeaders: readonly string[]): Record<string, string> => {
  const joined: Record<string, string> = Object.create(null)
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase()
    const value = rawHeaders[at + 1]!
    joined[name] = name in joined ? `${joined[name]},${value}` : value
  }
  return joined
}

/** How much is read and discarded after the limit, so that the sender gets the refusal and not a broken connection. */
const mostBytesToDrain = 64 * 1024 * 1024

/** Reads a request's body; `undefined` when it is longer than the limit. Never holds more than the limit in memory. */
export const readBody = async (
  request: IncomingMessage,
  limitInBytes: number,
): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limitInBytes) chunks.push(chunk)
    else chunks.length = 0
    if (size > mostBytesToDrain) break
  }
  return size <= limitInBytes ? Buffer.concat(chunks, size) : undefined
}
