/** The page's requests to the worker, one after the other. */
export type PdfRequest = { open: ArrayBuffer } | { page: number }

/** `ready` is sent when the code is loaded; each request gets one of the others. */
export type PdfAnswer = { ready: true } | { count: number } | { png: Blob } | { unreadable: true }

const isRecord = (message: unknown): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null

/** The message as a request; null for any other message, which the worker ignores. */
export const asPdfRequest = (message: unknown): PdfRequest | null =>
  isRecord(message) && (message.open instanceof ArrayBuffer || Number.isInteger(message.page))
    ? (message as PdfRequest)
    : null

/** The message as an answer; null for any other message, which the page ignores. */
export const asPdfAnswer = (message: unknown): PdfAnswer | null =>
  isRecord(message) &&
  (message.ready === true ||
    message.unreadable === true ||
    Number.isInteger(message.count) ||
    message.png instanceof Blob)
    ? (message as PdfAnswer)
    : null
