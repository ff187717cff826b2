const quoted = (text: string): string => `(${text.replace(/[^ -~]/g, '').replace(/[()\\]/g, '\\$&')})`

interface Page {
  /** In points. */
  width: number
  height: number
  /** The first one in large letters. */
  lines: readonly string[]
  /** A JPEG of 720 × 896 pixels, shown at the right. */
  photo?: Buffer
}

function content({ width, height, lines: [title = '', ...lines], photo }: Page): string {
  const body = lines.map((line) => `0 -28 Td ${quoted(line)} Tj`).join(' ')
  return [
    `2 w 12 12 ${width - 24} ${height - 24} re S 12 ${height - 62} m ${width - 12} ${height - 62} l S`,
    `BT /F1 20 Tf 30 ${height - 46} Td ${quoted(title)} Tj /F1 14 Tf 0 -22 Td ${body} ET`,
    `BT /F1 9 Tf 30 22 Td (Sample: this person is invented) Tj ET`,
    ...(photo ? [`q 90 0 0 112 ${width - 116} ${height - 190} cm /Photo Do Q`] : []),
  ].join('\n')
}

const stream = (entries: string, data: string): string =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`

/** One page with lines of text and perhaps a photograph, as a PDF file. */
export function toPdf(page: Page): Buffer {
  const { width, height, photo } = page
  const picture = '/Type/XObject/Subtype/Image/Width 720/Height 896/ColorSpace/DeviceRGB/BitsPerComponent 8'
  const resources = `/Font<</F1 3 0 R>>${photo ? '/XObject<</Photo 6 0 R>>' : ''}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<${resources}>>/Contents 5 0 R>>`,
    stream('', content(page)),
    ...(photo ? [stream(`${picture}/Filter/DCTDecode`, photo.toString('latin1'))] : []),
  ]
  let file = '%PDF-1.7\n'
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n`
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n\r\n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}
