import { jpegOf, whiteCanvas } from '#web/ui/picture/canvas.ts'

const [mostWide, mostHigh] = [128, 96] // twice as many pixels as it is shown with

/** A small JPEG of a picture. */
export const thumbnailOf = async (picture: Blob): Promise<Blob> => {
  const whole = await createImageBitmap(picture)
  const scale = Math.min(1, mostWide / whole.width, mostHigh / whole.height)
  const [width, height] = [Math.ceil(whole.width * scale), Math.ceil(whole.height * scale)]
  const { canvas, context } = whiteCanvas({ width, height })
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  return jpegOf(canvas, 0.8)
}
