/** A white canvas to draw on, and the JPEG made from it. */

/** White is what shows through transparent PNGs and around pictures that do not fill the canvas. */
export const whiteCanvas = ({ width, height }: { width: number; height: number }) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the photo')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** @param quality between 0 and 1. */
export const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('No JPEG'))), 'image/jpeg', quality),
  )
