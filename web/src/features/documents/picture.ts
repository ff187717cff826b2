/** From the photo that was chosen to pixels, and from pixels to the JPEG that is sent. */
import { type Size, type Turns, turnedSize } from '#web/ui/document/turns.ts'
import { jpegOf, whiteSheet } from '#web/ui/picture/sheet.ts'
import { fittingFile, longestEdgeInPixels, shrinkSteps, sizeWithin } from './shrink.ts'

/** The size as it is seen, read without decoding the pixels. */
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
 * Decodes a photo of any size, turned as the camera noted (EXIF), shrunk at once so that a phone's memory is enough.
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

/** The picture on a white sheet, turned, with a long edge of at most so many pixels. */
export const drawnPicture = (picture: ImageBitmap, turns: Turns, longEdge: number): HTMLCanvasElement => {
  const drawn = sizeWithin(picture, longEdge)
  const { sheet, pen } = whiteSheet(turnedSize(drawn, turns))
  pen.translate(sheet.width / 2, sheet.height / 2)
  pen.rotate((turns * Math.PI) / 2)
  pen.drawImage(picture, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height)
  return sheet
}

/** A new JPEG of the pixels alone: place, time and camera that a photo carries stay on the phone. */
export const encodedPicture = (picture: ImageBitmap, turns: Turns): Promise<Blob> => {
  let sheet: HTMLCanvasElement | undefined
  let sheetEdge = 0
  return fittingFile(shrinkSteps(picture), ({ longEdge, quality }) => {
    if (!sheet || sheetEdge !== longEdge) sheet = drawnPicture(picture, turns, longEdge)
    sheetEdge = longEdge
    return jpegOf(sheet, quality)
  })
}
