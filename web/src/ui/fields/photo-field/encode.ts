/** Makes the JPEG that is sent from pixels. */
import { jpegOf, whiteCanvas } from '#web/ui/picture/canvas.ts'
import { type Crop, croppedPart, savedSize, wholeInside } from './crop.ts'

const largestInBytes = 300 * 1024 // a quarter of a second on a slow phone line
const firstQuality = 0.9
const qualityStep = 0.1
const lowestQuality = 0.3

/**
 * Lowers the quality until the picture fits.
 * @param encode makes a JPEG of a quality between 0 and 1.
 */
export const fittingJpeg = async (
  encode: (quality: number) => Promise<Blob>,
  largest = largestInBytes,
): Promise<Blob> => {
  let quality = firstQuality
  let jpeg = await encode(quality)
  while (jpeg.size > largest && quality - qualityStep >= lowestQuality) {
    quality -= qualityStep
    jpeg = await encode(quality)
  }
  return jpeg
}

const drawCrop = (picture: ImageBitmap, crop: Crop | null): HTMLCanvasElement => {
  const { canvas, context } = whiteCanvas(savedSize)
  const from = crop
    ? croppedPart(picture, crop)
    : { x: 0, y: 0, width: picture.width, height: picture.height }
  const to = crop ? { x: 0, y: 0, ...savedSize } : wholeInside(picture)
  context.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)
  return canvas
}

/** The 700 × 900 JPEG of a crop; without one, the whole picture on white. */
export const savedPhoto = (picture: ImageBitmap, crop: Crop | null): Promise<Blob> => {
  const canvas = drawCrop(picture, crop)
  return fittingJpeg((quality) => jpegOf(canvas, quality))
}

/** `data:image/jpeg;base64,…`, as the photo travels. */
export const dataString = (jpeg: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(jpeg)
  })
