/** Decodes the chosen photo to pixels, and encodes pixels as the JPEG that is sent. */
import { type QuarterTurns, rotatedSize, type Size } from '#web/ui/document/viewer-geometry.ts'
import { jpegOf, whiteCanvas } from './canvas.ts'
import { firstFittingFile, longestEdgeInPixels, shrinkSteps, sizeWithin } from './shrink.ts'

/** The size as shown, read without decoding the pixels. */
const sizeOf = (file: Blob): Promise<Size> => {
  const address = URL.createObjectURL(file)
  return new Promise<Size>((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => reject(new Error('Not a picture'))
    image.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

/**
 * Decodes a photo of any size, rotated as the camera noted (EXIF), shrunk at once so that a phone's memory is enough.
 * Throws when the browser cannot read it.
 */
export const decodePicture = async (file: Blob): Promise<ImageBitmap> => {
  const { width, height } = sizeWithin(await sizeOf(file), longestEdgeInPixels)
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
}

/** The picture on a white canvas, rotated, with a long edge of at most so many pixels. */
export const drawPicture = (
  picture: ImageBitmap,
  quarterTurns: QuarterTurns,
  longEdge: number,
): HTMLCanvasElement => {
  const drawn = sizeWithin(picture, longEdge)
  const { canvas, context } = whiteCanvas(rotatedSize(drawn, quarterTurns))
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarterTurns * Math.PI) / 2)
  context.drawImage(picture, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height)
  return canvas
}

/** A new JPEG of the pixels alone: the place, time and camera that are noted in a photo stay on the phone. */
export const encodePicture = (picture: ImageBitmap, quarterTurns: QuarterTurns): Promise<Blob> => {
  let canvas: HTMLCanvasElement | undefined
  let canvasEdge = 0
  return firstFittingFile(shrinkSteps(picture), ({ longEdge, quality }) => {
    if (!canvas || canvasEdge !== longEdge) canvas = drawPicture(picture, quarterTurns, longEdge)
    canvasEdge = longEdge
    return jpegOf(canvas, quality)
  })
}
