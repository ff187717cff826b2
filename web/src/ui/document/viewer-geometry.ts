/** How a picture is rotated, how large it is shown in its frame, and how far the frame is scrolled. Pure geometry in CSS pixels. */

export interface Size {
  width: number
  height: number
}

/** A quarter turn clockwise, 0 to 3 times. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** The size after so many quarter turns. */
export const rotatedSize = ({ width, height }: Size, turns: QuarterTurns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** After one more quarter turn: 1 to the right, -1 to the left. */
export const rotatedBy = (turns: QuarterTurns, by: 1 | -1): QuarterTurns =>
  ((turns + by + 4) % 4) as QuarterTurns

/** How many times as large as when it fits the width of its frame, or as when the whole of it is visible. */
export interface Zoom {
  fit: 'width' | 'page'
  times: number
}

export const fitWidth: Zoom = { fit: 'width', times: 1 }
export const fitPage: Zoom = { fit: 'page', times: 1 }

const [smallest, largest] = [1 / 4, 8]
const step = Math.SQRT2 // two steps double it

/** Zoomed by a factor, within the limits; beyond a limit, where 100 % may be, only back towards it. */
export const scaledBy = ({ fit, times }: Zoom, factor: number): Zoom => {
  const wanted = Math.round(times * factor * 10_000) / 10_000
  const limited =
    factor > 1 ? Math.max(times, Math.min(largest, wanted)) : Math.min(times, Math.max(smallest, wanted))
  return { fit, times: limited }
}

/** The next step: 1 in, -1 out; it stays at the ends. */
export const zoomedBy = (zoom: Zoom, by: 1 | -1): Zoom => scaledBy(zoom, step ** by)

/** Whole pixels and never more than the frame while it fits, or scroll bars would appear. */
const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.floor(width * scale),
  height: Math.floor(height * scale),
})

/**
 * A picture that is smaller than its frame is not enlarged to fit.
 * @param picture in its own pixels.
 * @returns the size of the picture before it is turned, the space it takes when it is, and the scale of both: `fit`
 * while it fits, `scale` as shown.
 */
export const shownSizes = (picture: Size, frame: Size, turns: QuarterTurns, { fit, times }: Zoom) => {
  const turned = rotatedSize(picture, turns)
  const width = Math.min(1, frame.width / turned.width)
  const fitting = fit === 'width' ? width : Math.min(width, frame.height / turned.height)
  const scale = fitting * times
  const image = scaled(picture, scale)
  return { image, space: rotatedSize(image, turns), fit: fitting, scale }
}

interface Lengths {
  /** Of the point that stays where it is, from the start of the frame. */
  anchor: number
  /** How far the frame is scrolled. */
  scroll: number
  frame: number
  /** The space of the picture before and after the zoom. */
  before: number
  after: number
}

/** How far to scroll along one axis after a zoom, so that the same point of the picture stays at the anchor. */
export const scrollAfterZoom = ({ anchor, scroll, frame, before, after }: Lengths): number => {
  const margin = (space: number) => Math.max(0, (frame - space) / 2) // a smaller picture is in the middle
  const share = (scroll + anchor - margin(before)) / before
  return Math.max(0, share * after + margin(after) - anchor)
}
