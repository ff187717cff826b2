/** The pages of a PDF as pictures, drawn by pdf.js in a worker. */
import { PdfNotShown, startPdfWorker } from './pdf-worker-calls.ts'

/** A file of 4 MB with more pages than this was not scanned. */
export const mostPages = 300

export interface PdfPages {
  count: number
  /**
   * A PNG of a page, numbered from 1. Pages are drawn one after the other; an aborted one is skipped. Rejects with
   * `PdfNotShown`; the page may be requested again.
   */
  page: (number: number, signal: AbortSignal) => Promise<Blob>
  /** Ends the worker and gives the memory back. */
  close: () => void
}

/** @throws PdfNotShown */
const openInWorker = async (file: Blob) => {
  const worker = startPdfWorker()
  await worker.ready()
  const count = await worker.open(await file.arrayBuffer())
  if (count <= mostPages) return { ...worker, count }
  worker.end()
  throw new PdfNotShown('too-many-pages')
}

/** Opens a PDF. Nothing in the file is run, and all fetches go to the portal itself. @throws PdfNotShown */
export const openPdf = async (file: Blob): Promise<PdfPages> => {
  let opened: ReturnType<typeof openInWorker> | undefined = openInWorker(file)
  let last: Promise<unknown> = opened
  const { count } = await opened

  const draw = async (number: number, signal: AbortSignal): Promise<Blob> => {
    signal.throwIfAborted()
    opened ??= openInWorker(file)
    try {
      return await (await opened).draw(number, signal)
    } catch (error) {
      opened = undefined // its worker has ended
      throw error
    }
  }
  return {
    count,
    page: (number, signal) => {
      const next = () => draw(number, signal)
      const page = last.then(next, next)
      last = page
      return page
    },
    close: () => opened?.then(({ end }) => end()).catch(() => undefined),
  }
}
