/** The pages of a PDF as pictures, drawn by pdf.js. Its code is fetched with the first PDF that somebody opens. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pageScale } from './page-scale.ts'

/** The build for browsers of the last years. It runs in the page's own thread: the content policy allows no worker. */
const loadPdfJs = async () => {
  await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')
  return import('pdfjs-dist/legacy/build/pdf.min.mjs')
}

/** A PNG of a page, numbered from 1. */
const drawn = async (pdf: PDFDocumentProxy, number: number, signal: AbortSignal): Promise<Blob> => {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: pageScale(page.getViewport({ scale: 1 })) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel())
  try {
    await drawing.promise
  } finally {
    page.cleanup()
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No PNG'))), 'image/png'),
  )
}

export interface PdfPages {
  count: number
  page: (number: number, signal: AbortSignal) => Promise<Blob>
  /** Gives the memory back. */
  close: () => Promise<void>
}

/** Opens a PDF; rejects where it cannot be read. Nothing in the file is run, and all fetches go to the portal itself. */
export const openPdf = async (file: Blob): Promise<PdfPages> => {
  const { getDocument, version, VerbosityLevel } = await loadPdfJs()
  const files = `/assets/pdfjs/${version}/`
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true, // glyphs as outlines: no font from the file reaches the browser
    standardFontDataUrl: files,
    useWasm: false,
    wasmUrl: files,
    enableXfa: false,
    disableWorkerRendering: true,
  })
  const pdf = await task.promise.catch(async (error) => {
    await task.destroy()
    throw error
  })
  return {
    count: pdf.numPages,
    page: (number, signal) => drawn(pdf, number, signal),
    close: () => task.destroy(),
  }
}
