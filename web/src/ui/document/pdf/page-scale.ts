import type { Size } from '#web/ui/document/viewer-geometry.ts'

/** An A4 page at about 200 dpi, as scanners make them: small print can be read at 100 %. */
const shorterSideInPixels = 1600
const mostPixels = 8_000_000
const longestSideInPixels = 8192 // browsers refuse larger canvases

/** How many pixels a point of a PDF page gets. */
export const pageScale = ({ width, height }: Size): number =>
  Math.min(
    shorterSideInPixels / Math.min(width, height),
    Math.sqrt(mostPixels / (width * height)),
    longestSideInPixels / Math.max(width, height),
  )
