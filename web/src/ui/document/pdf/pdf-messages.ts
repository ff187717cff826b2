/** What the page asks of the worker, one request after the other. */
export type PdfRequest = { open: ArrayBuffer } | { page: number }

/** `ready` comes by itself once the code is there; each request gets one of the others. */
export type PdfAnswer = { ready: true } | { count: number } | { png: Blob } | { unreadable: true }
