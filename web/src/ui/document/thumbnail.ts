import { jpegOf, whiteSheet } from '#web/ui/picture/sheet.ts'

const [mostWide, mostHigh] = [128, 96] // twice as many pixels as it is shown with

/** A small JPEG of a picture. */
export const thumbnailOf = async (picture: Blob): Promise<Blob> => {
  const whole = await createImageBitmap(picture)
  const scale = Math.min(1, mostWide / whole.width, mostHigh / whole.height)
  const [width, height] = [Math.ceil(whole.width * scale), Math.ceil(whole.height * scale)]
  const { sheet, pen } = whiteSheet({ width, height })
  pen.drawImage(whole, 0, 0, width, height)
  whole.close()
  return jpegOf(sheet, 0.8)
}
