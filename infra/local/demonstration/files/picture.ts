import { eachDot } from './lettering.ts'

/** A grey picture: one byte for each pixel, row by row, 0 is black. */
export interface Picture {
  width: number
  height: number
  pixels: Buffer
}

/** A sheet of one shade. */
export const blank = (width: number, height: number, shade: number): Picture => ({
  width,
  height,
  pixels: Buffer.alloc(width * height, shade),
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Fills a rectangle; the part outside the picture is left out. */
export function fillBox({ width, height, pixels }: Picture, box: Box, shade: number): void {
  const [left, right] = [Math.max(0, box.x), Math.min(width, box.x + box.width)]
  const bottom = Math.min(height, box.y + box.height)
  for (let y = Math.max(0, box.y); y < bottom; y++)
    if (left < right) pixels.fill(shade, y * width + left, y * width + right)
}

/** Fills the ellipse that fits a box. */
function fillEllipse(picture: Picture, { x, y, width, height }: Box, shade: number): void {
  for (let row = 0; row < height; row++) {
    const half = Math.round((width / 2) * Math.sqrt(1 - (2 * ((row + 0.5) / height) - 1) ** 2))
    const middle = Math.round(x + width / 2)
    fillBox(picture, { x: middle - half, y: y + row, width: 2 * half, height: 1 }, shade)
  }
}

/** Writes a line of capital letters; `size` is the width of a dot in pixels. */
export function write(picture: Picture, text: string, at: { x: number; y: number; size: number }): void {
  const { size } = at
  eachDot(text, (x, y) =>
    fillBox(picture, { x: at.x + x * size, y: at.y + y * size, width: size, height: size }, 30),
  )
}

/** Head and shoulders, as on a passport photograph. `tone` from 0 to 5 tells people apart. */
export function drawPerson(picture: Picture, { x, y, width, height }: Box, tone: number): void {
  fillBox(picture, { x, y, width, height }, 205 + tone * 6)
  const part = (left: number, top: number, wide: number, high: number): Box => ({
    x: Math.round(x + left * width),
    y: Math.round(y + top * height),
    width: Math.round(wide * width),
    height: Math.round(high * height),
  })
  const shoulders = part(0.12, 0.7, 0.76, 0.6)
  for (let row = shoulders.y; row < y + height; row++) {
    const fraction = Math.sqrt(Math.min(1, (row - shoulders.y + 1) / (0.25 * height)))
    const half = Math.round((shoulders.width / 2) * fraction)
    fillBox(
      picture,
      { x: Math.round(x + width / 2) - half, y: row, width: 2 * half, height: 1 },
      60 + tone * 12,
    )
  }
  fillEllipse(picture, part(0.26, 0.12, 0.48, 0.5), 40 + tone * 8) // hair or scarf
  fillBox(picture, part(0.42, 0.5, 0.16, 0.24), 150 - tone * 6)
  fillEllipse(picture, part(0.31, 0.2, 0.38, 0.46), 165 - tone * 6)
}
