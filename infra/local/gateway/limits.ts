import type { IncomingMessage } from 'node:http'

/** Quotas of API Gateway's HTTP API and of Lambda, as AWS publishes them. */
export const limits = {
  bodyInBytes: 10 * 1024 * 1024,
  /** The request line and all headers together. */
  headersInBytes: 10_240,
  integrationInMs: 30_000,
  /** A function's event and its result, each as JSON. */
  payloadInBytes: 6 * 1024 * 1024,
}

/** Measures what the header limit counts. */
export const headerBytes = ({ method = '', url = '', rawHeaders }: IncomingMessage): number =>
  rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part), method.length + Buffer.byteLength(url))

export type Limits = typeof limits

/** The size of a value as JSON in UTF-8. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
