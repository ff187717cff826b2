/** How large a photographed document is sent. Pure numbers; `picture.ts` draws. */
import type { Size } from '#web/ui/document/viewer-geometry.ts'

export interface Encoding {
  /** In pixels. */
  longEdge: number
  /** Of the JPEG, between 0 and 1. */
  quality: number
}

export const longestEdgeInPixels = 2000 // about 170 dpi on A4
const shortestLongEdgeInPixels = 1500 // below it small print cannot be read
const targetInBytes = 1024 * 1024

const edges = [longestEdgeInPixels, 1750, shortestLongEdgeInPixels]
const qualities = [0.8, 0.7, 0.6]
const lastQualities = [0.5, 0.4, 0.3]

const longEdgeOf = ({ width, height }: Size): number => Math.max(width, height)

/** The size with this long edge; nothing is ever made larger. */
export const sizeWithin = (size: Size, longEdge: number): Size => {
  const scale = Math.min(1, longEdge / longEdgeOf(size))
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/**
 * The steps that are tried one after the other: first a lower quality, then fewer pixels, then the lowest qualities.
 */
export const shrinkSteps = (size: Size): Encoding[] => {
  const own = longEdgeOf(size)
  const sizes = [...new Set(edges.map((edge) => Math.min(edge, own)))]
  const steps = sizes.flatMap((longEdge) => qualities.map((quality) => ({ longEdge, quality })))
  const smallest = sizes.at(-1) ?? own
  return [...steps, ...lastQualities.map((quality) => ({ longEdge: smallest, quality }))]
}

/** The first step with a small enough file; the last step if there is none. */
export const firstFittingFile = async (
  steps: Encoding[],
  encode: (step: Encoding) => Promise<Blob>,
  target = targetInBytes,
): Promise<Blob> => {
  let file = new Blob()
  for (const step of steps) {
    file = await encode(step)
    if (file.size <= target) return file
  }
  return file
}
