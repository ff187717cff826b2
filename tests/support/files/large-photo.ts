/** A photo as a good phone camera writes it: many megapixels, turned by EXIF, with the place it was taken at. */
import type { Page } from 'playwright-core'
import { segment } from './hostile-files/jpeg.ts'

/** Data that must not be uploaded. */
export const place = 'GPS 31.5204 N 74.3587 E'

/** Noise, since nothing else makes a JPEG as large as a photo; drawn by the browser, which has an encoder. */
const noise = (page: Page, width: number, height: number): Promise<string> =>
  page.evaluate(
    async ([width, height]) => {
      const sheet = document.createElement('canvas')
      sheet.width = width
      sheet.height = height
      const pen = sheet.getContext('2d') as CanvasRenderingContext2D
      const pixels = pen.createImageData(width, height)
      let seed = 1
      for (let at = 0; at < pixels.data.length; at++) {
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        pixels.data[at] = at % 4 === 3 ? 255 : 80 + ((seed >> 16) & 127)
      }
      pen.putImageData(pixels, 0, 0)
      const jpeg = await new Promise<Blob | null>((done) => sheet.toBlob(done, 'image/jpeg', 0.92))
      const reader = new FileReader()
      reader.readAsDataURL(jpeg as Blob)
      await new Promise((done) => reader.addEventListener('load', done))
      return String(reader.result).split(',')[1] ?? ''
    },
    [width, height] as const,
  )

/** EXIF with one entry, the orientation, and the place as a text. `6`: the phone was held upright. */
export const exif = (orientation: number): Buffer => {
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big-endian, the first directory at 8
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ])
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]))
}

/** Landscape as stored in the file, upright as shown. */
export const aLargePhoto = async (page: Page, width = 4000, height = 3000): Promise<Buffer> => {
  const jpeg = Buffer.from(await noise(page, width, height), 'base64')
  return Buffer.concat([jpeg.subarray(0, 2), exif(6), jpeg.subarray(2)])
}
