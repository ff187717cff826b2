/** A page of a PDF as a picture, drawn by pdf.js in a browser, and the QR codes that a decoder finds in it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name))
const origin = 'https://pdf.example'

const scripts: Record<string, string> = {
  '/pdf.mjs': 'pdfjs-dist/build/pdf.min.mjs',
  '/pdf.worker.mjs': 'pdfjs-dist/build/pdf.worker.min.mjs',
  '/decode.js': 'qr/decode.js',
  '/index.js': 'qr',
}

/** How a copy differs from the original: smaller, grey, speckled, a little turned. */
export interface Copy {
  dotsPerInch: number
  /** Share of the dots that are black or white by chance. */
  speckles?: number
  /** How much of the contrast is lost. */
  fade?: number
  turnedByDegrees?: number
}

interface Drawn {
  /** What the QR code says; undefined where none can be read. */
  code: string | undefined
  /** PNG. */
  picture: Buffer
}

/** Runs in the browser. */
const draw = async ({ number, copy }: { number: number; copy: Copy }) => {
  // Written as text: the tests' own loader rewrites an import.
  const load = new Function('path', 'return import(path)')
  const pdf = await load('/pdf.mjs')
  const { default: decodeQr } = await load('/decode.js')
  pdf.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs'
  const { promise } = pdf.getDocument({ url: '/document.pdf', verbosity: 0 })
  const page = await (await promise).getPage(number)
  const viewport = page.getViewport({ scale: copy.dotsPerInch / 72 })
  const size = { width: Math.round(viewport.width), height: Math.round(viewport.height) }
  const canvas = Object.assign(document.createElement('canvas'), size)
  await page.render({ canvas, viewport }).promise
  const paper = Object.assign(document.createElement('canvas'), size)
  const context = paper.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.rotate(((copy.turnedByDegrees ?? 0) * Math.PI) / 180)
  context.drawImage(canvas, 0, 0)
  const dots = context.getImageData(0, 0, size.width, size.height)
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const [fade, speckles] = [copy.fade ?? 0, copy.speckles ?? 0]
  for (let at = 0; at < dots.data.length; at += 4) {
    const grey = (dots.data[at]! + dots.data[at + 1]! + dots.data[at + 2]!) / 3
    const faded = 255 * (fade / 2) + grey * (1 - fade)
    const seen = random() < speckles ? (random() < 0.5 ? 0 : 255) : faded
    dots.data.fill(seen, at, at + 3)
  }
  context.putImageData(dots, 0, 0)
  let code: string | undefined
  try {
    code = decodeQr({ ...size, data: dots.data }, { effort: 4, timeLimit: 60_000 })
  } catch {
    code = undefined
  }
  return { code, picture: paper.toDataURL('image/png').split(',')[1]! }
}

/** @param page of a context that bypasses the content policy; @param number of the page in the PDF, from 1 */
export const drawnPdf = async (page: Page, pdf: Buffer, number: number, copy: Copy): Promise<Drawn> => {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const script = scripts[pathname]
    if (script) return route.fulfill({ body: file(script), contentType: 'text/javascript' })
    return pathname === '/document.pdf'
      ? route.fulfill({ body: pdf, contentType: 'application/pdf' })
      : route.fulfill({ body: '<!doctype html><title>PDF</title>', contentType: 'text/html' })
  })
  await page.goto(`${origin}/`)
  const { code, picture } = await page.evaluate(draw, { number, copy })
  return { code, picture: Buffer.from(picture, 'base64') }
}
