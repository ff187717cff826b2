/**
 * Reads a PDF and draws its pages outside of the page's thread. The page ends this worker when a file takes too long,
 * so nothing in a file can hold the page. pdf.js finds its reader in `globalThis`, thus both halves run in here.
 */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import { pageScale } from './page-scale.ts'
import { answerFirst } from './pdf-channel.ts'
import { CanvasFactory, FilterFactory } from './pdf-factories.ts'
import type { PdfAnswer, PdfRequest } from './pdf-messages.ts'

const files = `/assets/pdfjs/${version}/`
const mostImagePixels = 40_000_000 // a picture inside of a page; a scanned A3 page at 400 dpi has 31 million

let opened: PDFDocumentProxy | undefined

const open = async (data: ArrayBuffer): Promise<PdfAnswer> => {
  opened = await getDocument({
    data: new Uint8Array(data),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true, // glyphs as outlines: no font from the file reaches the browser
    standardFontDataUrl: files,
    useWasm: false,
    wasmUrl: files,
    useWorkerFetch: true,
    enableXfa: false,
    disableWorkerRendering: true, // this is a worker already
    maxImageSize: mostImagePixels,
    CanvasFactory,
    FilterFactory,
  }).promise
  return { count: opened.numPages }
}

/** A PNG of a page, numbered from 1. */
const draw = async (number: number): Promise<PdfAnswer> => {
  if (!opened) throw new Error('No PDF is open')
  const page = await opened.getPage(number)
  const viewport = page.getViewport({ scale: pageScale(page.getViewport({ scale: 1 })) })
  const canvas = new OffscreenCanvas(Math.floor(viewport.width), Math.floor(viewport.height))
  const canvasContext = canvas.getContext('2d', { alpha: false }) as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  page.cleanup()
  return { png: await canvas.convertToBlob({ type: 'image/png' }) }
}

const answer = (request: PdfRequest): Promise<PdfAnswer> =>
  'open' in request ? open(request.open) : draw(request.page)

addEventListener('message', (event) => answerFirst(event, answer))
