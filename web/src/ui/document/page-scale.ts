import type { Size } from './turns.ts'

/** As a scanner at about 200 dpi makes an A4 page: small print can be read at 100 %. */
const shorterSide = 1600
const mostPixels = 8_000_000
const longestSide = 8192 // browsers refuse larger canvases

/** How many pixels a point of a PDF page gets. */
export const pageScale = ({ width, height }: Size): number =>
  Math.min(
    shorterSide / Math.min(width, height),
    Math.sqrt(mostPixels / (width * height)),
    longestSide / Math.max(width, height),
  )
