/** The page's requests to the worker, one after the other. */
export type PdfRequest = { open: ArrayBuffer } | { page: number }

/** `ready` is sent when the code is loaded; each request gets one of the others. */
export type PdfAnswer = { ready: true } | { count: number } | { png: Blob } | { unreadable: true }
