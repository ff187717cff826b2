/** How large a picture is shown in its frame. Pure geometry in CSS pixels. */
import { type QuarterTurns, rotatedSize, type Size } from './rotation.ts'

/** How many times as large as when it fits. */
export const zooms = [1, 1.5, 2, 3, 4, 6] as const
/** One of the steps, or what shows the picture's own pixels. */
export type Zoom = number

/** The next step of the zoom: 1 in, -1 out; it stays at the ends. */
export const zoomedBy = (zoom: Zoom, by: 1 | -1): Zoom =>
  (by > 0 ? zooms.find((step) => step > zoom) : zooms.findLast((step) => step < zoom)) ?? zoom

/** Whole pixels and never more than the frame at zoom 1, or scroll bars would appear. */
const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.floor(width * scale),
  height: Math.floor(height * scale),
})

/**
 * @param picture in its own pixels.
 * @returns the size of the picture before it is turned, and the space it takes when it is.
 */
export const shownSizes = (picture: Size, frame: Size, turns: QuarterTurns, zoom: Zoom) => {
  const turned = rotatedSize(picture, turns)
  const fit = Math.min(1, frame.width / turned.width, frame.height / turned.height)
  const image = scaled(picture, fit * zoom)
  return { image, space: rotatedSize(image, turns), fit }
}
