/** A scan as office machines make it: one bit per pixel, compressed as a fax (CCITT Group 4). */
import { aPdf } from './hostile-files/pdf.ts'

const [width, height] = [64, 64]
const bits = [
  '001', // the first row by its runs:
  '00110101', // no white,
  '0000001111', // 64 black
  '0000110111', // and no more
  '11'.repeat(height - 1), // the other rows as the one above
  '000000000001'.repeat(2), // the end
].join('')
const hex = bits.match(/.{1,4}/g)?.map((digits) => Number.parseInt(digits.padEnd(4, '0'), 2).toString(16))

/** Two pages: a black square that was scanned, and words in a font that every reader has. */
export const aScannedPdf = (): Buffer =>
  aPdf({
    pages: 2,
    content: [
      'q 300 0 0 300 150 300 cm',
      `BI /W ${width} /H ${height} /CS /G /BPC 1 /F [/AHx /CCF] /DP [null <</K -1 /Columns ${width} /Rows ${height}>>]`,
      `ID ${hex?.join('')}>`,
      'EI Q',
    ].join('\n'),
  })
