/** Which part of a picture the 7:9 frame shows. Pure geometry in picture pixels. */

export interface Size {
  width: number
  height: number
}

interface Rectangle extends Size {
  x: number
  y: number
}

/** `zoom` 1 shows as much as the frame can; `x` and `y` are the frame's middle, 0 to 1 across the picture. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

/** The saved picture: 7:9 as on passports, 700 × 900 pixels. */
export const savedSize: Size = { width: 700, height: 900 }

/** The council accepts photos from this width. */
export const narrowestInPixels = 350

const closestZoom = 4
const nudgeAsShareOfFrame = 0.04

/** The first crop: everything the frame can show, a little above the middle, where faces are. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.45 }

const ratio = savedSize.width / savedSize.height

const frameAtZoomOne = ({ width, height }: Size): Size =>
  width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }

/** How far a picture may be zoomed without the frame falling below the accepted width. */
export const largestZoom = (picture: Size): number =>
  Math.max(1, Math.min(closestZoom, frameAtZoomOne(picture).width / narrowestInPixels))

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The part of the picture inside the frame; it never leaves the picture. */
export const croppedPart = (picture: Size, crop: Crop): Rectangle => {
  const whole = frameAtZoomOne(picture)
  const zoom = clamp(crop.zoom, 1, largestZoom(picture))
  const [width, height] = [whole.width / zoom, whole.height / zoom]
  return {
    x: clamp(crop.x * picture.width - width / 2, 0, picture.width - width),
    y: clamp(crop.y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  }
}

/**
 * The crop after moving the frame by shares of its size; it stops at the edges, so a move back takes effect at once.
 */
export const movedCrop = (picture: Size, crop: Crop, across: number, down: number): Crop => {
  const part = croppedPart(picture, crop)
  const moved = croppedPart(picture, {
    ...crop,
    x: (part.x + part.width * (0.5 + across)) / picture.width,
    y: (part.y + part.height * (0.5 + down)) / picture.height,
  })
  return {
    ...crop,
    x: (moved.x + moved.width / 2) / picture.width,
    y: (moved.y + moved.height / 2) / picture.height,
  }
}

/** One press of an arrow key moves the photo that way, so the frame the other way. */
export const arrowMoves: Record<string, [across: number, down: number]> = {
  ArrowLeft: [nudgeAsShareOfFrame, 0],
  ArrowRight: [-nudgeAsShareOfFrame, 0],
  ArrowUp: [0, nudgeAsShareOfFrame],
  ArrowDown: [0, -nudgeAsShareOfFrame],
}

/** Where the whole picture is drawn when it is used as it is: in the middle of the saved size, as large as fits. */
export const wholeInside = (picture: Size): Rectangle => {
  const scale = Math.min(savedSize.width / picture.width, savedSize.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: (savedSize.width - width) / 2, y: (savedSize.height - height) / 2, width, height }
}
