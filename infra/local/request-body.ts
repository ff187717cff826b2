import type { IncomingMessage } from 'node:http'

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
