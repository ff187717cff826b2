/** A white sheet to draw on, and the JPEG that becomes of it. */

/** White lies under transparent PNGs and beside pictures that do not fill the sheet. */
export const whiteSheet = ({ width, height }: { width: number; height: number }) => {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const pen = sheet.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw the photo')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  return { sheet, pen }
}

/** @param quality between 0 and 1. */
export const jpegOf = (sheet: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    sheet.toBlob((jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('No JPEG'))), 'image/jpeg', quality),
  )
